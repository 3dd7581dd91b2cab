set mirror_mirror "Mirror, Mirror" released 2000

card "Bareil" personnel {
  Bajoran
  CIVILIAN, Computer Skill x2, SECURITY, Biology, Honor, Anthropology, Treachery
  6 / 8 / 6
  species bajoran_species
  icons [KCA], [MQ], [Orb], [Stf]
  property [DS9]
  traits male, thief
  opposite_of "Bareil Antos"
  mentions "The Intendant", "Kira Nerys"
  lovers "Kira Nerys"
  special download one equipment
}

scenario "He sends for equipment, and for no artifact that is used as such" under r24 cites r24 "gl-bareil" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Bareil"
  given draw deck of one: "Varon-T Disruptor", "Federation PADD", "Starfleet Type II Phaser"
  when one suspends play with "Bareil"
  then decision of one offers "Federation PADD", "Starfleet Type II Phaser"
  then decision of one offers no "Varon-T Disruptor"
}

card "Commander Leeta" personnel {
  Bajoran
  SECURITY, Leadership, Diplomacy, Youth
  6 / 7 / 5
  species bajoran_species
  icons [MQ], [Stf], [TE]
  property [DS9]
  traits female
  opposite_of "Leeta"
  special download "Mission Debriefing"
}

card "Gantt" personnel universal {
  Bajoran
  MEDICAL, Resistance, Anthropology, Youth
  6 / 6 / 7
  species bajoran_species
  icons [AU], [Stf]
  property [DS9]
  traits male, Shakaar_cell
  mentions "Kira Nerys", "Kira Taban", "Shakaar"
}

card "Javek Len" personnel universal {
  Bajoran
  CIVILIAN, Music, SCIENCE, Astrophysics
  7 / 6 / 5
  species bajoran_species
  icons [KCA], [MQ]
  property [DS9]
  traits male, Terok_Nor_related
  mentions "The Intendant"
}

card "Overseer Odo" personnel {
  Bajoran, Cardassian
  OFFICER, SECURITY, Leadership, Geology, Computer Skill
  5 / 7 / 10
  species Changeling
  icons [Cmd], [KCA], [MQ]
  property [DS9]
  traits male, shape_shifter, Terok_Nor_related
  opposite_of "Odo"
  special download "Process Ore"
}

card "Romara Cal" personnel universal {
  Bajoran
  MEDICAL, Biology, Physics
  6 / 7 / 6
  species bajoran_species
  icons [KCA], [MQ], [Stf]
  property [DS9]
  traits male, support_personnel
  mentions "The Intendant"
}

card "Taymar Bern" personnel universal {
  Bajoran
  SECURITY, Anthropology, Navigation, Treachery
  4 / 7 / 8
  species bajoran_species
  icons [KCA], [MQ], [Stf]
  property [DS9]
  traits male
  mentions "The Intendant", "Professor Sisko"
}

card "The Intendant" personnel {
  Bajoran
  VIP, Leadership, Navigation, Exobiology, Treachery x2
  2 / 8 / 7
  species bajoran_species
  icons [Cmd], [KCA], [MQ]
  property [DS9]
  traits female, intendant, Terok_Nor_related
  opposite_of "Kira Nerys"
  commands "Mirror Terok Nor"
  not encoded "one sentence of its text cannot be read yet"
}
