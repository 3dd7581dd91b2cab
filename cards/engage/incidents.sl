set engage "Engage" released 2012

card "Always a Chess Game" incident {
  icons [WC]
  property [TNG]
  plays on table
  not encoded "2 sentences of its text cannot be read yet"
}

card "Federation Flagship: Recovered" incident {
  icons [HA]
  property [Gen]
  seeds or plays on table
  not encoded "4 sentences of its text cannot be read yet"
}

card "Illegitimate Leader of the Empire" incident {
  icons [WC]
  property [TNG]
  plays on table
  not encoded "3 sentences of its text cannot be read yet"
}

card "The Romulan Underground" incident {
  points 10
  icons [WC]
  property [TNG]
  not encoded "4 sentences of its text cannot be read yet"
}

card "They Will Be Coming" incident {
  icons [BO]
  property [TNG]
  unique
  not encoded "3 sentences of its text cannot be read yet"
}
