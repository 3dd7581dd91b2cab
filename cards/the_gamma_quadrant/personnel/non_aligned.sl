set the_gamma_quadrant "The Gamma Quadrant" released 2015

card "Colyus" personnel {
  Non-Aligned
  SECURITY, Law, Leadership, SECURITY
  7 / 7 / 5
  icons [GQ], [Holo]
  property [DS9]
  traits male
  dots 1
  [GQ] [NA] personnel present except this: INTEGRITY +1, CUNNING +1, STRENGTH +1
}

card "Croden" personnel {
  Non-Aligned
  CIVILIAN, Navigation, Biology, Stellar Cartography, Honor, Greed
  5 / 7 / 6
  species Rakhari
  icons [Cmd], [GQ]
  property [DS9]
  traits male, thief
  mentions "Yareth"
}

card "Laas" personnel {
  Non-Aligned
  SCIENCE, Stellar Cartography, Physics, Exobiology x2
  5 / 9 / 9
  species Changeling
  property [DS9]
  traits male, shape_shifter
  mentions "Odo"
  not encoded "one sentence of its text cannot be read yet"
}

card "Merruk" personnel universal {
  Non-Aligned
  SCIENCE, Anthropology, MEDICAL, Physics
  5 / 7 / 6
  icons [GQ], [Holo]
  property [DS9]
  traits male
}

card "Rurigan" personnel {
  Non-Aligned
  ENGINEER, Computer Skill x3, Honor, Anthropology
  8 / 8 / 3
  species Yaderan
  icons [GQ], [Stf]
  property [DS9]
  traits male
}

card "Taya" personnel {
  Non-Aligned
  CIVILIAN, Youth, Geology, Archaeology, Honor
  7 / 5 / 3
  icons [GQ], [Holo]
  property [DS9]
  traits female
  mentions "Odo", "Rurigan"
  not encoded "one sentence of its text cannot be read yet"
}
