set warp_pack "Warp Pack" released 2017

card "Mo'Lak" personnel {
  Klingon
  OFFICER, Leadership, Honor
  6 / 6 / 6
  species klingon_species
  icons [AU], [Cmd], [Films]
  property [TMP]
  traits male
  not encoded "one sentence of its text cannot be read yet"
}
