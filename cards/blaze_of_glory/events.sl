set blaze_of_glory "Blaze of Glory" released 1999

card "Defense System Upgrade" event {
  property [DS9]
  not encoded "one sentence of its text cannot be read yet"
}

card "Dial Martok for Murder" event {
  property [DS9]
  traits Infiltration_related
  not encoded "3 sentences of its text cannot be read yet"
}

card "E-Band Emissions" event {
  icons [HA]
  property [TNG]
  traits Capturing_related, Infiltration_related, infiltrator
  seeds or plays on table
  not encoded "2 sentences of its text cannot be read yet"
}

card "Engage Shuttle Operations: Dominion" event {
  property [DS9]
  seeds or plays on table
  not encoded "one sentence of its text cannot be read yet"
}

card "Fajo's Gallery" event {
  icons [HA]
  property [TNG]
  traits Capturing_related
  seeds or plays on table
  not encoded "one sentence of its text cannot be read yet"
}

card "The Big Picture" event {
  icons [Ref]
  property [FC]
  plays on table
  may not be nullified
  not encoded "one sentence of its text cannot be read yet"
}
