set the_borg "The Borg" released 2001

card "Borg Data Node" equipment {
  property [VOY]
  not encoded "one sentence of its text cannot be read yet"
}

card "Borg Nanoprobes" equipment {
  property [VOY]
  not encoded "one sentence of its text cannot be read yet"
}

card "Borg Vinculum" equipment {
  icons [BO]
  property [VOY]
  immune to "Disruptor Overload"
  not encoded "one sentence of its text cannot be read yet"
}

card "Hirogen Disruptor Rifle" equipment {
  property [VOY]
  traits disruptor, hand_weapon
  users Hirogen
  cumulative
  not encoded "one sentence of its text cannot be read yet"
}

card "Hirogen Talon" equipment {
  property [VOY]
  traits blade_weapon, hand_weapon
  users Hirogen
  your personnel present: STRENGTH +1
  cumulative
  not encoded "2 sentences of its text cannot be read yet"
}

card "Maturation Chamber" equipment {
  icons [BO]
  property [VOY]
  not encoded "one sentence of its text cannot be read yet"
}
