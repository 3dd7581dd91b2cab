// Damage to ships and facilities, and its repair, where nobody has a side deck of tactics.

// A damaged ship is slow and without its cloak; damaged again it has no HULL left, and goes down: in a battle at its end.
rule damage cites r24 "7.5.1", "7.4.3" {
  state damaged of craft
  state wrecked of craft
  noun hull of (c: craft) gives number means 0 if c is wrecked else 50 if c is damaged else 100
  verb damage (what: craft) log "{what} is damaged" {
    if what is damaged { mark what as wrecked } else { mark what as damaged }
    set docked_in_turn of what to turn_number
    set turns_in_dock of what to 0
    if what is wrecked and not in_battle { destroy what }
  }
  every ship where it is damaged and printed RANGE of it > 5: RANGE = 5
}

// In dock a ship is repaired, when it has lain there for two full turns of its player.
rule repair cites r24 "7.5.2" {
  field docked_in_turn: number of craft = 0
  field turns_in_dock: number of craft = 0
  verb repair (what: craft) past repaired log "{what} is repaired" { unmark what as damaged }
  when turn_ends (p: player) {
    for each s: ship where controller of s = p and s is damaged and host of s is outpost and docked_in_turn of s != turn_number {
      set turns_in_dock of s to turns_in_dock of s + 1
      if turns_in_dock of s >= 2 { repair s }
    }
  }
}
