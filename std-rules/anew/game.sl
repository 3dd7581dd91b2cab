// Another game with the same people: five locations of one's own, seven counters a turn, objectives that are attempted against
// dilemmas of the player on the left. It rests on no other rules.

edition anew

document anew "A New Way to Play" rows "rows/anew.tsv"

game "A New Way to Play" for 2 to 4 players
