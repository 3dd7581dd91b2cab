set rules_of_acquisition "Rules of Acquisition" released 1999

card "Deliver Message" mission planet {
  Federation, Klingon, Dominion
  span 4; points 30
  traits homeworld
  place_name "Ferenginar"
  requires VIP + Diplomacy + Acquisition OR "Quark Son of Keldar" OR "Nog"
}
