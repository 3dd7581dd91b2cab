// expect: 1
// wish: only the line that is none
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
}

scenario "It is there" under r24 cites trial "1" {
  givne table of one: "A Trial"
  then one sees "A Trial"
}
