set warp_pack "Warp Pack" released 2017

card "Mellis" personnel universal {
  Hirogen
  SECURITY, Anthropology, Leadership, Archaeology
  7 / 6 / 6
  species hirogen_species
  icons [Cmd], [DQ]
  property [VOY]
  traits alpha_hirogen, male
  not encoded "one sentence of its text cannot be read yet"
}
