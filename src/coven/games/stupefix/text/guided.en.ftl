# The guided first game: what to do, and why.
guide-prepare = Eight rounds of wand duels; who is left standing shares the rewards. First everybody prepares a card in secret. You have three Stunners: take one.
guide-aim = Now everybody points at somebody, all at once. Point at the one across the table.
guide-cast = The wands are shown: nobody points at you, so nothing can hit you. Cast your Stunner.
guide-points = A hit! Only flags that still stand share, the Pet first, and that is you. Points count for your house at the end: take 40.
guide-private-lesson = A Private Lesson gives you a Stunner from the discard for a Fizzle of yours. Strong cards are scarce: take it.
guide-favour = Favours are worth little alone and more with every other one: 10, 30, 60, 120 and so on. Take one.
guide-fizzle = A Fizzle does nothing, but nobody sees that you hold one. Most of your cards are Fizzles: prepare one.
guide-pet = The Pet of this round picks first: a good one to frighten. Point at the player to your right.
guide-shield = Two wands point at you! Two Stunners would mean two Late tokens. A Shield stops all of them, but your flag goes down and you share nothing this time.
guide-bluff = Good that you had the Shield: both were real. Now bluff: prepare a Fizzle, and let others believe in it.
guide-leader = The player to your left has taken the most points. Point there: who is afraid shields, and gets nothing.
guide-nerve = One wand points at you. Shields cost your share, and most cards are Fizzles: keep your nerve and cast.
guide-favours = It was a Fizzle, and your bluff made the leader duck. A second Favour makes 30 of your 10: take it.
guide-become = “Become the Pet” lets you pick first next round and takes a Late token from you, if you have one. Take it.
guide-potion = Whoever has the most Potions at the end gets 100 points. Take this one. You know it all now: play on, or begin a real game.
