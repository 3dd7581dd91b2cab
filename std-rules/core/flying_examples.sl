// How far a ship flies: the rulebook's example of three missions.

scenario "From A to C a ship uses seven of its RANGE" under r24, r18 cites r24 "7.1.5" cites r18 "fly-range" {
  given mission of one: "Botanical Research"
  given mission of one: "Host Metaphasic Shielding Test"
  given mission of one: "Salvage Borg Ship"
  given ship of one at "Botanical Research": "U.S.S. Hood"
  given crew of one on "U.S.S. Hood": "Davies", "Martin"
  when one flies "U.S.S. Hood" to "Salvage Borg Ship"
  then location of "U.S.S. Hood" = "Salvage Borg Ship", range_used of "U.S.S. Hood" = 7
}

scenario "From C to A it uses six" under r24, r18 cites r24 "7.1.5" cites r18 "fly-range" {
  given mission of one: "Botanical Research"
  given mission of one: "Host Metaphasic Shielding Test"
  given mission of one: "Salvage Borg Ship"
  given ship of one at "Salvage Borg Ship": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies"
  when one flies "U.S.S. Oberth" to "Botanical Research"
  then location of "U.S.S. Oberth" = "Botanical Research", range_used of "U.S.S. Oberth" = 6
}

scenario "RANGE of six does not reach from A to C" under r24, r18 cites r24 "7.1.5" cites r18 "fly-range" {
  given mission of one: "Botanical Research"
  given mission of one: "Host Metaphasic Shielding Test"
  given mission of one: "Salvage Borg Ship"
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies"
  when one flies "U.S.S. Oberth" to "Salvage Borg Ship"
  then refused because r24 "7.1.5"
  when one flies "U.S.S. Oberth" to "Host Metaphasic Shielding Test"
  then range_used of "U.S.S. Oberth" = 4
  when one flies "U.S.S. Oberth" to "Salvage Borg Ship"
  then refused because r24 "7.1.5"
}
