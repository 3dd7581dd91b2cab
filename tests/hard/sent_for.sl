// What an icon or a text sends for: what it may mean, and how far that reaches.

set hard "Hard cases" released 2026

// Who is here, and what lies in the deck.

card "Quay" mission planet { Federation; span 2; points 30; requires Leadership }
card "Other Quay" mission planet { Federation; span 2; points 30; requires Leadership }
card "Ferryman" personnel { Federation; CIVILIAN; 5 / 5 / 5 }
card "Sister Ferryman" personnel { Federation; CIVILIAN; 5 / 5 / 5 }
card "Dusk Runner" ship { Federation; 8 / 6 / 6; systems Cloaking Device }
card "Low Tide Skiff" ship { Federation; 7 / 5 / 5 }
card "Coral Charm" artifact { used_as_equipment; traits hand_weapon }
card "Boathook" equipment { traits hand_weapon }
card "Conch" equipment
card "Puzzle Box" equipment { icons [Q] }
card "Second Chance" event { icons [Q]; plays on table }
card "Looking-Glass Twin" personnel { Federation; CIVILIAN; 5 / 5 / 5; icons [AU] }

// An artifact comes by an icon that names it, and by no other.

card "Armourer" personnel { Federation; SECURITY; 5 / 5 / 5; special download one hand_weapon card }
card "Curator" personnel { Federation; SCIENCE; 5 / 5 / 5; special download one "Coral Charm" or "Conch" }
card "Souvenir Hunter" personnel { Federation; SCIENCE; 5 / 5 / 5; special download any "Coral Charm" }

scenario "An icon for a kind of card fetches no artifact of that kind" under r24 cites r24 "6.5.5", "gl artifact" {
  given mission of one: "Quay"
  given away team of one on "Quay": "Armourer"
  given draw deck of one: "Coral Charm", "Ferryman"
  when one suspends play with "Armourer"
  then refused
}
scenario "It fetches what is no artifact" under r24 cites r24 "6.5.5" {
  given mission of one: "Quay"
  given away team of one on "Quay": "Armourer"
  given draw deck of one: "Coral Charm", "Ferryman"
  given hand of one: "Boathook"
  when one suspends play with "Armourer"
  then "Boathook" in surface of "Quay", "Coral Charm" in draw_deck of one
}
scenario "An icon with two titles names each" under r24 cites r24 "6.5.5", "gl artifact" {
  given mission of one: "Quay"
  given away team of one on "Quay": "Curator"
  given draw deck of one: "Coral Charm", "Conch"
  when one suspends play with "Curator"
  then decision of one offers exactly "Coral Charm", "Conch"
  one chooses "Coral Charm"
  then "Coral Charm" is earned, "Coral Charm" in surface of "Quay"
}
scenario "An icon for any of a name names no artifact" under r24 cites r24 "6.5.5", "gl artifact" {
  given mission of one: "Quay"
  given away team of one on "Quay": "Souvenir Hunter"
  given draw deck of one: "Coral Charm"
  when one suspends play with "Souvenir Hunter"
  then refused
}

// A ship's icon earns what is used as equipment aboard.

card "Treasure Galley" ship { Federation; 7 / 7 / 7; special download "Coral Charm" }

scenario "An artifact that a ship's icon names is earned aboard" under r24 cites r24 "6.5.5", "gl artifact" {
  given mission of one: "Quay"
  given ship of one at "Quay": "Treasure Galley"
  given draw deck of one: "Coral Charm"
  when one suspends play with "Treasure Galley"
  then "Coral Charm" is earned, "Coral Charm" in interior of "Treasure Galley"
}

// Cards of Q's come where the text speaks of them.

card "Pedlar" personnel { Federation; CIVILIAN; 5 / 5 / 5; special download one equipment }
card "Merry Guest" personnel { Federation; CIVILIAN; 5 / 5 / 5; special download one [Q] card }
card "Boxwright" personnel { Federation; CIVILIAN; 5 / 5 / 5; special download "Puzzle Box" }
card "Cataloguer" personnel { Federation; CIVILIAN; 5 / 5 / 5; special download one equipment except [Q] card }
card "Lucky Find" event { plays on table; once each turn: you may download one equipment to your ship }
card "Strange Find" event { plays on table; once each turn: you may download one [Q] equipment to your ship }
card "Known Find" event { plays on table; once each turn: you may download "Puzzle Box" to your ship }
card "Box in Hand" event { plays on table; once each turn: you may download_to_hand one "Puzzle Box" or "Conch" }

scenario "An icon for any equipment fetches none of Q's" under r24 cites r24 "6.5.4-no-artifact-q" {
  given mission of one: "Quay"
  given away team of one on "Quay": "Pedlar"
  given draw deck of one: "Puzzle Box", "Conch"
  when one suspends play with "Pedlar"
  then "Conch" in surface of "Quay", "Puzzle Box" in draw_deck of one
}
scenario "An icon that leaves them out does not speak of them" under r24 cites r24 "6.5.4-no-artifact-q" {
  given mission of one: "Quay"
  given away team of one on "Quay": "Cataloguer"
  given draw deck of one: "Puzzle Box", "Conch"
  when one suspends play with "Cataloguer"
  then "Conch" in surface of "Quay", "Puzzle Box" in draw_deck of one
}
scenario "An icon that speaks of Q's cards, or names one, fetches it" under r24 cites r24 "6.5.4-no-artifact-q" {
  given mission of one: "Quay"
  given away team of one on "Quay": "Merry Guest", "Boxwright"
  given draw deck of one: "Puzzle Box", "Second Chance"
  when one suspends play with "Merry Guest"
  one chooses "Second Chance"
  then "Second Chance" in table of one
  when one suspends play with "Boxwright"
  then "Puzzle Box" in surface of "Quay"
}
scenario "A text that speaks of Q's cards, or names one, finds it, and no other does" under r24 cites r24 "6.5.4-no-artifact-q" {
  given mission of one: "Quay"
  given ship of one at "Quay": "Low Tide Skiff"
  given table of one: "Lucky Find", "Strange Find", "Known Find", "Box in Hand"
  given draw deck of one: "Puzzle Box", another "Puzzle Box", 1 "Ferryman"
  given turn of one
  when one uses "Lucky Find"
  then refused because r24 "6.5.4-invalid"
  when one uses "Strange Find"
  one chooses "Puzzle Box"
  then "Puzzle Box" in interior of "Low Tide Skiff"
  when one uses "Known Find"
  then another "Puzzle Box" in interior of "Low Tide Skiff"
}
scenario "What a text names is taken into the hand, Q's or not" under r24 cites r24 "6.5.4-no-artifact-q" {
  given mission of one: "Quay"
  given table of one: "Box in Hand"
  given draw deck of one: "Puzzle Box", "Ferryman"
  given turn of one
  when one uses "Box in Hand"
  one chooses "Puzzle Box"
  then "Puzzle Box" in hand of one
}

// Who is asked for as a card of an alternate universe needs no door.

card "Mirror Maker" personnel { Federation; SCIENCE; 5 / 5 / 5; special download one [AU] personnel }
card "Recruiter" personnel { Federation; SCIENCE; 5 / 5 / 5; special download one CIVILIAN personnel }
card "Glass Gate" event { plays on table; once each turn: you may download one [AU] CIVILIAN personnel to your ship }
card "Open Gate" event { plays on table; once each turn: you may download one CIVILIAN personnel to your ship }

scenario "Whom an icon asks for as a card of an alternate universe comes without a door" under r24
  cites r24 "gl Alternate Universe icon" {
  given mission of one: "Quay"
  given away team of one on "Quay": "Mirror Maker", "Recruiter"
  given draw deck of one: "Looking-Glass Twin"
  when one suspends play with "Recruiter"
  then refused
  when one suspends play with "Mirror Maker"
  then "Looking-Glass Twin" in surface of "Quay"
}
scenario "Whom a text asks for as one comes, too" under r24 cites r24 "gl Alternate Universe icon" {
  given mission of one: "Quay"
  given ship of one at "Quay": "Low Tide Skiff"
  given table of one: "Glass Gate", "Open Gate"
  given draw deck of one: "Looking-Glass Twin"
  given turn of one
  when one uses "Open Gate"
  then refused because r24 "6.5.4-invalid"
  when one uses "Glass Gate"
  then "Looking-Glass Twin" in interior of "Low Tide Skiff"
}
scenario "What is earned needs a door, if it enters play" under r24 cites r24 "gl Alternate Universe icon" {
  given mission of one: "Quay"
  given away team of one on "Quay": "Antiquary"
  given draw deck of one: "Mirrored Charm"
  when one suspends play with "Antiquary"
  then refused
}
card "Mirrored Charm" artifact { used_as_equipment; icons [AU] }
card "Antiquary" personnel { Federation; SCIENCE; 5 / 5 / 5; special download "Mirrored Charm" }

// From under a cloak an icon reaches those aboard, and the table.

card "Harbour Fee" event { plays on mission }
card "Sea Legs" event { plays on your personnel }
card "Tall Tale" event { plays on table }
card "Squall" interrupt { plays to stop one personnel in play }
card "Storyteller" personnel {
  Federation; CIVILIAN; 5 / 5 / 5
  special download "Harbour Fee"
  special download "Sea Legs"
  special download "Tall Tale"
  special download "Squall"
  special download "Low Tide Skiff"
}

scenario "From under a cloak nothing is played outside" under r24 cites r24 "7.6", "6.5.5" {
  given mission of one: "Quay"
  given outpost of one at "Quay": "Federation Outpost"
  given ship of one at "Quay": "Dusk Runner"
  given crew of one on "Dusk Runner": "Storyteller"
  given away team of one on "Quay": "Ferryman"
  given away team of two on "Quay": "Sister Ferryman" of two
  given cloak "Dusk Runner"
  given draw deck of one: "Harbour Fee", "Low Tide Skiff"
  when one suspends play with "Storyteller"
  then refused
}
scenario "From under a cloak a card is played on who is aboard" under r24 cites r24 "7.6", "6.5.5" {
  given mission of one: "Quay"
  given outpost of one at "Quay": "Federation Outpost"
  given ship of one at "Quay": "Dusk Runner"
  given crew of one on "Dusk Runner": "Storyteller"
  given away team of one on "Quay": "Ferryman"
  given away team of two on "Quay": "Sister Ferryman" of two
  given cloak "Dusk Runner"
  given draw deck of one: "Sea Legs"
  when one suspends play with "Storyteller"
  then "Sea Legs" is on "Storyteller"
}
scenario "From under a cloak a card comes to the table" under r24 cites r24 "7.6", "6.5.5" {
  given mission of one: "Quay"
  given outpost of one at "Quay": "Federation Outpost"
  given ship of one at "Quay": "Dusk Runner"
  given crew of one on "Dusk Runner": "Storyteller"
  given away team of one on "Quay": "Ferryman"
  given away team of two on "Quay": "Sister Ferryman" of two
  given cloak "Dusk Runner"
  given draw deck of one: "Tall Tale"
  when one suspends play with "Storyteller"
  then "Tall Tale" in table of one
}
scenario "From under a cloak only those aboard are chosen" under r24 cites r24 "7.6", "6.5.5" {
  given mission of one: "Quay"
  given outpost of one at "Quay": "Federation Outpost"
  given ship of one at "Quay": "Dusk Runner"
  given crew of one on "Dusk Runner": "Storyteller"
  given away team of one on "Quay": "Ferryman"
  given away team of two on "Quay": "Sister Ferryman" of two
  given cloak "Dusk Runner"
  given draw deck of one: "Squall"
  when one suspends play with "Storyteller"
  then "Storyteller" is stopped, "Sister Ferryman" is not stopped, "Ferryman" is not stopped
}
scenario "From outside nobody under a cloak is reached" under r24 cites r24 "7.6", "6.5.5" {
  given mission of one: "Quay"
  given ship of one at "Quay": "Dusk Runner"
  given crew of one on "Dusk Runner": "Ferryman"
  given away team of one on "Quay": "Storyteller"
  given cloak "Dusk Runner"
  given draw deck of one: "Squall"
  when one suspends play with "Storyteller"
  then "Storyteller" is stopped, "Ferryman" is not stopped
}
scenario "In sight all of it can be done" under r24 cites r24 "6.5.5" {
  given mission of one: "Quay"
  given outpost of one at "Quay": "Federation Outpost"
  given ship of one at "Quay": "Dusk Runner"
  given crew of one on "Dusk Runner": "Storyteller"
  given draw deck of one: "Harbour Fee"
  when one suspends play with "Storyteller"
  then "Harbour Fee" is on "Quay"
}
scenario "In sight a ship comes to dock" under r24 cites r24 "6.5.5" {
  given mission of one: "Quay"
  given outpost of one at "Quay": "Federation Outpost"
  given ship of one at "Quay": "Dusk Runner"
  given crew of one on "Dusk Runner": "Storyteller"
  given draw deck of one: "Low Tide Skiff"
  when one suspends play with "Storyteller"
  then "Low Tide Skiff" in dock of "Federation Outpost"
}

// It does nothing to anybody at another location, whatever it does.

card "Fresh Wind" interrupt { plays to (one ship in play: RANGE * 2 until end of turn) }
card "Bosun" personnel { Federation; OFFICER; 5 / 5 / 5; special download "Fresh Wind" }

scenario "No ship elsewhere is chosen to be made faster" under r24 cites r24 "6.5.5-location" {
  given mission of one: "Quay"
  given mission of one: "Other Quay"
  given ship of one at "Quay": "Low Tide Skiff"
  given crew of one on "Low Tide Skiff": "Bosun"
  given ship of one at "Other Quay": "Treasure Galley"
  given draw deck of one: "Fresh Wind"
  when one suspends play with "Bosun"
  then RANGE of "Low Tide Skiff" = 14, RANGE of "Treasure Galley" = 7
}
scenario "From hand it may be played on any" under r24 cites r24 "6.5.5-location" {
  given mission of one: "Quay"
  given mission of one: "Other Quay"
  given ship of one at "Quay": "Low Tide Skiff"
  given ship of one at "Other Quay": "Treasure Galley"
  given hand of one: "Fresh Wind"
  when one plays "Fresh Wind"
  then decision of one offers "Low Tide Skiff", "Treasure Galley"
}

card "Weather Omen" event { plays on table; special download "Squall" }

scenario "An icon on the table is nowhere, and reaches anybody" under r24 cites r24 "6.5.5-location" {
  given mission of one: "Quay"
  given away team of one on "Quay": "Ferryman"
  given table of one: "Weather Omen"
  given draw deck of one: "Squall"
  when one suspends play with "Weather Omen"
  then "Ferryman" is stopped
}

// A facility stands where the icon is.

card "Home Pier" outpost {
  Federation
  SHIELDS 20
  seeds or plays at planet mission
}
card "Pier Builder" personnel { Federation; ENGINEER; 5 / 5 / 5; special download "Home Pier" }
card "Far Pier" outpost {
  Federation
  SHIELDS 20
  icons [GQ]
  seeds or plays at planet mission
  special download "Tall Tale"
  once each turn: you may download "Conch" to this
}

scenario "A facility that an icon fetches is built where the icon is" under r24 cites r24 "6.5.5-location" {
  given mission of one: "Quay"
  given mission of one: "Other Quay"
  given away team of one on "Quay": "Pier Builder", "Ferryman"
  given away team of one on "Other Quay": "Sister Ferryman"
  given draw deck of one: "Home Pier"
  when one suspends play with "Pier Builder"
  then location of "Home Pier" = "Quay"
}
scenario "A facility outside its quadrant provides no download" under r24 cites r24 "6.5.4" {
  given mission of one: "Quay"
  given outpost of one at "Quay": "Far Pier"
  given draw deck of one: "Tall Tale", "Conch"
  given turn of one
  when one suspends play with "Far Pier"
  then refused
  when one uses "Far Pier"
  then refused
}
scenario "In its own quadrant it does" under r24 cites r24 "6.5.4" {
  given mission of one: "Quay"
  given outpost of one at "Quay": "Near Pier"
  given draw deck of one: "Conch"
  given turn of one
  when one uses "Near Pier"
  then "Conch" in interior of "Near Pier"
}
card "Near Pier" outpost {
  Federation
  SHIELDS 20
  seeds or plays at planet mission
  once each turn: you may download "Conch" to this
}

// One icon, once a game, for a tactic too.

card "Boarding Hooks" tactic { traits maneuver_card; ATTACK 5; DEFENSE 1 }
card "Sharp Turn" interrupt { traits maneuver_card; plays to draw 1 }
card "Prize Brig" ship { Klingon; 8 / 8 / 8 }
card "Helmsman" personnel { Klingon; OFFICER, Leadership; 8 / 8 / 8; special download one maneuver_card card }
card "War Drum" doorway { plays on table; opens the battle bridge }

scenario "Whoever has sent for a card sends for no tactic with the same icon" under r24 cites r24 "6.5.5-once-per-game" {
  given mission of one: "Quay"
  given table of one: "War Drum"
  given battle bridge of one: "Boarding Hooks"
  given hand of one: "Sharp Turn"
  given ship of one at "Quay": "Prize Brig"
  given crew of one on "Prize Brig": "Helmsman"
  given ship of two at "Quay": "Treasure Galley" of two
  given crew of two on "Treasure Galley": "Armourer" of two
  given turn of one
  when one suspends play with "Helmsman"
  then one plays "Sharp Turn"
  when one attacks "Treasure Galley" with "Prize Brig"
  two passes
  when one sends for a tactic with "Helmsman"
  then refused
}
scenario "And the other way round" under r24 cites r24 "6.5.5-once-per-game" {
  given mission of one: "Quay"
  given table of one: "War Drum"
  given battle bridge of one: "Boarding Hooks"
  given hand of one: "Sharp Turn"
  given ship of one at "Quay": "Prize Brig"
  given crew of one on "Prize Brig": "Helmsman"
  given ship of two at "Quay": "Treasure Galley" of two
  given crew of two on "Treasure Galley": "Armourer" of two
  given turn of one
  when one attacks "Treasure Galley" with "Prize Brig"
  two passes
  when one sends for a tactic with "Helmsman"
  when one suspends play with "Helmsman"
  then refused
}

// What is earned outside an attempt lies with whoever earns it.

card "Beach Warden" personnel { Federation; SCIENCE; 5 / 5 / 5; once each turn, you may earn "Coral Charm" present }

scenario "A text earns beside him who has it" under r24 cites r24 "gl artifact" {
  given mission of one: "Quay"
  given away team of one on "Quay": "Beach Warden"
  given away team of two on "Quay": "Sister Ferryman" of two, "Coral Charm" of two
  given turn of one
  when one uses "Beach Warden"
  then "Coral Charm" in surface of "Quay", controller of "Coral Charm" = one
}
