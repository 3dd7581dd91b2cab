set rules_of_acquisition "Rules of Acquisition" released 1999

card "Benil" personnel {
  Cardassian
  OFFICER, Leadership, Biology, Greed, Smuggling
  5 / 6 / 7
  species cardassian_species
  icons [Cmd]
  property [DS9]
  traits arms_dealer, gul, male
}

card "Lemec" personnel {
  Cardassian
  OFFICER, Geology, MEDICAL, Music, Transporter Skill
  6 / 7 / 8
  species cardassian_species
  icons [Cmd]
  property [TNG]
  traits gul, male
  commands "Reklar"
  mentions "Edward Jellico"
}
