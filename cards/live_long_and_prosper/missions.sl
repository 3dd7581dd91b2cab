set live_long_and_prosper "Live Long and Prosper" released 2017

card "Accept Ambassadorial Invitation" mission planet {
  Romulan, Klingon, Vidiian, Hirogen, Vulcan
  span 5; points 40
  requires Geology + Exobiology + Diplomacy + VIP + (CUNNING > 33 OR "Environmental Suit")
}

card "Assemble Fleet" mission space {
  Romulan, Klingon, Non-Aligned, Vulcan
  span 3; points 35
  traits Andorian_related, listening_post
  requires OFFICER + Leadership + (Treachery x2 OR Honor x2) + (Intelligence OR "Shran")
}

card "Attend Ambassadorial Banquet" mission planet {
  Klingon, Ferengi, Starfleet
  span 3; points 35
  traits Andorian_related
  requires Diplomacy x2 + Exobiology + OFFICER
  not encoded "one sentence of its text cannot be read yet"
}

card "Cultural Observation II" mission planet {
  Starfleet, Vulcan
  span 4; points 25
  requires Anthropology + Leadership + STRENGTH > 30
  not encoded "2 sentences of its text cannot be read yet"
}

card "Explore Delphic Expanse" mission universal space {
  Klingon, Ferengi, Vulcan
  span 3; points 25
  regions Delphic Expanse
  requires SCIENCE + Navigation + Stellar Cartography x2
}

card "Intercept Dignitary" mission space {
  Klingon, Non-Aligned, Starfleet, Vulcan
  span 3; points 35
  traits asymmetric, Capturing_related
  requires OFFICER + SECURITY + Navigation x2
  not encoded "3 sentences of its text cannot be read yet"
}

card "Locate Telepaths" mission planet {
  Romulan, Dominion, Starfleet
  span 3; points 35
  traits Andorian_related
  requires Geology x2 + Biology + (Honor x2 OR Empathy)
  not encoded "one sentence of its text cannot be read yet"
}

card "Medical Conference" mission planet {
  Klingon, Vulcan
  span 3; points 40
  requires MEDICAL x2 + SCIENCE + Biology + (Honor OR Mindmeld) + CUNNING > 38
}

card "Rebuild Monastery" mission planet {
  Federation, Klingon, Bajoran
  span 2; points 35
  traits Andorian_related
  requires Archaeology x2 + Geology + ENGINEER + (priest OR vedek OR "Koroth" OR INTEGRITY > 30)
}

card "Repatriate Citizen" mission planet {
  Starfleet, Vulcan
  span 4; points 35
  traits homeworld
  place_name "Qo'noS"
  native_affiliation Klingon
  requires Diplomacy x2 + Anthropology + Exobiology + (OFFICER OR VIP)
}

card "Study Xenophobic Tendencies" mission planet {
  Cardassian, Vulcan
  span 2; points 35
  not encoded "one sentence of its text cannot be read yet"
}
