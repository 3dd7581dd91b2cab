// expect: 1
// wish: male Klingons, and female Romulans
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  each male Klingon or female Romulan personnel: STRENGTH +1
}
