// expect: 1
// wish: when was it released? write `released 1994`
set trial "Trial"

card "A Trial" event { plays on table }
