// expect: 7
// wish: `report` is what the rules announce; as an effect it does nothing, and texts say who may report where
// What rules do and announce, as an effect, in a rule's procedure, and in the place of which something is done; what is done, announced.
set trial "Trial" released 1994

card "A Trial" dilemma planet { stop one personnel in team }

card "A Trial Run" event {
  plays on table
  once each turn: you may report one personnel in hand of you
}
card "Another Trial Run" interrupt {
  plays to attack one opponent's ship
}
card "A Third Trial Run" event {
  plays on table
  instead of "A Trial" is encountered: opponent may draw 1
}
rule trial cites trial "1" {
  procedure meets_it (d: dilemma) { encounter d }
  procedure dies (p: personnel) { announce kill(p) }
  instead of solve of (m: mission) by (p: player): p draws 1
}
scenario "An encounter is not given" under r24 cites trial "1" {
  given hand of two: "A Trial" of two
  given encounter "A Trial"
  then turn_number = 0
}
