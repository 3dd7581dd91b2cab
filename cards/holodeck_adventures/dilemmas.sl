set holodeck_adventures "Holodeck Adventures" released 2001

card "Alice" dilemma space planet {
  property [VOY]
  traits Capturing_related
  discard_dilemma
  not encoded "one sentence of its text cannot be read yet"
}

card "Chula: Echoes" dilemma space planet {
  property [DS9]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Chula: Trickery" dilemma space planet {
  property [DS9]
  discard_dilemma
  not encoded "2 sentences of its text cannot be read yet"
}

card "Cytoplasmic Life-form" dilemma space planet {
  property [VOY]
  unless Exobiology x3: place this on attempted_mission
  not encoded "one sentence of its text cannot be read yet"
}

card "Dejaren" dilemma space planet {
  property [VOY]
  afterwards to get past Computer Skill x2
  not encoded "one sentence of its text cannot be read yet"
}

card "Emergent Life-form" dilemma space {
  countdown 3
  property [TNG]
  place this on attempting_ship
  not encoded "2 sentences of its text cannot be read yet"
}

card "Primitive Humanoids" dilemma planet {
  property [VOY]
  not encoded "one sentence of its text cannot be read yet"
}

card "Talosian Cage" dilemma planet {
  property [TOS]
  traits female_related, male_related
  discard_dilemma
  not encoded "one sentence of its text cannot be read yet"
}

card "The Clown: Guillotine" dilemma space planet {
  property [VOY]
  not encoded "one sentence of its text cannot be read yet"
}

card "The Clown: Playing Doctor" dilemma space planet {
  property [VOY]
  not encoded "one sentence of its text cannot be read yet"
}

card "Your Galaxy Is Impure" dilemma space planet {
  property [VOY]
  traits Species_8472_related
  place this on attempted_mission
  immune to "Adapt: Negate Obstruction"
  not encoded "2 sentences of its text cannot be read yet"
}
