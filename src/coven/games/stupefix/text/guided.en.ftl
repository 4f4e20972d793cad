# The guided first game: what to do, and why.
guide-prepare = Eight rounds of wand duels; whoever is left standing shares the rewards. First everybody prepares a card in secret. You have three Stunners: take one.
guide-aim = Now everybody aims at somebody, all at once. Aim at the player across the table.
guide-cast = The wands are shown: nobody aims at you, so nothing can hit you. Cast your Stunner.
guide-points = A hit! Only players whose flag is up share, the Pet first, and that is you. Points count for your house at the end: take 40.
guide-private-lesson = A Private Lesson swaps one of your Fizzles for a Stunner from the discard. Strong cards are scarce: take it.
guide-favour = A single Favour is worth little, but each new one adds more: 10, 30, 60, 120 and so on. Take one.
guide-fizzle = A Fizzle does nothing, but nobody can see that you hold one. Most of your cards are Fizzles: prepare one.
guide-pet = The Pet of this round picks first: a good one to scare. Aim at the player on your right.
guide-shield = Two wands aim at you! Two Stunners would mean two Late tokens. A Shield stops them all, but your flag goes down and you share nothing this time.
guide-bluff = Good thing you shielded: both were real. Now it is your turn to bluff: prepare a Fizzle, and let the others believe in it.
guide-leader = The player on your left has taken the most points. Aim there: whoever gets scared shields, and gets nothing.
guide-nerve = One wand aims at you. A Shield costs your share, and most cards are Fizzles: keep your nerve and cast.
guide-favours = It was a Fizzle, and your bluff made the leader duck. A second Favour turns your 10 points into 30: take it.
guide-become = “Become the Pet” lets you pick first next round and takes a Late token from you, if you have one. Take it.
guide-potion = Whoever has the most Potions at the end gets 100 points. Take this one. You know it all now: play on, or start a real game.
