set showdown_four_lights "Showdown: Four Lights" released 2023

card "Extracted Confessions" event {
  icons [HA], [Pun]
  property [TNG]
  traits Capturing_related
  seeds or plays on table
  cumulative
  not encoded "2 sentences of its text cannot be read yet"
}
