# The guided first game: what to do, and why.
guide-kazaam = Find the wizard that shares nothing with the target: not the size, not the colour of hat, wand, robe or shoes. Seen one? Call “Kazaam!”. Take your time here; nobody races you.
guide-point = Now point at it. Place 8 differs in all five: it is yours, and the target takes its place.
guide-first = A new target. In a real game the first call shuts the others out until it is judged. Call “Kazaam!” when you see the match.
guide-barred = Point at place 11. A wrong point bars you until the next target, so look twice.
guide-no-match = Sometimes no wizard fits. Each of the twelve shares something with this target: call “No match!”, and the target is yours.
guide-tie = Two calls at almost the same moment cancel out, and the card waits for the next winner. Call “Kazaam!”.
guide-either = You have a few seconds to point after a call; here they are many. Two wizards fit, and either is right: place 2, for example.
guide-size = Size is what people overlook: one that fits in all colours but has the same size is no match. Call “Kazaam!”.
guide-goal = Point at place 8. With this card you have reached the goal of this short race; a real one goes to ten.
