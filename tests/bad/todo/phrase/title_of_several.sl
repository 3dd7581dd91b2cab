// expect: 1
// wish: two cards are called "Twin": say which `version`
set trial "Trial" released 1994

card "Twin" version "left" event { plays on table }
card "Twin" version "right" event { plays on table }
card "A Trial" dilemma planet {
  nullify with "Twin"
}
