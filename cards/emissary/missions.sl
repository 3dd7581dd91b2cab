set emissary "Emissary" released 2013

card "Reopen Trade Discussions" mission space {
  Federation, Bajoran, Dominion, Ferengi
  span 4; points 30
  quadrant Gamma
  requires Diplomacy + Stellar Cartography + (Acquisition OR CUNNING > 35)
}
