set a_private_little_war "A Private Little War" released 2020

card "Access Dilithium Cache" mission planet {
  Federation, Romulan, Klingon, Dominion, Ferengi
  span 3; points 35
  regions Tellun System
  traits twenty_third_century_related
  requires Geology x2 + Diplomacy + Anthropology + (Acquisition x2 OR 1 [Among-Fed] personnel OR INTEGRITY > 35)
}

card "Assassinate Diplomat" mission space {
  span 3; points 30
  traits twenty_third_century_related
  any crew may attempt
  not encoded "one sentence of its text cannot be read yet"
}

card "Attend Disciplinary Proceeding" mission planet {
  Federation
  span 3; points 30
  traits twenty_third_century_related
  requires Diplomacy x2 + Anthropology + (Law OR INTEGRITY > 30)
}

card "Attend Royal Function" mission planet {
  Federation, Romulan, Klingon, Cardassian, Dominion
  span 3; points 35
  regions Tellun System
  traits twenty_third_century_related
  requires Leadership + SECURITY + Anthropology + (Guramba OR STRENGTH > 35)
}

card "Destabilize Region" mission universal space {
  Romulan, Klingon, Cardassian, Dominion
  span 4; points 30
  traits twenty_third_century_related
  requires SECURITY + Treachery x2 + Navigation
}

card "Examine Morality" mission planet {
  span 4; points 40
  traits twenty_third_century_related
  any crew may attempt
  requires Honor x4 + no Treachery OR Treachery x4 + no Honor OR Geology x4 + no Honor + no Treachery
  place_name "Excalbia"
}

card "Mourn Victims" mission planet {
  Federation, Klingon, Bajoran
  span 2; points 30
  traits twenty_third_century_related
  requires Anthropology + Leadership + (Music OR Honor x2)
}

card "Obtain Mining Agreement" mission planet {
  Federation, Klingon
  span 3; points 40
  traits twenty_third_century_related
  requires Diplomacy x2 + Anthropology x2 + MEDICAL + Geology
  when you solve this: you may draw 2
}

scenario "Who solves the other's mission may draw as its text says" under r24 cites r24 "2.1-own-end-only", "7.2.1-opponents" {
  given mission of two: "Obtain Mining Agreement" of two
  given away team of one on "Obtain Mining Agreement": "Karen Loews", "Riva", "Barron"
  given draw deck of one: "Davies", "Lopez"
  given draw deck of two: "Kromm" of two, "Kurak" of two
  given turn of one
  when one attempts "Obtain Mining Agreement"
  one accepts
  then one solves "Obtain Mining Agreement", size(hand of one) = 2, size(hand of two) = 0
}

card "Pursue Origins" mission planet {
  Federation, Klingon, Dominion
  span 3; points 30
  traits twenty_third_century_related
  requires SECURITY + Leadership + Physics + CUNNING > 30 OR "Captain Kirk" + "Captain Kang"
}

card "Renegotiate Pact" mission planet {
  Romulan, Klingon
  span 4; points 30
  traits twenty_third_century_related
  requires Diplomacy + Leadership x2 + (Honor OR Treachery)
  when seeded: you may download "Technology Sharing Treaty"
}

card "Upgrade Munitions" mission planet {
  Klingon
  span 4; points 30
  traits twenty_third_century_related
  requires SECURITY x2 + Leadership + (Klingon Intelligence OR Law OR Treachery x2)
}
