# The guided first game: what to do, and why.
guide-spell = Whoever has the most gems when the Cauldron is empty wins. A Spell takes them: cast your Spell 2 from the Grimoire, the open cards before you.
guide-refill = The Grimoire is filled up from your Hand at once. Everybody can see it, so lay Spell 1 there and keep Amulet and Magic Wand hidden.
guide-wand = Your Spell waits, and anybody may lay a yellow Pocus on it, you too. The Magic Wand doubles the number: lay it.
guide-pass = A new card asks everybody again. You have nothing to add: pass. When all have passed, the cards take effect in their order.
guide-draw = You may cast more, but your Thief would find no gems yet. End the turn with two cards or one gem; cards make stronger turns.
guide-let = Now you are asked on another’s turn. Your Counterspell could destroy this Spell; keep it for something worse, and pass.
guide-amulet = A Thief aims at you! An Amulet, laid by the target alone, destroys it. Lay it from your Hand.
guide-again = The Amulet asked everybody once more. Pass, and it does its work.
guide-thief = Now it pays: a Thief takes gems from a person. Cast your Thief 3, then choose whom.
guide-keep = Fill the Grimoire again. Spell 2 is what you want to cast next, and it can be cast from there just as well.
guide-wait = You are asked even if you have nothing to say, so that nobody can guess what you hold. Pass.
guide-another = A turn has as many Hocus as you like, one after the other. Cast your Spell 2.
guide-own = Pass. When everybody has passed, first the Pocus and then your Spell take effect.
guide-last = One gem is left, and you lead. End the turn with the gem: who takes the last one ends the game, and the most gems win.
