// expect: 1
// wish: `aboard` is a preposition and cannot be a name
zone aboard of ship: in play, seen by everybody
