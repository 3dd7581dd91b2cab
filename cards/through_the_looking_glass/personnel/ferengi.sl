set through_the_looking_glass "Through the Looking Glass" released 2016

card "Grand Nagus Zek" version "Through the Looking Glass" personnel {
  Ferengi
  VIP, Acquisition, Greed x2
  4 / 6 / 2
  species ferengi_species
  icons [Cmd]
  property [DS9]
  traits Capturing_related, male, Mirror_universe_related, nagus
  mentions "The Intendant", "Quark"
  special download "Maihar'du" if (quadrant of whereabouts of this = Mirror or quadrant of whereabouts of this = Gamma)
  special download "Valuable Prisoner"
  special download "Oo-mox" if some "The Intendant" together_with this
}

card "Rom" version "Through the Looking Glass" personnel {
  Ferengi
  ENGINEER, Honor, Navigation, Physics
  7 / 8 / 3
  species ferengi_species
  icons [Stf]
  property [DS9]
  traits Deep_Space_9_related, male, Mirror_universe_related, waiter
  dots 1
  mentions "Leeta", "Quark", "Grand Nagus Zek"
  lovers "Leeta"
  while quadrant of whereabouts of this = Mirror, this: gains ENGINEER, SCIENCE, Treachery
}

card "Quark" version "Through the Looking Glass" personnel {
  Ferengi
  CIVILIAN, Leadership, Computer Skill x2, Smuggling, Treachery
  4+X / 7 / 3
  X = 4 if some personnel in play where covers("Ishka", it) or it is nagus or covers_any("Ezri", it) else 0
  species ferengi_species
  icons [Stf]
  property [DS9]
  traits bartender, Capturing_related, male, Mirror_universe_related
  mentions "Rom", "Grand Nagus Zek", "Ezri"
  special download "Assemble Rescue Team"
  dots 1
  while some personnel in play where covers("Ishka", it) or it is nagus or covers_any("Ezri", it), this: gains Honor
}
