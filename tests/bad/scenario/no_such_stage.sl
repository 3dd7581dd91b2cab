// expect: 2
// wish: there is a stage `orders`, and one `plays`
set trial "Trial" released 1994
titles "Trial Ground"
scenario "In no stage" under r24 cites trial "1" {
  given turn_of(one) at stage order
  then stage is ordering
}
