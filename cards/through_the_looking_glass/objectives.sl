set through_the_looking_glass "Through the Looking Glass" released 2016

card "Assemble Rescue Team" objective {
  points 10
  icons [HA]
  property [DS9]
  traits Capturing_related
  seeds or plays on table
  not encoded "2 sentences of its text cannot be read yet"
}

card "Assume Identity" objective {
  icons [HA]
  property [DS9]
  traits Infiltration_related, morph_card
  seeds or plays on table
  not encoded "5 sentences of its text cannot be read yet"
}

card "Fear Will Keep Them in Line" objective {
  property [TOS]
  seeds or plays on mission where quadrant of it = Mirror
  not encoded "3 sentences of its text cannot be read yet"
}

card "Get Back" objective {
  points 10
  icons [HA]
  property [TOS]
  not encoded "one sentence of its text cannot be read yet"
}

card "Imperial Intimidation" objective {
  icons [AU]
  property [TOS]
  seeds or plays on your [AU] [Fed] [TE] ship
  not encoded "7 sentences of its text cannot be read yet"
}

card "Insert Undercover Agent" objective {
  countdown 4
  icons [HA]
  property [TOS]
  traits Infiltration_related
  not encoded "one sentence of its text cannot be read yet"
}
