set rules_of_acquisition "Rules of Acquisition" released 1999

card "Deliver Message" mission planet {
  Federation, Klingon, Dominion
  span 4; points 30
  traits homeworld
  place_name "Ferenginar"
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
  given away team of one on "Tulaberry Wine Negotiations": "Vash", "Q'elyn"
  when one attempts "Tulaberry Wine Negotiations"
  then one attempts "Tulaberry Wine Negotiations", one does not solve "Tulaberry Wine Negotiations"
  given away team of two on "Tulaberry Wine Negotiations": "Q'elyn" of two, "Vash" of two, another "Q'elyn" of two, "Krozh" of two
  when two attempts "Tulaberry Wine Negotiations"
  then two solves "Tulaberry Wine Negotiations", points of two = 45
}

scenario "People of the Dominion do not negotiate" under r24 cites r24 "7.2.1" {
  given mission of one: "Tulaberry Wine Negotiations"
  given away team of one on "Tulaberry Wine Negotiations": "Kromm"
  given mode of "Kromm" = Dominion
  when one attempts "Tulaberry Wine Negotiations"
  then refused because r24 "7.2.1"
  given away team of one on "Tulaberry Wine Negotiations": "Vash"
  when one attempts "Tulaberry Wine Negotiations"
  then one attempts "Tulaberry Wine Negotiations"
}
