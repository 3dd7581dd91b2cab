set the_trouble_with_tribbles "The Trouble with Tribbles" released 2000

card "62nd Rule of Acquisition" event {
  icons [Rule]
  property [DS9]
  not encoded "its points are 10, won or lost"
  not encoded "3 sentences of its text cannot be read yet"
}

card "Organian Peace Treaty" event {
  property [TOS]
  traits Federation_treaty, Klingon_treaty
  seeds or plays on table
  immune to "The Devil"
  not encoded "one sentence of its text cannot be read yet"
}

card "Subspace Transporter" event {
  property [TNG]
  plays on your ship
  not encoded "2 sentences of its text cannot be read yet"
}

card "Temporal Investigations" event {
  property [DS9]
  plays on table
  not encoded "one sentence of its text cannot be read yet"
}
