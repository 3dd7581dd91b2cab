// Who is kept in a state by a card, and for how long.

set hard "Hard cases" released 2026

// Face to Face, Head to Head: stopped until the end of one's next turn.

card "Long Rest" dilemma planet {
  stop one personnel in team by opponent then that personnel cannot be unstopped until end of your next turn
}
scenario "Who cannot be unstopped stays stopped when a turn begins" under r24 cites r24 "10.2.1" {
  given mission of one: "Harbour"
  given away team of one on "Harbour": "Mate", "Surgeon"
  given seeds of two under "Harbour": "Long Rest"
  given turn of one
  when one attempts "Harbour"
  two chooses "Mate"
  then "Mate" is stopped
  given stop "Surgeon"
  given turn of two
  given announce turn_begins(two)
  then "Mate" is stopped, "Surgeon" is not stopped
  given turn of one
  given announce turn_begins(one)
  then "Mate" is stopped
  given announce turn_closes(one)
  given turn of two
  given announce turn_begins(two)
  then "Mate" is not stopped
}

card "Engine Fire" dilemma space {
  stop attempting_ship, attempting_ship cannot be unstopped until end of your next turn
}
scenario "With a ship that stays stopped all aboard do" under r24 cites r24 "10.2.1" {
  given mission of one: "Shoals"
  given ship of one at "Shoals": "Lantern"
  given crew of one on "Lantern": "Mate", "Surgeon"
  given seeds of two under "Shoals": "Engine Fire"
  given turn of one
  when one attempts "Shoals"
  given turn of two
  given announce turn_begins(two)
  then "Lantern" is stopped, "Mate" is stopped
  given turn of one
  given announce turn_begins(one)
  given announce turn_closes(one)
  given turn of two
  given announce turn_begins(two)
  then "Lantern" is not stopped, "Mate" is not stopped
}
