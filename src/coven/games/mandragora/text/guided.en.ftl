# The guided first game: what to do, and why.
guide-send = On your turn you send the shared assistant 1 to 3 shops on, or cast a spell. You take all that lies where it stops: send it 3 shops on, to a night shop.
guide-night = Night shops hide their cards: only who takes them sees them. Send the assistant 3 shops on, to the next one.
guide-take = By day everybody sees what lies there. Shop 2 has a red grimoire and a red ingredient, which go together: send the assistant 1 shop on.
guide-cast = A spell is one grimoire with ingredients of its colour; a mandrake stands in for any of them. Lay red grimoire, red ingredient and mandrake: two ingredients, a spell of value 2. Cast Doubling.
guide-extra = Doubling gives you one more turn at once. Use it: send the assistant 2 shops on.
guide-greens = Every shop that the assistant leaves gets a new card, so shops that nobody visits grow. Two green ingredients lie 3 shops on: go there.
guide-mandrake = A mandrake can also stand in for the grimoire, and scores 0 as such. With it and three green ingredients you reach a spell of value 3: cast Celerity.
guide-curse = Celerity lets you go one shop further for the rest of the game. Go 4 shops on. It is night there, and some cards are scrolls with curses.
guide-far = A scroll! Who alone has the most curses holds the marker: 2 points less at the end, until somebody else has as many. Go on: 4 shops, three cards lie there.
guide-levitation = The number of ingredients is the highest value that you may cast. Mandrake and two green ingredients make a 2: cast Levitation.
guide-score = Levitation takes a card from any shop: the yellow grimoire on shop 9. At the end count spells and their grimoires; each colour left in your hand costs 1. Play on, or begin a real game.
