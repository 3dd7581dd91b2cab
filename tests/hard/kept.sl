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

card "Fireman" personnel { Federation; ENGINEER; 4 / 5 / 6 }

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

// Topological Anomaly 4747, Hyper-Aging: who is held by a dilemma is held until it is cured.

card "Cold Fog" dilemma space {
  countdown 3
  put_in_stasis one ENGINEER personnel in team at random then place this on attempting_ship
  cure with Diplomacy x9
}
card "Fever" dilemma space {
  countdown 4
  quarantine each personnel in team then place this on attempting_ship
  cure with Diplomacy x9
}
card "Cold Spell" dilemma space {
  put_in_stasis one personnel in team by opponent
}
scenario "Who was put in stasis by what is cured is well again" under r24 cites r24 "10.2.4" {
  given mission of one: "Shoals"
  given ship of one at "Shoals": "Lantern"
  given crew of one on "Lantern": "Mate", "Fireman"
  given seeds of two under "Shoals": "Cold Fog"
  given turn of one
  when one attempts "Shoals"
  then "Fireman" is in_stasis
  given cure "Cold Fog"
  then "Fireman" is not in_stasis
}
scenario "Who was quarantined by what has run out is so no longer" under r24 cites r24 "10.2.7" {
  given mission of one: "Shoals"
  given ship of one at "Shoals": "Lantern"
  given crew of one on "Lantern": "Mate", "Surgeon"
  given seeds of two under "Shoals": "Fever"
  given turn of one
  when one attempts "Shoals"
  then "Mate" is quarantined
  given discard "Fever"
  then "Mate" is not quarantined, "Surgeon" is not quarantined
}
scenario "What never lay in play lets nobody go when it is gone" under r24 cites r24 "10.2.4" {
  given mission of one: "Shoals"
  given ship of one at "Shoals": "Lantern"
  given crew of one on "Lantern": "Mate", "Surgeon"
  given seeds of two under "Shoals": "Cold Spell"
  given turn of one
  when one attempts "Shoals"
  two chooses "Mate"
  then "Cold Spell" in out_of_play of two, "Mate" is in_stasis
}
