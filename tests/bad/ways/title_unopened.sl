// expect: 1
// wish: the quotation mark is missing before the title, not behind it
set trial "Trial" released 1994

card Trial" event {
  plays on table
}

scenario "It is there" under r24 cites trial "1" {
  given table of one: "Trial"
  then one sees "Trial"
}
