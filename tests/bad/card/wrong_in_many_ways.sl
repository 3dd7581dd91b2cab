// expect: 10
// wish: there is no skill `SECURTY`; did you mean `SECURITY`?
// wish: there is no word `slay`
// wish: `kill` is done to personnel, and this is a ship
// wish: `relocate` needs `to`: where?
// wish: two of what? a noun is missing
// wish: whose STRENGTH? a change needs a subject
// wish: compare STRENGTH with a number
// wish: `and` does not join effects: write `, then`
// wish: `by` names a player, and this is a ship
// wish: `kill` needs an object: whom?
set trial "Trial" released 1994

card "A Trial" dilemma planet {
  unless MEDICAL + SECURTY: kill one personnel in team
  slay one personnel in team
  kill one ship here
  relocate one personnel in team
  stop two
  STRENGTH +2
  kill one personnel in team with STRENGTH
  discard this and draw 1
  kill one personnel in team by attempting_ship
  kill
}
