set trial "Trial" released 1994

card "A Trial" personnel universal {
  Klingon
  OFFICER, Physics x2
  5 / 6 / 7
  species klingon_species
  icons [Stf]
  traits male
}
