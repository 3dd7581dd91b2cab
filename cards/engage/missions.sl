set engage "Engage" released 2012

card "Abduction Plot" mission space {
  Romulan, Cardassian, Dominion
  span 3; points 35
  opposite_affiliations Federation
  traits asymmetric
  requires Transporter Skill + Treachery + CUNNING > 34 + (Intelligence + Leadership OR Law + OFFICER)
  opponent's side requires Navigation x3 + SHIELDS > 6
  not encoded "one sentence of its text cannot be read yet"
}

card "Advanced Combat Training" mission universal planet {
  Romulan, Cardassian, Bajoran
  span 2; points 30
  requires Computer Skill + SECURITY + Leadership + MEDICAL
}

card "Assist Damaged Vessel" mission space {
  Federation, Cardassian
  span 3; points 35
  regions Demilitarized Zone
  traits asymmetric
  not encoded "one sentence of its text cannot be read yet"
}

card "Assist Survivors" mission planet {
  Federation, Klingon
  span 3; points 30
  traits asymmetric
  requires Diplomacy + Biology + (Empathy OR Anthropology x2)
  not encoded "2 sentences of its text cannot be read yet"
}

card "Attend Mysterious Rendezvous" mission space {
  Federation, Ferengi
  span 3; points 35
  requires Navigation x2 + Leadership x2 + ("DaiMon Bok" OR "Jean-Luc Picard" OR INTEGRITY > 30)
}

card "Conceal Unlikely Society" mission planet {
  Romulan, Klingon
  span 3; points 20
  requires Anthropology + (Honor x2 OR Intelligence)
  not encoded "one sentence of its text cannot be read yet"
}

card "Investigate Dead Planet" mission planet {
  Federation, Romulan, Ferengi
  span 3; points 30
  traits asymmetric
  requires ENGINEER + CUNNING > 32 + (Acquisition OR "Data")
  opponent's side requires ENGINEER + CUNNING > 32 + (Acquisition OR "Lore")
  not encoded "2 sentences of its text cannot be read yet"
}

card "Legal Appeal" mission planet {
  Federation, Romulan, Ferengi
  span 2; points 30
  opposite_affiliations Non-Aligned
  traits asymmetric
  requires Diplomacy x2 + Anthropology + Law + no Youth
  opponent's side requires CIVILIAN x2 + SECURITY + Law x2
  not encoded "one sentence of its text cannot be read yet"
}

card "Prevent Military Escalation" mission space {
  Federation, Cardassian
  span 4; points 30
  traits asymmetric
  requires OFFICER x2 + Leadership + Honor OR "Miles O'Brien"
  opponent's side requires OFFICER x3 + Leadership OR "Benjamin Maxwell"
  not encoded "one sentence of its text cannot be read yet"
}

card "Recover Prisoner" mission space {
  Romulan, Cardassian, Dominion
  span 3; points 30
  opposite_affiliations Federation
  traits asymmetric, Capturing_related
  requires OFFICER + SECURITY + (Treachery OR Physics OR Greed)
  opponent's side requires Navigation + Youth + SECURITY
  when you solve this, if this is seeded_by you: you may capture one opponent's personnel here
  when you solve this, if this is seen_from_behind_by you: you may download "Rescue Captives"
}

scenario "Who recovers a prisoner takes one, and the other side frees some" under r24 cites r24 "2.1-own-end-only" {
  given mission of one: "Recover Prisoner"
  given ship of one at "Recover Prisoner": "Aldara"
  given crew of one on "Aldara": "Dukat", "Garak", "Madred"
  given ship of two at "Recover Prisoner": "U.S.S. Oberth" of two
  given crew of two on "U.S.S. Oberth": "Davies" of two
  given draw deck of one: "Rescue Captives"
  given turn of one
  when one attempts "Recover Prisoner"
  one accepts
  then one solves "Recover Prisoner", "Davies" is captive, "Rescue Captives" in draw_deck of one
}

card "Resupply Marauder II" mission space {
  Ferengi
  span 4; points 25
  not encoded "an outpost (Ferengi) stands here from the beginning"
  requires OFFICER + ENGINEER x2 + Acquisition
  not encoded "2 sentences of its text cannot be read yet"
}
