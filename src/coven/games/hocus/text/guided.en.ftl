# The guided first game: what to do, and why.
guide-pocket = Like poker, but you build everything yourselves, with one Spell a turn. Your Pockets are your secret cards: lay your two 6s into Pocket 1.
guide-community = The Communities are for everybody. Build yours around your 6s: 5, 6, 7, 8 and 9 would be a Straight. Put 7 of Swords into Community 1.
guide-pot = What lies in a Pot is what a showdown is worth. Nobody sees it: put your 11 of Swords, 3 points, into Pot 1.
guide-school = Your school has three Spells of its own. Entropic Energy lays the deck’s top card into a Community and draws you another: use it on Community 2.
guide-straight = Look, the 9 came from the other side. Sets rank as in poker, and yours is almost there: put 8 of Cups into Community 1.
guide-second = There is a second Community, and a Pocket fights only once. Lay your two 2s into Pocket 2.
guide-full = One card is missing for your Straight: put 5 of Wands into Community 1. When all Communities are full, everybody has one more turn.
guide-owl = Your last turn. Owls are claimed by who wins the Pot, and used once in the next round: put 10 of Owls into Pot 1.
guide-order = Now the showdowns. As the first player you name their order: Community 1 before 2.
guide-commit = Choose a Pocket for Community 1. With your 6s it makes 5, 6, 7, 8, 9: commit Pocket 1.
guide-lose = A Straight: the Pot is yours, and the Owl too. Your 2s will hardly win Community 2, but they cost nothing now: commit Pocket 2. Rounds go on until somebody has 25 points.
