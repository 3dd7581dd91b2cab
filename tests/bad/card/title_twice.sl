// expect: 1
// wish: there is a card "A Trial" already: give each a `version`
set trial "Trial" released 1994

card "A Trial" event { plays on table }
card "A Trial" event { plays on table }
