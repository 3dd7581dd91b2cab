// expect: 1
// wish: two limits with one name would be one for cards
limit one_dash (c: card) per turn says "once each turn"
