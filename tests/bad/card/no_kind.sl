// expect: 1
// wish: what is it? the kind of the card is missing
set trial "Trial" released 1994

card "A Trial" { plays on table }
