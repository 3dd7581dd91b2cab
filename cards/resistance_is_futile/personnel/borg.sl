set resistance_is_futile "Resistance is Futile" released 2011

card "Data of Borg" personnel {
  Borg
  skills OFFICER, Astrophysics, Computer Skill x2, ENGINEER, Exobiology
  7 / 12 / 12
  species android, borg_species
  icons [Com], [Def], [Nav]
  property [FC]
  traits counterpart, male, Soong_type
  names "Data"
  special download "Resistance Is Futile"
}

card "Six of Ninety-Six" personnel universal {
  Borg
  skills Exobiology, SECURITY, Transporter Skill, Navigation
  5 / 5 / 7
  species human, borg_species
  icons [Def], [DQ]
  property [FC]
  traits drone
  not encoded "one sentence of its text cannot be read yet"
}

card "Twelve of Ninety-Six" personnel universal {
  Borg
  skills Physics, Anthropology, SCIENCE, Navigation
  5 / 7 / 5
  species humanoid, borg_species
  icons [DQ], [Nav]
  property [FC]
  traits drone
  not encoded "one sentence of its text cannot be read yet"
}
