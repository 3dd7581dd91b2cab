set premiere "Premiere" released 1994

card "Cloaked Mission" mission planet {
  Klingon
  span 3; points 30
  regions Romulus System
  requires Navigation + Diplomacy + Honor
  traits homeworld
  place_name "Romulus"
  native_affiliation Romulan
}

scenario "Cloaked Mission falls to one upright Klingon pilot" under r24 cites r24 "7.2.5" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Captain Worf"
  when one attempts "Cloaked Mission"
  then one solves "Cloaked Mission", points of one = 30
}

scenario "Cloaked Mission does not fall without Navigation" under r24 cites r24 "7.2.5" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Commander K'Ehleyr", "Kahless" version "The Next Generation"
  when one attempts "Cloaked Mission"
  then one does not solve "Cloaked Mission"
}

scenario "Only Klingons escort the operatives" under r24 cites r24 "7.2.1" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Beverly", "Deanna Troi" version "The Next Generation"
  when one attempts "Cloaked Mission"
  then refused because r24 "7.2.1"
}

scenario "No outpost is seeded at a homeworld" under r24 cites r24 "4.4" {
  given mission of one: "Cloaked Mission"
  given mission of one: "Seize Freighter"
  given seed deck of one: "Klingon Outpost"
  when one seeds "Klingon Outpost" at "Cloaked Mission"
  then refused
  when one seeds "Klingon Outpost" at "Seize Freighter"
  then "Klingon Outpost" in orbit of "Seize Freighter"
}

card "Investigate Disturbance" mission planet {
  Klingon
  span 4; points 35
  place_name "Boreth"
  requires Honor + Leadership + INTEGRITY > 30 OR "Gowron" + Biology
}

scenario "Upright leaders settle the disturbance at Boreth" under r24 cites r24 "7.2.5" {
  given mission of one: "Investigate Disturbance"
  given away team of one on "Investigate Disturbance": "Kahless" version "The Next Generation", "Korris" version "The Next Generation",
    "Koroth" version "The Next Generation", "Kurak"
  then (sum of INTEGRITY of p over p: personnel in surface of "Investigate Disturbance") = 31
  when one attempts "Investigate Disturbance"
  then one solves "Investigate Disturbance", points of one = 35
}

scenario "INTEGRITY of 30 settles nothing, and Biology alone neither" under r24 cites r24 "7.2.5" {
  given mission of one: "Investigate Disturbance"
  given away team of one on "Investigate Disturbance": "Kahless" version "The Next Generation", "Korris" version "The Next Generation",
    "B'Somgh", "Kromm"
  then (sum of INTEGRITY of p over p: personnel in surface of "Investigate Disturbance") = 30
  when one attempts "Investigate Disturbance"
  then one does not solve "Investigate Disturbance"
}

card "Repair Mission" mission space {
  Federation
  span 2; points 35
  requires ENGINEER x3 + Computer Skill
}

card "Avert Disaster" mission planet {
  Federation
  span 3; points 40
  requires Geology + Honor + INTEGRITY > 35
}

card "Covert Installation" mission planet {
  Romulan
  span 3; points 35
  regions Neutral Zone
  requires ENGINEER + Leadership + Treachery
}

card "Covert Rescue" mission planet {
  Romulan
  span 4; points 30
  requires Diplomacy + Leadership + CUNNING > 35
}

card "Cultural Observation" mission planet {
  Federation
  span 4; points 40
  requires Anthropology + Leadership + STRENGTH > 30
}

card "Diplomacy Mission" mission planet {
  Federation
  span 3; points 30
  requires Diplomacy + INTEGRITY > 30 + CUNNING > 30
}

card "Evacuation" mission planet {
  Federation
  span 3; points 30
  requires Diplomacy x3 + STRENGTH > 35
}

card "Evaluate Terraforming" mission planet {
  Federation
  span 3; points 35
  requires MEDICAL + Biology + Exobiology OR "Geordi La Forge" + MEDICAL x2
}

card "Excavation" mission planet {
  Federation, Romulan
  span 3; points 25
  requires Archaeology OR CUNNING > 32
}

card "Explore Black Cluster" mission space {
  Federation, Klingon
  span 3; points 35
  requires Stellar Cartography + Leadership OR CUNNING > 50
}

card "Explore Dyson Sphere" mission space {
  Federation
  span 2; points 35
  requires ENGINEER x3 + Navigation + Computer Skill + Physics
}

card "Explore Typhon Expanse" mission space {
  Romulan, Klingon
  span 5; points 35
  requires Astrophysics + Stellar Cartography OR CUNNING > 50
}

card "Expose Covert Supply" mission planet {
  Romulan
  span 4; points 30
  traits homeworld
  place_name "Qo'noS"
  native_affiliation Klingon
  requires Treachery x3 + Navigation
}

card "Extraction" mission planet {
  Romulan
  span 3; points 35
  requires Treachery + Biology + MEDICAL
}

card "Fever Emergency" mission planet {
  Klingon
  span 3; points 35
  requires MEDICAL x3 OR Biology + OFFICER
}

card "First Contact" mission planet {
  Federation
  span 2; points 30
  requires Diplomacy + Empathy
}

card "Hunt for DNA Program" mission planet {
  Federation, Romulan, Klingon
  span 5; points 55
  requires Archaeology x3 + Computer Skill + Biology + Leadership + STRENGTH > 40
}

card "Iconia Investigation" mission planet {
  Romulan
  span 3; points 35
  regions Neutral Zone
  requires Archaeology + Computer Skill x2
}

card "Investigate \"Shattered Space\"" mission space {
  Romulan
  span 5; points 45
  regions Neutral Zone
  requires Leadership + Computer Skill + Astrophysics x2 + Stellar Cartography
}

card "Investigate Alien Probe" mission space {
  Klingon
  span 2; points 40
  requires Anthropology + Biology + Computer Skill
}

card "Investigate Anomaly" mission space {
  Federation, Romulan, Klingon
  span 4; points 30
  requires Exobiology + STRENGTH > 35
}

card "Investigate Disappearance" mission space {
  Federation
  span 5; points 35
  requires Physics + Navigation + CUNNING > 40 OR Astrophysics x3
}

card "Investigate Massacre" mission planet {
  Federation, Romulan
  span 3; points 35
  requires Diplomacy + INTEGRITY > 35 + CUNNING > 35
}

card "Investigate Raid" mission planet {
  Romulan
  span 2; points 35
  requires Exobiology + Diplomacy
}

card "Investigate Rogue Comet" mission space {
  Federation
  span 3; points 30
  requires Archaeology + Exobiology + Computer Skill
}

card "Investigate Sighting" mission space {
  Federation, Romulan
  span 4; points 35
  requires Empathy x3 OR Treachery + Exobiology + CUNNING > 40
}

card "Investigate Time Continuum" mission planet {
  Federation
  span 3; points 35
  requires "Guinan" OR "Data" OR "Time Travel Pod"
}

card "Khitomer Research" mission planet {
  Romulan, Klingon
  span 4; points 35
  place_name "Khitomer"
  requires Honor x3 + Computer Skill + Treachery
}

card "Krios Suppression" mission planet {
  Klingon
  span 2; points 30
  requires Honor + Diplomacy + STRENGTH > 35
}

card "Medical Relief" mission planet {
  Klingon
  span 3; points 35
  requires Biology + Exobiology + MEDICAL
}

card "New Contact" mission planet {
  Romulan, Klingon
  span 4; points 40
  requires Diplomacy + Leadership + Empathy + Anthropology
}

card "Pegasus Search" mission space {
  Federation, Romulan, Klingon
  span 4; points 50
  requires Navigation + Diplomacy + Leadership + Treachery + INTEGRITY > 40 OR "Interphase Generator"
}

card "Plunder Site" mission planet {
  Romulan, Klingon
  span 2; points 30
  requires Treachery + Archaeology + STRENGTH > 30
}

card "Relief Mission" mission planet {
  Romulan, Klingon
  span 2; points 20
  requires Geology OR Physics
}

card "Restore Errant Moon" mission planet {
  Federation
  span 3; points 30
  requires ENGINEER + Astrophysics + Leadership
}

card "Sarthong Plunder" mission planet {
  Romulan, Klingon
  span 3; points 35
  requires Archaeology x2 + STRENGTH > 40
}

card "Secret Salvage" mission space {
  Romulan, Klingon
  span 3; points 30
  requires Treachery x4 OR Navigation x2 + Computer Skill
}

card "Seek Life-form" mission space {
  Klingon
  span 3; points 40
  requires Exobiology + Astrophysics + ENGINEER
}

card "Strategic Diversion" mission planet {
  Romulan
  span 3; points 30
  regions Neutral Zone
  requires Treachery x3 + STRENGTH > 30
}

card "Study \"Hole in Space\"" mission space {
  Federation, Klingon
  span 4; points 35
  requires Leadership + Diplomacy + INTEGRITY > 40
}

card "Study Lonka Pulsar" mission space {
  Romulan
  span 2; points 40
  requires Navigation + Astrophysics + Stellar Cartography
}

card "Study Nebula" mission space {
  Federation
  span 4; points 35
  traits nebula
  requires Astrophysics + Stellar Cartography + CUNNING > 40
}

card "Study Plasma Streamer" mission space {
  Federation, Romulan, Klingon
  span 4; points 30
  requires Astrophysics + Youth
}

card "Study Stellar Collision" mission space {
  Federation, Romulan, Klingon
  span 3; points 25
  requires Stellar Cartography
}

card "Survey Mission" mission space {
  Klingon
  span 5; points 35
  traits nebula
  requires Stellar Cartography + Physics
}

card "Test Mission" mission space {
  Federation, Klingon
  span 3; points 25
  traits test_mission
  requires Physics + INTEGRITY > 28
}

card "Wormhole Negotiations" mission space {
  Federation, Romulan, Klingon
  span 4; points 45
  requires Diplomacy x5 OR Honor x4 OR Treachery x4
}
