set showdown_four_lights "Showdown: Four Lights" released 2023

card "Close That Door!" dilemma space planet {
  property [TNG]
  traits SCIENCE_related
  to get past SCIENCE + Stellar Cartography
  not encoded "one sentence of its text cannot be read yet"
}

card "Dark Matter Pockets" dilemma space planet {
  property [TNG]
  traits SCIENCE_related
  not encoded "2 sentences of its text cannot be read yet"
}

card "Stratagem" dilemma space planet {
  property [ENT]
  traits Capturing_related
  discard_dilemma
  not encoded "one sentence of its text cannot be read yet"
}
