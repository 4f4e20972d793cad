# The guided first game: what to do, and why.
guide-kazaam = Find the wizard that shares nothing with the target: not its size, not the colour of its hat, wand, robe or shoes. Found one? Call “Kazaam!”. Take your time; nobody is racing you here.
guide-point = Now point at it. Place 8 differs in all five: it is yours, and the target takes its place.
guide-first = A new target. In a real game the first call shuts the others out until the verdict. Call “Kazaam!” when you see the match.
guide-barred = Point at place 11. A wrong wizard bars you until the next target, so look twice.
guide-no-match = Sometimes no wizard fits. All twelve share something with this target: call “No match!”, and the target is yours.
guide-tie = Two calls at almost the same moment cancel out, and the card waits for the next winner. Call “Kazaam!”.
guide-either = After a call you have a few seconds to point; here you have plenty. Two wizards fit, and either is right: place 2, for example.
guide-size = Size is easy to overlook: if every colour differs but the size is the same, it is no match. Call “Kazaam!”.
guide-goal = Point at place 8. With this card you reach the goal of this short race; a real one goes to ten.
