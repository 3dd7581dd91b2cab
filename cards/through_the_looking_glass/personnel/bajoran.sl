set through_the_looking_glass "Through the Looking Glass" released 2016

card "Kira Nerys" version "Through the Looking Glass" personnel {
  Bajoran
  OFFICER, Leadership, Navigation, Diplomacy, Honor
  7 / 8 / 8+X
  X = 3 if some [KCA] personnel or craft in opposing_force else 0
  species bajoran_species
  icons [Cmd], [KCA], [TE]
  property [DS9]
  traits Deep_Space_9_related, female, Mirror_universe_related
  commands "U.S.S. Rio Grande"
  mentions "The Intendant"
  special download "Get Back" if quadrant of whereabouts of this = Mirror
  dots 1
}
