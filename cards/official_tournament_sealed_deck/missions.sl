set official_tournament_sealed_deck "Official Tournament Sealed Deck" released 1998

card "Impose Order" mission universal planet {
  Romulan, Klingon, Cardassian, Dominion
  span 4; points 35
  requires Diplomacy + Treachery + STRENGTH > 40
  may be stolen by unopposed OFFICER personnel
}

scenario "Impose Order by talk, treachery and force" under r24 cites r24 "7.2.5" {
  given mission of one: "Impose Order"
  given away team of one on "Impose Order": "Duras" version "Life From Lifelessness", "Kahless" version "The Next Generation",
    "Captain Worf", "Koral" version "The Next Generation", "Kromm"
  when one attempts "Impose Order"
  then one solves "Impose Order", points of one = 35
}

scenario "STRENGTH of 40 imposes no order" under r24 cites r24 "7.2.5" {
  given mission of one: "Impose Order"
  given away team of one on "Impose Order": "Duras" version "Life From Lifelessness", "Kahless" version "The Next Generation",
    "Korris" version "The Next Generation", "Konmel" version "The Next Generation", "Losta"
  then (sum of STRENGTH of p over p: personnel in surface of "Impose Order") = 40
  when one attempts "Impose Order"
  then one does not solve "Impose Order"
}

scenario "Somebody else's OFFICER steals the points, and has them stolen back" under r24 cites r24 "gl Impose Order" {
  given mission of one: "Impose Order"
  given solver of "Impose Order" = one
  given points of one = 35
  given away team of two on "Impose Order": "Data" version "The Next Generation" of two, "Barron" of two
  given turn of two
  when two steals the points of "Impose Order"
  then points of one = 0, points of two = 35, solver of "Impose Order" = one
  when two steals the points of "Impose Order"
  then refused
  given away team of one on "Impose Order": "Losta"
  given turn of one
  when one steals the points of "Impose Order"
  then refused because r24 "gl Impose Order"
  given put ["Data" version "The Next Generation", "Barron"] into hand of two
  when one steals the points of "Impose Order"
  then points of one = 35, points of two = 0
}

scenario "Points are not stolen without an OFFICER" under r24 cites r24 "gl Impose Order" {
  given mission of one: "Impose Order"
  given solver of "Impose Order" = one
  given points of one = 35
  given away team of two on "Impose Order": "Barron" of two
  when two steals the points of "Impose Order"
  then refused because r24 "gl Impose Order"
  then points of one = 35
}

scenario "The points of an unsolved mission are nobody's to steal" under r24 cites r24 "gl Impose Order" {
  given mission of one: "Impose Order"
  given away team of two on "Impose Order": "Data" version "The Next Generation" of two
  when two steals the points of "Impose Order"
  then refused
}

scenario "The points go back and forth" under r24 cites r24 "g-impose-order", "gl Impose Order" {
  given mission of one: "Impose Order"
  given away team of one on "Impose Order": "Captain Worf", "Duras" version "Life From Lifelessness",
    "Kahless" version "The Next Generation", "Koral" version "The Next Generation", "Kromm"
  when one attempts "Impose Order"
  then points of one = 35
  given place_atop "Captain Worf"
  given place_atop "Duras" version "Life From Lifelessness"
  given place_atop "Kahless" version "The Next Generation"
  given place_atop "Koral" version "The Next Generation"
  given place_atop "Kromm"
  given away team of two on "Impose Order": "Konmel" version "The Next Generation" of two
  when two steals the points of "Impose Order"
  then points of one = 0, points of two = 35, solver of "Impose Order" = one
  given place_atop "Konmel" version "The Next Generation"
  given away team of one on "Impose Order": "Losta"
  when one steals the points of "Impose Order"
  then points of one = 35, points of two = 0
}

card "Establish Relations" mission universal planet {
  Federation, Non-Aligned, Bajoran
  span 3; points 25
  requires Diplomacy + INTEGRITY > 32 + (Leadership OR VIP)
  not encoded "one sentence of its text cannot be read yet"
}

card "Explore Interstellar Matter" mission universal space {
  span 3; points 25
  traits asymmetric
  any crew may attempt
  requires SCIENCE + (Astrophysics OR Stellar Cartography)
  not encoded "2 sentences of its text cannot be read yet"
}

card "Investigate Incursion" mission universal space {
  span 4; points nothing
  traits asymmetric
  any crew may attempt
  not encoded "one objective may target it"
  not encoded "its points are X"
  requires SECURITY + ("Shelby" OR Leadership + OFFICER x2)
  not encoded "3 sentences of its text cannot be read yet"
}

card "Mineral Survey" mission universal planet {
  span 2; points 25
  any crew may attempt
  requires Geology + SCIENCE + CUNNING > 28
  not encoded "one sentence of its text cannot be read yet"
}

card "Test Propulsion Systems" mission universal space {
  span 5; points 25
  traits test_mission
  any crew may attempt
  not encoded "one sentence of its text cannot be read yet"
}
