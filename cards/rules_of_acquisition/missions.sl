set rules_of_acquisition "Rules of Acquisition" released 1999

card "Deliver Message" mission planet {
  Federation, Klingon, Dominion
  span 4; points 30
  traits homeworld
  place_name "Ferenginar"
  native_affiliation Ferengi
  requires VIP + Diplomacy + Acquisition OR "Quark Son of Keldar" OR "Nog"
}

titles "Pel", "Quark"

card "Tulaberry Wine Negotiations" mission planet {
  span 5; points 45
  quadrant Gamma
  any crew may attempt except [Dom]
  requires Acquisition x3 + (STRENGTH > 30 OR Guramba) OR "Pel" + any "Quark"
}

scenario "Shrewd traders with a bodyguard get the contract, and the opponent may come for it" under r24 cites r24 "7.2.1" {
  given mission of one: "Tulaberry Wine Negotiations"
  given away team of one on "Tulaberry Wine Negotiations": "Vash" version "The Next Generation", "Q'elyn"
  when one attempts "Tulaberry Wine Negotiations"
  then one attempts "Tulaberry Wine Negotiations", one does not solve "Tulaberry Wine Negotiations"
  given away team of two on "Tulaberry Wine Negotiations": "Q'elyn" of two, "Vash" version "The Next Generation" of two,
    another "Q'elyn" of two, "Krozh" of two
  when two attempts "Tulaberry Wine Negotiations"
  then two solves "Tulaberry Wine Negotiations", points of two = 45
}

scenario "People of the Dominion do not negotiate" under r24 cites r24 "7.2.1" {
  given mission of one: "Tulaberry Wine Negotiations"
  given away team of one on "Tulaberry Wine Negotiations": "Kromm"
  given mode of "Kromm" = Dominion
  when one attempts "Tulaberry Wine Negotiations"
  then refused because r24 "7.2.1"
  given away team of one on "Tulaberry Wine Negotiations": "Vash" version "The Next Generation"
  when one attempts "Tulaberry Wine Negotiations"
  then one attempts "Tulaberry Wine Negotiations"
}

titles "Odo"

card "Runabout Search" mission space planet {
  Federation, Bajoran, Ferengi
  span 3; points 40
  requires Transporter Skill + MEDICAL + (Honor OR Greed)
  when you solve this: you may download "Odo" to anywhere_at(this) or download "Quark" to anywhere_at(this)
}

scenario "A planet and space at once take a ship and an Away Team, and what each has counts" under r24, r18
  cites r24 "g-dual-icon-missions-def", "g-dual-icon-missions-both-groups" cites r18 "attempt-two-teams" {
  given mission of one: "Runabout Search"
  given away team of one on "Runabout Search": "Martin", "Lopez"
  given turn of one
  when one attempts "Runabout Search"
  then refused
  given ship of one at "Runabout Search": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Vekor"
  when one attempts "Runabout Search" from the surface and with "U.S.S. Oberth"
  then refused
  given crew of one on "U.S.S. Oberth": "Lian T'su"
  when one attempts "Runabout Search" from the surface and with "U.S.S. Oberth"
  then one solves "Runabout Search", points of one = 40
}

scenario "Each group meets what is meant for it, and with one the other is stopped" under r24
  cites r24 "g-dual-icon-missions-roles", "g-dual-icon-missions-end", "g-dual-icon-missions-seed" {
  given mission of one: "Runabout Search"
  given seeds of two under "Runabout Search": "Ancient Computer", "Armus - Skin of Evil"
  given away team of one on "Runabout Search": "Martin", "Lopez"
  given ship of one at "Runabout Search": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Lian T'su", "Davies"
  when one attempts "Runabout Search" from the surface and with "U.S.S. Oberth"
  then "Ancient Computer" is encountered, "Armus - Skin of Evil" is not revealed, "Ancient Computer" in seeds of "Runabout Search"
  then "Martin" is stopped, "Lopez" is stopped, "U.S.S. Oberth" is stopped, "Davies" is stopped
}

scenario "Of a dilemma that is for both the player says which group meets it" under r24 cites r24 "g-dual-icon-missions-choice" {
  given mission of one: "Runabout Search"
  given seeds of two under "Runabout Search": "Barclay's Protomorphosis Disease"
  given away team of one on "Runabout Search": "Martin", "Lopez"
  given ship of one at "Runabout Search": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Lian T'su", "Davies"
  when one attempts "Runabout Search" from the surface and with "U.S.S. Oberth"
  one chooses way 1
  then "Lian T'su" is killed, "Davies" is killed, "Martin" is not killed, one does not solve "Runabout Search"
}

card "Collect Sample" mission universal space {
  Romulan, Cardassian, Dominion, Ferengi
  span 3; points 30
  requires SCIENCE + Astrophysics + Transporter Skill + (Smuggling OR Treachery x2)
}

card "Gunrunning" mission space {
  Ferengi
  span 3; points 40
  requires Greed x2 + Smuggling x2 + Anthropology + CUNNING > 28 + (hand_weapon OR "Echo Papa 607 Killer Drone")
}

card "Market Research" mission universal space {
  Non-Aligned, Ferengi
  span 5; points 30
  requires Greed x2 + Acquisition + Anthropology + Stellar Cartography + CUNNING > 35
}

card "Purchase Moon" mission planet {
  Ferengi
  span 4; points nothing
  traits asymmetric
  not encoded "its points are 10 times X"
  not encoded "one sentence of its text cannot be read yet"
}
