set the_borg "The Borg" released 2001

card "Borg Queen" version "The Borg" personnel enigma {
  Borg
  6 / 12 / 6
  species Species_125, borg_species
  icons [Com], [Def], [DQ], [Nav]
  property [VOY]
  traits female, queen
  not encoded "2 sentences of its text cannot be read yet"
}

card "Eight of Eighteen" personnel universal {
  Borg
  skills Transporter Skill, Computer Skill, SECURITY
  5 / 5 / 7
  species borg_species, humanoid
  icons [Def], [DQ]
  property [VOY]
  traits drone
  not encoded "one sentence of its text cannot be read yet"
}

card "Eight of Fifteen" personnel universal {
  Borg
  skills MEDICAL, Exobiology
  5 / 5 / 7
  species borg_species, humanoid
  icons [Def], [DQ]
  property [VOY]
  traits drone
  not encoded "one sentence of its text cannot be read yet"
}

card "Eleven of Eighteen" personnel universal {
  Borg
  skills Cybernetics, MEDICAL
  7 / 5 / 5
  species borg_species, humanoid
  icons [Com], [DQ]
  property [VOY]
  traits drone
  not encoded "one sentence of its text cannot be read yet"
}

card "Eleven of Twelve" personnel universal {
  Borg
  skills Computer Skill, ENGINEER, Biology
  7 / 5 / 5
  species borg_species, humanoid
  icons [Com], [DQ]
  property [VOY]
  traits drone
  special download "Borg Data Node"
  not encoded "one sentence of its text cannot be read yet"
}

card "Fifth" personnel {
  Borg
  skills Youth, Computer Skill, Biology, SECURITY
  5 / 5 / 7
  species borg_species, Species_689, Norcadian
  icons [Def], [DQ]
  property [VOY]
  traits drone
  names "Mezoti"
  mentions "Harry Kim"
  not encoded "one sentence of its text cannot be read yet"
}

card "First" personnel {
  Borg
  skills Youth, Treachery, Navigation, Biology
  5 / 5 / 7
  species borg_species, humanoid
  icons [Def], [DQ]
  property [VOY]
  traits drone
  not encoded "2 sentences of its text cannot be read yet"
}

card "Four of Nine" personnel {
  Borg
  skills Computer Skill, Honor, MEDICAL
  7 / 5 / 5
  species borg_species, humanoid, Species_571
  icons [Com], [DQ]
  property [VOY]
  traits drone
  not encoded "one sentence of its text cannot be read yet"
}

card "Nine of Fifteen" personnel universal {
  Borg
  skills SCIENCE, Physics, Astrophysics
  5 / 7 / 5
  species borg_species, humanoid
  icons [DQ], [Nav]
  property [VOY]
  traits drone
  not encoded "2 sentences of its text cannot be read yet"
}

card "Nine of Twelve" personnel universal {
  Borg
  skills ENGINEER, Physics, Navigation
  5 / 7 / 5
  species borg_species, Bolian
  icons [DQ], [Nav]
  property [VOY]
  traits drone
  not encoded "one sentence of its text cannot be read yet"
}

card "Second" personnel {
  Borg
  skills ENGINEER, Astrophysics, Physics, Youth, Stellar Cartography
  5 / 7 / 5
  species borg_species, Brunali
  icons [DQ], [Nav]
  property [VOY]
  traits drone
  names "Icheb"
  special download "Divert Power"
  not encoded "one sentence of its text cannot be read yet"
}

card "Seven of Nine" version "The Borg" personnel {
  Borg
  skills ENGINEER, Stellar Cartography, Computer Skill, Physics
  7 / 7 / 7
  species borg_species, human
  icons [Com], [Def], [DQ], [Nav]
  property [VOY]
  traits drone
  not encoded "2 sentences of its text cannot be read yet"
}

card "Seventeen of Eighteen" personnel universal {
  Borg
  skills Geology, Stellar Cartography, SCIENCE
  5 / 7 / 5
  species borg_species, humanoid
  icons [DQ], [Nav]
  property [VOY]
  traits drone
  not encoded "2 sentences of its text cannot be read yet"
}

card "Six of Twelve" personnel universal {
  Borg
  skills SECURITY
  5 / 5 / 7
  species borg_species, humanoid
  icons [Def], [DQ]
  property [VOY]
  traits drone
  dots 1
  your Borg personnel present: CUNNING +1, STRENGTH +1
  cumulative
}

card "Three of Nine" personnel {
  Borg
  skills ENGINEER, Astrophysics, Stellar Cartography
  5 / 7 / 5
  species borg_species, bajoran_species
  icons [DQ], [Nav]
  property [VOY]
  traits drone
  not encoded "one sentence of its text cannot be read yet"
}

card "Two of Nine" personnel {
  Borg
  skills SCIENCE, Physics, SECURITY
  5 / 5 / 7
  species borg_species, humanoid
  icons [Def], [DQ]
  property [VOY]
  traits drone
  not encoded "one sentence of its text cannot be read yet"
}

card "Two of Twelve" personnel universal {
  Borg
  skills Archaeology, Anthropology, Exobiology
  7 / 5 / 5
  species borg_species, humanoid
  icons [Com], [DQ]
  property [VOY]
  traits drone
  not encoded "one sentence of its text cannot be read yet"
}

card "Third and Fourth" dual_personnel {
  Borg
  skills Youth, SCIENCE, Transporter Skill
  second_skills Youth, Exobiology, Computer Skill
  7 / 5 / 5
  7 / 5 / 5
  persons "Third", "Fourth"
  downloaders "Fourth"
  species borg_species, Wysanti
  icons [Com], [DQ]
  second_icons [Com], [DQ]
  property [VOY]
  traits drone
  names "Rebi and Azan"
  not encoded "where several are chosen it is one personnel"
  special download "Maturation Chamber"
}
