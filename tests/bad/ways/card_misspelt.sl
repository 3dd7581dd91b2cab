// expect: 1
// wish: `card`, and what follows is read as that card
set trial "Trial" released 1994

crad "A Trial" event {
  plays on table
}

scenario "It is there" under r24 cites trial "1" {
  given table of one: "A Trial"
  then one sees "A Trial"
}
