set enhanced_first_contact "Enhanced First Contact" released 1999

card "Bareil of Borg" personnel {
  Borg
  skills VIP, Anthropology, Diplomacy x2, Honor, SCIENCE, Biology
  8 / 7 / 8
  species borg_species, bajoran_species
  icons [AU], [Com], [Def], [Nav]
  property [CCG]
  traits counterpart, male
  dots 1
  mentions "Bareil Antos"
  while some [Baj] personnel or craft in opposing_force and host of this is your ship, host: WEAPONS +4, SHIELDS +4
}

card "Dukat of Borg" personnel {
  Borg
  skills OFFICER, Leadership x2, Navigation x2, Treachery, Diplomacy, Computer Skill
  4 / 8 / 12
  species borg_species, cardassian_species
  icons [AU], [Com], [Def], [Nav]
  property [CCG]
  traits counterpart, male
  dots 1
  mentions "Dukat"
  while some [Car] personnel or craft in opposing_force and host of this is your ship, host: WEAPONS +4, SHIELDS +4
}

card "Eleven of Seventeen" personnel universal {
  Borg
  skills Computer Skill, SCIENCE
  7 / 5 / 5
  species borg_species, humanoid
  icons [Com], [DQ]
  property [FC]
  traits drone
  not encoded "2 sentences of its text cannot be read yet"
}

card "Gowron of Borg" personnel {
  Borg
  skills VIP, Leadership x2, Diplomacy, Honor
  8 / 7 / 12
  species borg_species, klingon_species
  icons [AU], [Com], [Def], [Nav]
  property [TNG]
  traits counterpart, male
  dots 1
  mentions "Gowron"
  while some [Kli] personnel or craft in opposing_force and host of this is your ship, host: WEAPONS +4, SHIELDS +4
  not encoded "one sentence of its text cannot be read yet"
}

card "Six of Nineteen" personnel universal {
  Borg
  skills Exobiology
  5 / 5 / 7
  species borg_species, humanoid
  icons [Def], [DQ]
  property [FC]
  traits Capturing_related, drone
  special download "Intruder Alert!"
  not encoded "one sentence of its text cannot be read yet"
}

card "Tomalak of Borg" personnel {
  Borg
  skills OFFICER, Diplomacy, Leadership
  6 / 7 / 12
  species borg_species, romulan_species
  icons [AU], [Com], [Def], [Nav]
  property [TNG]
  traits counterpart, male
  dots 1
  mentions "Tomalak"
  while some [Rom] personnel or craft in opposing_force and host of this is your ship, host: WEAPONS +4, SHIELDS +4
  not encoded "one sentence of its text cannot be read yet"
}
