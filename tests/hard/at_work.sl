// Whose text is at work, so that what is immune to it is spared: in what waits for a moment as in what is played.

set hard "Hard cases" released 2026

card "Cold Snap" event {
  plays on mission
  at end of every turn: kill one personnel here by opponent
}
card "Press Gang" event {
  plays on table
  once each turn: you may stop one personnel in play
}
card "Stoker" personnel { Federation; ENGINEER; 5 / 5 / 5; immune to "Cold Snap", "Press Gang" }
card "Oilskin" event {
  plays on personnel
  immune to "Cold Snap": host
}
card "Shanty" event {
  plays on mission
  immune to "Cold Snap" while some your personnel here with Music: your personnel
}
card "Frostbite" event {
  plays on mission
  at end of every turn: discard one personnel here at random
}

scenario "What waits for the end of the turn passes over who is immune to it" under r24 cites r24 "gl immune" {
  given mission of one: "Harbour"
  given away team of one on "Harbour": "Stoker", "Mate"
  given "Cold Snap" of two on "Harbour"
  given announce turn_ends(one)
  then "Mate" in discard_pile of one, "Stoker" in surface of "Harbour"
}
scenario "Alone with it, nobody dies" under r24 cites r24 "gl immune" {
  given mission of one: "Harbour"
  given away team of one on "Harbour": "Stoker"
  given "Cold Snap" of two on "Harbour"
  given announce turn_ends(one)
  then "Stoker" in surface of "Harbour"
}
scenario "Whoever is immune to one card is not so to another that waits beside it" under r24 cites r24 "gl immune" {
  given mission of one: "Harbour"
  given away team of one on "Harbour": "Stoker"
  given "Cold Snap" of two on "Harbour"
  given "Frostbite" of two on "Harbour"
  given announce turn_ends(one)
  one chooses "Cold Snap"
  then "Stoker" in discard_pile of one
}
scenario "An action that a text gives is not offered on him" under r24 cites r24 "gl immune" {
  given mission of one: "Harbour"
  given away team of two on "Harbour": "Stoker" of two, "Mate" of two
  given table of one: "Press Gang"
  given turn of one
  when one uses "Press Gang"
  then "Mate" is stopped, "Stoker" is not stopped
}
scenario "What he wears makes him immune, and nobody else" under r24 cites r24 "gl immune" {
  given mission of one: "Harbour"
  given away team of one on "Harbour": "Surgeon", "Mate"
  given "Oilskin" of one on "Surgeon"
  given "Cold Snap" of two on "Harbour"
  given announce turn_ends(one)
  then "Mate" in discard_pile of one, "Surgeon" in surface of "Harbour"
}
scenario "A song protects only while somebody sings" under r24 cites r24 "gl immune" {
  given mission of one: "Harbour"
  given mission of two: "Far Shore"
  given away team of one on "Harbour": "Mate"
  given table of one: "Shanty"
  given "Cold Snap" of two on "Harbour"
  then not ("Mate" is immune_to "Cold Snap")
  given announce turn_ends(one)
  then "Mate" in discard_pile of one
}
