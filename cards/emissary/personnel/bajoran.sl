set emissary "Emissary" released 2013

card "Anneli" personnel universal {
  Bajoran
  SCIENCE, Astrophysics, Biology
  7 / 7 / 7
  species bajoran_species
  icons [Stf]
  property [DS9]
  traits Deep_Space_9_related, female, support_personnel, Circle_related
  mentions "General Krim"
}

card "Ben Sisko" personnel {
  Bajoran, Federation
  ENGINEER, Honor, Navigation, Astrophysics, Anthropology
  8 / 7 / 7
  species human
  icons [Cmd]
  property [DS9]
  traits male
  names "Benjamin Sisko"
  commands "Baraka"
  special download "Construct Starship"
}

card "Beyor" personnel universal {
  Bajoran
  CIVILIAN, Law, Computer Skill
  6 / 8 / 5
  species bajoran_species
  property [DS9]
  traits female, minister, support_personnel, Circle_related
  mentions "Jaro Essa"
}

card "Borum" personnel {
  Bajoran
  MEDICAL, Resistance, Honor
  8 / 6 / 5
  species bajoran_species
  icons [Stf]
  property [DS9]
  traits male
  mentions "Li Nalas"
  special download "Starfleet Type II Phaser"
  not encoded "one sentence of its text cannot be read yet"
}

card "Deputy Quark" personnel {
  Bajoran, Ferengi
  CIVILIAN, Diplomacy, Anthropology, Computer Skill
  5 / 8 / 3
  species ferengi_species
  property [DS9]
  traits male
  dots 1
  names "Quark"
  mentions "Odo"
  while some "Odo" in play, this: gains SECURITY
  special download "Renewal Scroll"
}

card "Dohlem" personnel universal {
  Bajoran
  CIVILIAN, Youth, Anthropology, Diplomacy, Navigation
  7 / 6 / 6
  species bajoran_species
  icons [Stf]
  property [DS9]
  traits male, vedek
}

card "Kira Meru" personnel {
  Bajoran, Cardassian
  CIVILIAN, Anthropology, Exobiology, Geology
  6 / 6 / 5
  species bajoran_species
  icons [AU]
  property [DS9]
  traits female, Terok_Nor_related
  mentions "Dukat"
  lovers "Dukat"
  special download "Comfort Women"
}

card "Kira Taban" personnel {
  Bajoran
  MEDICAL, Resistance, Biology, Honor, Physics
  8 / 7 / 6
  points 5
  species bajoran_species
  icons [AU], [Stf]
  property [DS9]
  traits male
  mentions "Kira Meru"
  lovers "Kira Meru"
  not encoded "one sentence of its text cannot be read yet"
}

card "Minister Toran" personnel {
  Bajoran
  ENGINEER, Geology x2, Music
  6 / 7 / 7
  species bajoran_species
  property [DS9]
  traits male, minister, support_personnel
}

card "Murjo" personnel universal {
  Bajoran
  ENGINEER, Treachery, Astrophysics, Transporter Skill
  5 / 6 / 6
  species bajoran_species
  property [DS9]
  traits male, Circle_related
  mentions "Kira Nerys"
}

card "Vedek Kira" personnel {
  Bajoran
  OFFICER, SECURITY, Navigation, Archaeology
  8 / 7 / 6
  species bajoran_species
  icons [Cmd]
  property [DS9]
  traits female, Circle_related, vedek
  names "Kira Nerys"
  special download "Hidden Fighter"
}

card "Yarka" personnel {
  Bajoran
  CIVILIAN, Anthropology, Archaeology, Physics
  6 / 6 / 5
  species bajoran_species
  property [DS9]
  traits male, vedek
}
