set rules_of_acquisition "Rules of Acquisition" released 1999

card "Margh" personnel {
  Klingon
  SECURITY, Honor, Geology, MEDICAL, Transporter Skill
  6 / 7 / 7
  species klingon_species
  icons [Stf]
  property [DS9]
  traits high_council, male
  mentions "Gowron"
}
