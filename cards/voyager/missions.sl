set voyager "Voyager" released 2001

card "Stop Bombardment" mission planet {
  Federation, Non-Aligned
  span 3; points 35
  quadrant Delta
  requires Astrophysics + ENGINEER + Geology + Leadership
}

card "Aftermath" mission planet {
  Federation, Romulan, Non-Aligned
  span 4; points 35
  quadrant Delta
  place_name "Lifeless planet"
  requires ENGINEER + Physics x2 + (Honor OR Treachery)
}

card "Acquire Technology" mission planet {
  Federation, Non-Aligned, Cardassian, Ferengi, Kazon
  span 3; points 35
  quadrant Delta
  requires ENGINEER + Physics + (Acquisition OR Diplomacy x3 OR Treachery x2 OR 1 Pakled personnel)
}

card "Ambush Ship" mission space {
  span 5; points X
  quadrant Delta
  any crew may attempt except [Fed]
  requires Leadership x2 + WEAPONS > 9
  X = 45 if some ship here where it is opponent's and it is not empty else 30
}

scenario "An ambush is worth more where the opponent has somebody to fall into it" under r24 cites r24 "12.4" {
  given mission of one: "Ambush Ship"
  then points of "Ambush Ship" = 30
  given ship of two at "Ambush Ship": "U.S.S. Oberth" of two
  then points of "Ambush Ship" = 30
  given crew of two on "U.S.S. Oberth": "Davies" of two
  then points of "Ambush Ship" = 45
}

scenario "Who lies in ambush at the other's mission counts the other's ships" under r24 cites r24 "2.1-own-end-only", "12.3" {
  given mission of two: "Ambush Ship" of two
  given ship of one at "Ambush Ship": "I.K.S. Negh'Var"
  given crew of one on "I.K.S. Negh'Var": "Toral", "Duras"
  then points_facing("Ambush Ship", one) = 30, points_facing("Ambush Ship", two) = 45
  given ship of two at "Ambush Ship": "U.S.S. Oberth" of two
  given crew of two on "U.S.S. Oberth": "Davies" of two
  given turn of one
  when one attempts "Ambush Ship"
  then one solves "Ambush Ship", points of one = 45
}

card "Answer Distress Signal" mission space {
  span 4; points 30
  quadrant Delta
  any crew may attempt
  requires ENGINEER + OFFICER + MEDICAL
  while some [Holo] personnel in team, this: points +10
}

card "Assist Cooperative" mission planet {
  Non-Aligned
  span 3; points 30
  quadrant Delta
  regions Nekrit Expanse
  requires ENGINEER + SCIENCE + Computer Skill x2
  while some [Com] personnel in team, this: points +10
}

card "Catalog Phenomena" mission universal space {
  span 4; points 30
  quadrant Delta
  regions Nekrit Expanse
  any crew may attempt
  requires SCIENCE + Astrophysics + Stellar Cartography + Computer Skill
}

card "Combat Training" mission planet {
  Kazon
  span 2; points 25
  quadrant Delta
  not encoded "one sentence of its text cannot be read yet"
}

card "Contact Resistance" mission planet {
  Federation, Klingon, Non-Aligned, Bajoran
  span 4; points 30
  quadrant Delta
  requires SECURITY + Leadership + STRENGTH > 40 OR Resistance + CUNNING > 30
}

card "Cure Deadly Virus" mission planet {
  span 4; points 45
  quadrant Delta
  any crew may attempt
  requires Exobiology x3 + Biology x2 OR "Danara Pel"
  while solver of this is nothing, this: is quarantined
}

scenario "Nobody leaves the planet until the virus is cured" under r24, r18 cites r24 "10.2.7-quarantine" cites r18 "quarantine" {
  given mission of one: "Cure Deadly Virus"
  given ship of one at "Cure Deadly Virus": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies"
  given turn of one
  when one beams "Davies" from "U.S.S. Oberth" to "Cure Deadly Virus"
  when one beams "Davies" from "Cure Deadly Virus" to "U.S.S. Oberth"
  then refused
  given solver of "Cure Deadly Virus" = two
  when one beams "Davies" from "Cure Deadly Virus" to "U.S.S. Oberth"
  then "Davies" in interior of "U.S.S. Oberth"
}

card "Expose Plot" mission planet {
  Federation, Romulan, Non-Aligned, Cardassian
  span 2; points 35
  quadrant Delta
  requires Diplomacy + Computer Skill + Exobiology x2 OR Law + Mindmeld
}

card "Heal Life-form" mission space {
  Federation
  span 4; points 35
  quadrant Delta
  requires MEDICAL + Physics + Biology + Navigation
}

card "Inversion Mystery" mission space {
  Federation, Non-Aligned
  span 3; points 35
  quadrant Delta
  traits nebula
  requires ENGINEER + Astrophysics + Diplomacy
}

card "Investigate Quantum Singularity" mission space {
  Federation, Non-Aligned
  span 4; points 45
  quadrant Delta
  requires Navigation x2 + CUNNING > 40 + (ENGINEER x3 OR "B'Elanna Torres")
}

card "Kazon Conference" mission planet {
  Kazon
  span 4; points 20
  quadrant Delta
  not encoded "one sentence of its text cannot be read yet"
}

card "Liberation" mission planet {
  Federation, Non-Aligned, Kazon
  span 3; points 30
  quadrant Delta
  requires SECURITY + (Transporter Skill OR "Neelix")
  not encoded "one sentence of its text cannot be read yet"
}

card "Prevent Annihilation" mission planet {
  Federation, Non-Aligned, Cardassian
  span 4; points 40
  quadrant Delta
  requires ENGINEER x2 + Leadership x2 + Computer Skill x2 OR "B'Elanna Torres"
}

card "Prison Break" mission space {
  span 4; points 30
  quadrant Delta
  any crew may attempt
  requires Diplomacy + Navigation + Computer Skill
  not encoded "one sentence of its text cannot be read yet"
}

card "Reinitialize Warp Reaction" mission space {
  span 4; points 35
  quadrant Delta
  any crew may attempt
  requires Astrophysics + Physics + (SCIENCE OR ENGINEER)
  not encoded "one sentence of its text cannot be read yet"
}

card "Research Phage" mission planet {
  Non-Aligned, Vidiian
  span 2; points 40
  quadrant Delta
  not encoded "one sentence of its text cannot be read yet"
}

card "Restock Supplies" mission planet {
  span 2; points 35
  quadrant Delta
  any crew may attempt
  requires Geology + Anthropology + (Biology OR cook)
  not encoded "one sentence of its text cannot be read yet"
}

card "Restore Victims" mission planet {
  Non-Aligned
  span 4; points 55
  quadrant Delta
  requires SCIENCE x2 + Physics x3 + Transporter Skill x2
  not encoded "one sentence of its text cannot be read yet"
}

card "Return Life-form" mission space {
  Federation, Non-Aligned
  span 3; points 40
  quadrant Delta
  traits nebula
  requires Computer Skill x2 + Astrophysics + Exobiology + Diplomacy OR "Kathryn Janeway"
}

card "Revive Settlers" mission planet {
  Federation, Non-Aligned, Vidiian
  span 3; points 35
  quadrant Delta
  not encoded "one sentence of its text cannot be read yet"
}

card "Salvage Operation" mission space {
  span 4; points nothing
  quadrant Delta
  traits asymmetric
  any crew may attempt
  not encoded "one objective may target it"
  not encoded "its points are X"
  requires ENGINEER OR Archaeology OR Greed
  not encoded "2 sentences of its text cannot be read yet"
}

card "Study Interment Site" mission planet {
  Federation, Klingon, Non-Aligned, Bajoran, Vidiian
  span 4; points 35
  quadrant Delta
  requires SCIENCE + Astrophysics + Honor + Anthropology OR "Harry Kim"
}

card "Study Interstellar Colony" mission space {
  Federation, Klingon, Bajoran, Cardassian
  span 2; points 35
  quadrant Delta
  requires SCIENCE + Anthropology + Exobiology
  not encoded "one sentence of its text cannot be read yet"
}

card "Tak Tak Negotiation" mission planet {
  Federation, Non-Aligned, Ferengi
  span 3; points 30
  quadrant Delta
  requires Diplomacy x3 + CUNNING > 35 OR "Neelix"
}

card "Unseat Dictator" mission planet {
  Federation, Klingon, Non-Aligned, Bajoran
  span 3; points 35
  quadrant Delta
  requires MEDICAL + SECURITY + (Empathy OR Mindmeld OR STRENGTH > 55)
}
