set the_borg "The Borg" released 2001

card "Lagren" personnel {
  Kazon
  ENGINEER, Physics, Geology, Exobiology
  5 / 7 / 6
  species kazon_species
  icons [DQ], [Stf]
  property [VOY]
  traits Kazon-Ogla, male
}

card "Surat" personnel {
  Kazon
  OFFICER, Leadership, Treachery, Diplomacy, SECURITY, Astrophysics
  4 / 7 / 8
  species kazon_species
  icons [Cmd], [DQ]
  property [VOY]
  traits Kazon-Mostral, maje, male
  commands "Kazon Raider"
}

card "Tanar" personnel universal {
  Kazon
  SCIENCE, Archaeology, Biology, Anthropology
  6 / 6 / 7
  species kazon_species
  icons [DQ], [Stf]
  property [VOY]
  traits Kazon-Nistrim, male
  mentions "Culluh"
}
