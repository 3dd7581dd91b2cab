set first_contact "First Contact" released 1997

card "Borg Queen" personnel enigma {
  Borg
  6 / 12 / 6
  species borg_species
  icons [Com], [Def], [DQ], [Nav]
  property [FC]
  traits female, queen
  not encoded "2 sentences of its text cannot be read yet"
}

card "Eight of Nineteen" personnel universal {
  Borg
  skills SECURITY
  5 / 5 / 7
  species borg_species, humanoid
  icons [Def], [DQ]
  property [FC]
  traits drone
  dots 1
  your Borg personnel present: STRENGTH +2
  cumulative
}

card "Eleven of Nineteen" personnel universal {
  Borg
  skills Biology, MEDICAL
  7 / 5 / 5
  species borg_species, humanoid
  icons [Com], [DQ]
  property [FC]
  traits drone
  not encoded "one sentence of its text cannot be read yet"
}

card "Fifteen of Seventeen" personnel universal {
  Borg
  skills ENGINEER, Exobiology
  7 / 5 / 5
  species borg_species, klingon_species
  icons [Com], [DQ]
  property [FC]
  traits drone
  not encoded "one sentence of its text cannot be read yet"
}

card "Five of Eleven" personnel universal {
  Borg
  skills SCIENCE, Cybernetics
  7 / 5 / 5
  species borg_species, klingon_species
  icons [Com], [DQ]
  property [FC]
  traits drone
  not encoded "one sentence of its text cannot be read yet"
}

card "Four of Eleven" personnel universal {
  Borg
  skills MEDICAL, Computer Skill
  5 / 5 / 7
  species borg_species, humanoid
  icons [Def], [DQ]
  property [FC]
  traits drone
  dots 1
  names "Guard Drone"
  while host of this is your ship, host: SHIELDS +2
  cumulative
}

card "Nine of Eleven" personnel universal {
  Borg
  7 / 5 / 5
  species borg_species, cardassian_species
  icons [Com], [DQ]
  property [FC]
  traits drone
  not encoded "2 sentences of its text cannot be read yet"
}

card "Nine of Seventeen" personnel universal {
  Borg
  5 / 5 / 7
  species borg_species, human
  icons [Def], [DQ]
  property [FC]
  traits drone
  not encoded "one sentence of its text cannot be read yet"
}

card "One of Eleven" personnel universal {
  Borg
  skills ENGINEER
  7 / 5 / 5
  species borg_species, Bolian
  icons [Com], [DQ]
  property [FC]
  traits drone
  not encoded "2 sentences of its text cannot be read yet"
}

card "Six of Eleven" personnel universal {
  Borg
  skills Physics, Navigation, SCIENCE
  5 / 7 / 5
  species borg_species, human
  icons [DQ], [Nav]
  property [FC]
  traits drone
  not encoded "one sentence of its text cannot be read yet"
}

card "Six of Seventeen" personnel universal {
  Borg
  skills Physics, Computer Skill
  5 / 5 / 7
  species borg_species, humanoid
  icons [Def], [DQ]
  property [FC]
  traits drone
  not encoded "2 sentences of its text cannot be read yet"
}

card "Sixteen of Nineteen" personnel universal {
  Borg
  skills Archaeology, Geology
  5 / 7 / 5
  species borg_species, humanoid
  icons [DQ], [Nav]
  property [FC]
  traits drone
  not encoded "one sentence of its text cannot be read yet"
}

card "Ten of Nineteen" personnel universal {
  Borg
  skills Astrophysics, Navigation
  5 / 7 / 5
  species borg_species, humanoid
  icons [DQ], [Nav]
  property [FC]
  traits drone
  not encoded "one sentence of its text cannot be read yet"
}

card "Three of Nineteen" personnel universal {
  Borg
  skills SECURITY
  5 / 5 / 7
  species borg_species, humanoid
  icons [Def], [DQ]
  property [FC]
  traits drone
  special download "Assimilation Tubules"
  not encoded "one sentence of its text cannot be read yet"
}

card "Two of Eleven" personnel universal {
  Borg
  skills ENGINEER, Transporter Skill
  5 / 7 / 5
  species borg_species, klingon_species
  icons [DQ], [Nav]
  property [FC]
  traits drone
  not encoded "one sentence of its text cannot be read yet"
}

card "Two of Nineteen" personnel universal {
  Borg
  skills Navigation, Stellar Cartography
  5 / 7 / 5
  species borg_species, humanoid
  icons [DQ], [Nav]
  property [FC]
  traits drone
  not encoded "one sentence of its text cannot be read yet"
}

card "Two of Seventeen" personnel universal {
  Borg
  skills Anthropology
  7 / 5 / 5
  species borg_species, humanoid
  icons [Com], [DQ]
  property [FC]
  traits drone
  not encoded "one sentence of its text cannot be read yet"
}
