# The guided first game: what to do, and why.
guide-spell = Whoever has the most gems when the Cauldron is empty wins. A Spell takes some: cast your Spell 2 from your Grimoire, the open cards in front of you.
guide-refill = Your Grimoire fills up from your Hand at once. Everybody can see it, so lay Spell 1 there and keep your Amulet and Magic Wand hidden.
guide-wand = Your Spell waits, and anybody may lay a yellow Pocus on it, even you. The Magic Wand doubles its number: lay it.
guide-pass = After each new card everybody is asked again. You have nothing to add: pass. Once all have passed, the cards take effect in order.
guide-draw = You could cast more, but your Thief would find no gems yet. End the turn with two cards or one gem; cards make for stronger turns.
guide-let = You are also asked on other players’ turns. Your Counterspell could destroy this Spell; save it for something worse, and pass.
guide-amulet = A Thief aims at you! Only its target can lay an Amulet, which destroys it. Lay yours from your Hand.
guide-again = The Amulet asked everybody once more. Pass, and it does its work.
guide-thief = Now it pays off: a Thief takes gems from a player. Cast your Thief 3, then choose who to rob.
guide-keep = Fill up the Grimoire again. Spell 2 is what you want to cast next, and you can cast it from there just as well.
guide-wait = You are asked even when you have nothing to lay, so nobody can guess what you hold. Pass.
guide-another = You can cast as many Hocus as you like in a turn, one after the other. Cast your Spell 2.
guide-own = Pass. Once everybody has passed, the Pocus take effect first, then your Spell.
guide-last = One gem is left, and you are in the lead. End the turn with the gem: whoever takes the last one ends the game, and whoever has the most gems wins.
