set q_continuum "Q Continuum" released 1996

card "Colony" station universal {
  Neutral
  18
  property [TNG]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Terraforming Station" station {
  Neutral
  16
  property [TNG]
  not encoded "2 sentences of its text cannot be read yet"
}
