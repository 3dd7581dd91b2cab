// expect: 3
// wish: how often, and in which menu
limit never_at_all (c: card) per game 0 times says "not at all"
limit four_of_them (c: card) per game 4 says "four"
limit in_a_dream (c: card) per turn in dreams says "once each dream"
