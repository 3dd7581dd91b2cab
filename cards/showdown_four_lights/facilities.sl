set showdown_four_lights "Showdown: Four Lights" released 2023

card "Secret Prison" outpost {
  Cardassian
  24
  property [TNG]
  not encoded "2 sentences of its text cannot be read yet"
  not encoded "its traits cannot be read yet"
}
