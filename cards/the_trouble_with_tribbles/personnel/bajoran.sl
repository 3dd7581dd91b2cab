set the_trouble_with_tribbles "The Trouble with Tribbles" released 2000

card "First Minister Shakaar" personnel {
  Bajoran
  VIP, Diplomacy, Leadership, Honor, Law
  9 / 8 / 7
  species bajoran_species
  icons [Cmd]
  property [DS9]
  traits male, minister, Shakaar_cell
  names "Shakaar Edon"
  not encoded "one sentence of its text cannot be read yet"
}

card "Sarish Rez" personnel {
  Bajoran
  CIVILIAN, Anthropology, Transporter Skill, Biology
  7 / 7 / 6
  species bajoran_species
  icons [Stf]
  property [DS9]
  traits male
  mentions "First Minister Shakaar"
  special download one "First Minister Shakaar" or "Senior Staff Meeting"
}
