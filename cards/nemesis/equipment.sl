set nemesis "Nemesis" released 2023

card "Reman Dagger" equipment {
  property [Nem]
  traits blade_weapon, hand_weapon, Reman_title_related
  your personnel present: STRENGTH +1
  cumulative
  not encoded "one sentence of its text cannot be read yet"
}

card "Reman Disruptor Rifle" equipment {
  property [Nem]
  traits disruptor, hand_weapon, Reman_title_related
  your personnel present: STRENGTH +3
  cumulative
  not encoded "2 sentences of its text cannot be read yet"
}

card "Reman Scepter" equipment {
  property [Nem]
  traits hand_weapon, Reman_title_related
  unique
  not encoded "one sentence of its text cannot be read yet"
}
