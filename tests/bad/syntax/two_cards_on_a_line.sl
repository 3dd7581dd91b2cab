// expect: 1
// wish: a card begins on a line of its own
set trial "Trial" released 1994
card "One" event { plays on table } card "Two" event { plays on table }
