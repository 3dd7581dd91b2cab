// Whom a ship needs to move.

scenario "A Borg probe takes two Borg, one of whom navigates" under r24 cites r24 "7.1.3-needed", "7.1.3-icons" {
  given mission of one: "Stop Bombardment"
  given ship of one at "Stop Bombardment": "Borg Probe"
  given crew of one on "Borg Probe": "Eight of Twenty"
  then not ("Borg Probe" is staffed)
  given crew of one on "Borg Probe": "Thirteen of Nineteen"
  then "Borg Probe" is staffed
}

scenario "Who is asked for by people or name is wanted beside all icons" under r24 cites r24 "7.1.3-needed", "7.1.3-icons" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "Mondor"
  given crew of one on "Mondor": "Vash" version "The Next Generation"
  then not ("Mondor" is staffed)
  given crew of one on "Mondor": "Grebnedlog"
  then "Mondor" is staffed
}
