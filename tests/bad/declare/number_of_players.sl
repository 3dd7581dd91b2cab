// expect: 6
// wish: how many play, and that a table has its bounds
game "Nobody at all" for 0 players
game "The wrong way round" for 4 to 2 players
game "A crowd" for 2 to 40 players
game "How many" for some players
game "Of what" for 2
game "A pair" for 2 to 3 players
game "Another pair" for 2 players
