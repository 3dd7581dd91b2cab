set q_who "Q Who" released 2020

card "Eight of Twenty" personnel universal {
  Borg
  skills Physics, ENGINEER, Navigation
  5 / 7 / 5
  species borg_species, humanoid
  icons [DQ], [Nav]
  property [TNG]
  traits drone
  dots 1
  once per game: you may download "Redirected Effort"
}

card "Eighteen of Twenty" personnel universal {
  Borg
  skills Stellar Cartography, Navigation
  5 / 7 / 5
  species borg_species, humanoid
  icons [DQ], [Nav]
  property [TNG]
  traits drone
  not encoded "one sentence of its text cannot be read yet"
}

card "Eleven of Fourteen" personnel universal {
  Borg
  skills Biology, MEDICAL, Archaeology
  5 / 5 / 7
  species borg_species, humanoid
  icons [Def], [DQ]
  property [TNG]
  traits drone
  not encoded "one sentence of its text cannot be read yet"
}

card "Nineteen of Twenty" personnel universal {
  Borg
  skills MEDICAL, ENGINEER
  7 / 5 / 5
  species borg_species, humanoid
  icons [Com], [DQ]
  property [TNG]
  traits drone
  not encoded "2 sentences of its text cannot be read yet"
}

card "One of Fourteen" personnel universal {
  Borg
  skills Anthropology, SCIENCE, Computer Skill
  7 / 5 / 5
  species borg_species, humanoid
  icons [Com], [DQ]
  property [TNG]
  traits drone
  not encoded "one sentence of its text cannot be read yet"
}

card "Six of Fourteen" personnel universal {
  Borg
  skills Transporter Skill, SCIENCE
  5 / 7 / 5
  species borg_species, humanoid
  icons [DQ], [Nav]
  property [TNG]
  traits drone
  not encoded "one sentence of its text cannot be read yet"
}

card "Q of Borg" personnel enigma {
  Borg
  skills CIVILIAN, Treachery, Physics x10
  2 / nothing / 5
  species borg_species
  icons [AU]
  property [TNG]
  traits male
  special download "Q-Net"
  not encoded "2 sentences of its text cannot be read yet"
}
