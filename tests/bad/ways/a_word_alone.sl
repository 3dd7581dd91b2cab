// expect: 1
// wish: `for` is no way to begin a text of a card
set trial "Trial" released 1994

card "A Trial" event { plays on table; each your personnel: STRENGTH +1; foo }
