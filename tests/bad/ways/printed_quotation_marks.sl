// expect: 1
// wish: which marks to write; the card is read
set trial "Trial" released 1994

card “A Trial” event {
  plays on table
}

scenario "It is there" under r24 cites trial "1" {
  given table of one: "A Trial"
  then one sees "A Trial"
}
