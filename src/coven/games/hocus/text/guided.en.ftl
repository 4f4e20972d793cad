# The guided first game: what to do, and why.
guide-pocket = It’s like poker, but the players build everything, one Spell a turn. Your Pockets are your secret cards: put your two 6s into Pocket 1.
guide-community = The Communities are for everybody. Build one around your 6s: 5, 6, 7, 8 and 9 would be a Straight. Put 7 of Swords into Community 1.
guide-pot = What lies in a Pot is what you win in a showdown. Nobody sees it: put your 11 of Swords, 2 points, into Pot 1.
guide-school = Your school has three Spells of its own. Entropic Energy puts the deck’s top card into a Community and draws you another: use it on Community 2.
guide-straight = Look, the 9 came from your opponent. Sets rank as in poker, and yours is almost there: put 8 of Cups into Community 1.
guide-second = There is a second Community, and each Pocket fights only once. Put your two 2s into Pocket 2.
guide-full = Your Straight needs one more card: put 5 of Wands into Community 1. When all Communities are full, everybody has one more turn.
guide-owl = Your last turn. Whoever wins the Pot claims the Owls in it, to use once in the next round: put 10 of Owls into Pot 1.
guide-order = Now the showdowns. As the first player you choose their order: Community 1 before 2.
guide-commit = Choose a Pocket for Community 1. With your 6s it makes 5, 6, 7, 8, 9: commit Pocket 1.
guide-lose = A Straight: the Pot is yours, and the Owl too. Your 2s will hardly win Community 2, but they cost nothing now: commit Pocket 2. Rounds go on until somebody has 25 points.
