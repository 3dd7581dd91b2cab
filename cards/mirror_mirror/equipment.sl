set mirror_mirror "Mirror, Mirror" released 2000

card "Agonizer" equipment {
  icons [AU], [OS]
  property [TOS]
  traits Klingon_related
  not encoded "2 sentences of its text cannot be read yet"
}

card "Classic Disruptor" equipment {
  icons [AU], [OS]
  property [TOS]
  traits disruptor, hand_weapon, Klingon_related
  users Klingon, Romulan
  your [OS] personnel present: STRENGTH +2
  cumulative
  not encoded "one sentence of its text cannot be read yet"
}

card "Ferengi Whip" equipment {
  property [TNG]
  traits hand_weapon
  cumulative
  not encoded "one sentence of its text cannot be read yet"
}

card "Mirror Dagger" equipment {
  icons [AU], [OS]
  property [TOS]
  traits blade_weapon, hand_weapon
  your personnel present: STRENGTH +1
  cumulative
  not encoded "one sentence of its text cannot be read yet"
}

card "Multidimensional Transport Device" equipment {
  property [DS9]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Romulan Cloaking Device" equipment {
  icons [AU], [OS]
  property [TOS]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Self-Sealing Stem Bolts" equipment {
  property [DS9]
  not encoded "one sentence of its text cannot be read yet"
}

card "Stolen Cloaking Device" equipment {
  property [DS9]
  not encoded "3 sentences of its text cannot be read yet"
}
