// expect: 1
// wish: no rule asks whether a dilemma can be encountered, so this would keep nobody from it
set trial "Trial" released 1994
titles "A Trial"

card "A Trial Run" event {
  plays on table
  "A Trial" cannot be encountered
  your mission cannot be attempted
}
