set deep_space_nine "Deep Space Nine" released 1998

card "Study Badlands" mission universal space {
  span 5; points 25
  regions Badlands Region
  any crew may attempt
  requires Navigation x2 + Stellar Cartography x2
}

scenario "Missions of the Badlands lie side by side" under r24 cites r24 "4.2" {
  given mission of one: "Study Badlands"
  given mission of two: "Amnesty Talks"
  given mission pile of one: another "Study Badlands"
  when one seeds another "Study Badlands" at the right
  then position(another "Study Badlands") = position("Study Badlands") + 1, "Study Badlands" is Badlands Region
}

scenario "Whoever can steer and has the charts studies them" under r24 cites r24 "7.2.5" {
  given mission of two: "Study Badlands"
  given mission of two: another "Study Badlands"
  given ship of one at "Study Badlands": "Batris"
  given crew of one on "Batris": "Koral" version "The Next Generation", "Konmel" version "The Next Generation", "Captain Worf"
  when one attempts "Study Badlands"
  then one solves "Study Badlands", points of one = 25
}

card "Access Relay Station" mission planet {
  Federation, Romulan, Klingon, Cardassian
  span 5; points 35
  quadrant Gamma
  requires OFFICER + SCIENCE + ENGINEER + Computer Skill x2 + CUNNING > 34
}

card "Acquire Illicit Explosives" mission space {
  Cardassian, Bajoran, Ferengi
  span 4; points 25
  regions Bajor Region
  requires Physics + CIVILIAN + Treachery OR Physics + Smuggling
}

card "Aid Fugitives" mission planet {
  span 4; points 35
  quadrant Gamma
  any crew may attempt except [Dom]
  requires MEDICAL x3 + Exobiology + ENGINEER
  not encoded "one sentence of its text cannot be read yet"
}

card "Alter Records" mission planet {
  Cardassian
  span 4; points 35
  regions Bajor Region
  traits homeworld
  place_name "Bajor"
  native_affiliation Bajoran
  requires Computer Skill x2 + Obsidian Order x2 OR Computer Skill x2 + Treachery x4
}

card "Camping Trip" mission planet {
  Federation, Bajoran, Ferengi
  span 3; points 35
  quadrant Gamma
  requires SCIENCE + Youth x2 + CUNNING > 35
  not encoded "one sentence of its text cannot be read yet"
}

card "Changeling Research" mission planet {
  Romulan, Cardassian, Bajoran
  span 2; points 40
  quadrant Gamma
  requires SCIENCE x3 + Exobiology x2 + Geology
  not encoded "one sentence of its text cannot be read yet"
}

card "Characterize Neutrino Emissions" mission space {
  Cardassian, Bajoran
  span 3; points 35
  regions Bajor Region
  requires Navigation + SCIENCE x2 + Astrophysics + Physics
  not encoded "one sentence of its text cannot be read yet"
}

card "Colony Preparations" mission universal planet {
  Klingon, Bajoran
  span 3; points 30
  quadrant Gamma
  requires SCIENCE + Geology + Biology + SECURITY
  when you solve this: you may download "Colony" to this
}

card "Cure Blight" mission planet {
  Federation, Bajoran
  span 4; points 30
  quadrant Gamma
  not encoded "one sentence of its text cannot be read yet"
}

card "Deliver Supplies" mission space planet {
  Non-Aligned, Bajoran, Ferengi
  span 4; points 40
  not encoded "one sentence of its text cannot be read yet"
}

card "Eliminate Virus" mission planet {
  Federation, Cardassian
  span 2; points 30
  not encoded "one sentence of its text cannot be read yet"
}

card "Establish Station" mission planet {
  Cardassian
  span 5; points 35
  traits nebula
  requires SCIENCE + ENGINEER + SECURITY + CUNNING > 35
  not encoded "one sentence of its text cannot be read yet"
}

card "Intercept Maquis" mission space {
  Cardassian
  span 3; points 30
  regions Demilitarized Zone
  requires OFFICER + SECURITY + CUNNING > 24
  not encoded "one sentence of its text cannot be read yet"
}

card "Intercept Renegade" mission space {
  Romulan, Cardassian
  span 4; points 30
  requires Obsidian Order + Tal Shiar + Treachery x3 OR OFFICER x2 + CUNNING > 40
}

card "Investigate Rumors" mission space {
  Romulan, Bajoran
  span 5; points 30
  quadrant Gamma
  traits nebula
  requires Navigation + SCIENCE x2 + SECURITY OR Navigation + "Odo"
}

card "Kressari Rendezvous" mission space {
  Cardassian, Ferengi
  span 2; points 25
  regions Cardassia Region
  requires OFFICER + (Treachery x2 OR Smuggling)
  not encoded "one sentence of its text cannot be read yet"
}

card "Orb Negotiations" mission planet {
  Bajoran
  span 4; points 35
  regions Cardassia Region
  traits homeworld
  place_name "Cardassia Prime"
  native_affiliation Cardassian
  not encoded "one sentence of its text cannot be read yet"
}

card "Refuse Immigration" mission space {
  Bajoran
  span 4; points 35
  regions Bajor Region
  not encoded "one sentence of its text cannot be read yet"
}

card "Reignite Dead Star" mission space {
  Federation, Dominion
  span 3; points 35
  requires SCIENCE x2 + ENGINEER + Astrophysics + Stellar Cartography OR "Gideon Seyetik"
}

card "Relocate Settlers" mission planet {
  Bajoran
  span 1; points 30
  regions Bajor Region
  requires VIP + Diplomacy + SECURITY x2 OR SECURITY x2 + Treachery OR "Kira Nerys"
}

card "Rescue Prisoners" mission planet {
  Federation, Bajoran
  span 3; points 25
  regions Cardassia Region
  place_name "Cardassia IV"
  not encoded "one sentence of its text cannot be read yet"
}

card "Search and Rescue" mission planet {
  Federation, Bajoran
  span 4; points 30
  regions Badlands Region
  requires Navigation x2 + Honor + OFFICER + CUNNING > 35
}

card "Search for Survivors" mission planet {
  Cardassian, Bajoran
  span 3; points 30
  requires OFFICER x2 + Computer Skill x2 + STRENGTH > 30
  not encoded "one sentence of its text cannot be read yet"
}

card "Study Plasma Storm" mission universal space {
  Cardassian, Bajoran, Dominion
  span 2; points 30
  requires SCIENCE + ENGINEER + Astrophysics + CUNNING > 30
  not encoded "one sentence of its text cannot be read yet"
}

card "Survey Star System" mission universal space {
  Klingon, Cardassian, Bajoran, Ferengi
  span 3; points 30
  quadrant Gamma
  requires Navigation + Stellar Cartography + Diplomacy + SCIENCE
}

card "Symbiont Diagnosis" mission planet {
  Federation
  span 3; points 45
  not encoded "one sentence of its text cannot be read yet"
}

card "Verify Evidence" mission space {
  Cardassian, Bajoran
  span 5; points 35
  regions Badlands Region
  requires Navigation x2 + (CUNNING > 24 OR any "Tricorder") + (Leadership x2 OR hand_weapon OR Smuggling)
}
