set paradise_lost "Paradise Lost" released 2022

card "Kirk's Reading Glasses" artifact {
  icons [AU]
  property [TWOK]
  not encoded "2 sentences of its text cannot be read yet"
}
