// expect: 1
// wish: a card begins on a line of its own
card "One" event { plays on table } card "Two" event { plays on table }
