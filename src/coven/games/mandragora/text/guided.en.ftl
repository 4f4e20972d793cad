# The guided first game: what to do, and why.
guide-send = On your turn you move the shared assistant 1 to 3 shops, or cast a spell. You take everything where it stops: move it 3 shops, to a night shop.
guide-night = Night shops hide their cards: only whoever takes them sees them. Move the assistant 3 shops, to the next one.
guide-take = By day everybody sees what is there. Shop 2 has a red grimoire and a red ingredient, which go together: move the assistant 1 shop.
guide-cast = A spell is one grimoire with ingredients of its colour; a mandrake can stand in for one of them. Lay red grimoire, red ingredient and mandrake: two ingredients, a spell of value 2. Cast Doubling.
guide-extra = Doubling gives you another turn at once. Use it: move the assistant 2 shops.
guide-greens = Every shop the assistant leaves gets a new card, so shops that nobody visits fill up. Two green ingredients lie 3 shops away: go there.
guide-mandrake = A mandrake can also stand in for the grimoire, but then it scores 0. With three green ingredients it makes a spell of value 3: cast Celerity.
guide-curse = Celerity lets you go one shop further for the rest of the game. Go 4 shops. It is a night shop, and some cards there are scrolls with curses.
guide-far = A scroll! Whoever alone has the most curses holds the marker: 2 points less at the end, unless somebody catches up. Go on: 4 shops away, three cards are waiting.
guide-levitation = The number of ingredients is the highest value you may cast. A mandrake and two green ingredients make a 2: cast Levitation.
guide-score = Levitation takes a card from any shop: the yellow grimoire on shop 9. At the end your spells and their grimoires count; each colour left in your hand costs 1. Play on, or start a real game.
