set the_cage "The Cage" released 2019

card "Access Archives" mission planet {
  span 3; points 10 * X
  traits twenty_third_century_related
  any crew may attempt
  requires Computer Skill
  X = size(each classification of p over (p: personnel in present_to_solve(this, you)))
}

scenario "Each calling that is present opens another archive" under r24 cites r24 "12.4" {
  given mission of one: "Access Archives"
  given away team of one on "Access Archives": "Davies", "Lopez", "Martin"
  then points of "Access Archives" = 30
}

scenario "Who is stopped is not present, and neither is the other team" under r24 cites r24 "10.2.5", "12.4-not-present" {
  given mission of one: "Access Archives"
  given away team of one on "Access Archives": "Samantha Wildman", "Davies", "Martin"
  given stop "Davies"
  when one attempts "Access Archives"
  then one solves "Access Archives", points of one = 20
}

scenario "At the other's archives one's own callings count" under r24 cites r24 "2.1-own-end-only", "12.3" {
  given mission of two: "Access Archives" of two
  given away team of one on "Access Archives": "Davies", "Lopez", "Martin"
  then points_facing("Access Archives", one) = 30, points_facing("Access Archives", two) = 0
}

card "Arbitrate Negotiations" mission planet {
  Federation
  span 3; points 35
  traits twenty_third_century_related
  requires Diplomacy x2 + SECURITY x2 + CUNNING > 40
}

card "Clandestine Search" mission planet {
  Federation, Romulan, Non-Aligned, Bajoran
  span 3; points 35
  traits twenty_third_century_related
  requires SECURITY x2 + Diplomacy + Computer Skill + (Anthropology OR Treachery x2 OR praetor)
}

card "Examine Protected Culture" mission planet {
  span 3; points 35
  traits twenty_third_century_related
  any crew may attempt
  requires OFFICER x2 + ENGINEER + (CIVILIAN OR Music OR "Classic Communicator")
}

card "Examine Quasar" mission space {
  Federation, Romulan, Klingon
  span 4; points 35
  regions Murasaki Region
  traits twenty_third_century_related
  requires SCIENCE + Exobiology + Astrophysics + Navigation
}

card "Investigate Quarantine" mission planet {
  Romulan, Klingon, Cardassian, Dominion
  span 3; points 35
  traits twenty_third_century_related
  requires (Honor OR Treachery) + Anthropology + SECURITY + (Intelligence OR CUNNING > 32 OR "Vina")
}

card "Reallocate Dividends" mission planet {
  Federation, Klingon, Non-Aligned, Dominion, Ferengi
  span 3; points 35
  traits twenty_third_century_related
  requires Diplomacy + (Anthropology OR Acquisition) + (Law OR Greed OR CUNNING > 32)
}

card "Refine Inoculation" mission planet {
  Federation, Romulan, Cardassian, Ferengi, Vidiian
  span 3; points 35
  traits twenty_third_century_related
  requires MEDICAL + Exobiology + Physics + STRENGTH > 36
}

card "Resolve Local Tensions" mission space planet {
  Federation, Cardassian, Ferengi, Hirogen
  span 3; points 35
  traits twenty_third_century_related
  not encoded "one sentence of its text cannot be read yet"
}

card "Review Mining Operation" mission planet {
  Federation, Romulan, Klingon
  span 3; points 35
  traits twenty_third_century_related
  requires Geology + Diplomacy + ENGINEER + SECURITY
  not encoded "one sentence of its text cannot be read yet"
}

card "Seek Remnants" mission space {
  Federation, Romulan, Klingon, Ferengi
  span 2; points 35
  traits twenty_third_century_related
  requires Navigation + Computer Skill + Archaeology + CUNNING > 35
}

card "Study Planetary Devastation" mission planet {
  Federation, Non-Aligned, Cardassian, Kazon
  span 4; points 30
  regions Ceti Alpha
  traits twenty_third_century_related
  requires Leadership + CUNNING > 32 + (SCIENCE x2 OR Geology)
}

card "Transfer Vaccines" mission space {
  Federation, Romulan, Klingon
  span 3; points 30
  traits twenty_third_century_related
  requires ENGINEER + Navigation + MEDICAL
  not encoded "one sentence of its text cannot be read yet"
}
