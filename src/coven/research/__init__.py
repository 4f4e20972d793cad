"""The games in the interfaces that researchers use: PettingZoo, Gymnasium, OpenSpiel, Model Context Protocol.

Everything here is made from the types of moves and views: a new game needs no line of code in this folder.
"""
