set metamorphosis "Metamorphosis" released 2018

card "Awaiting Trial" event {
  icons [Pun]
  property [DS9]
  traits Capturing_related
  cumulative
  not encoded "2 sentences of its text cannot be read yet"
}

card "Biosphere Toxin" event {
  property [TNG]
  cumulative
  not encoded "3 sentences of its text cannot be read yet"
}

card "Earn Your Rank!" event {
  countdown 3
  icons [AU]
  property [VOY]
  plays on table
  not encoded "2 sentences of its text cannot be read yet"
}

card "Esteemed Vedek" event {
  property [DS9]
  cumulative
  not encoded "2 sentences of its text cannot be read yet"
}

card "Life's Simple Pleasures" event {
  property [TNG]
  not encoded "3 sentences of its text cannot be read yet"
}

card "Patient Schemer" event {
  icons [Crime], [HA]
  property [TNG]
  seeds or plays on table
  not encoded "one sentence of its text cannot be read yet"
}

card "Psychological Pressure" event {
  icons [HA], [Pun]
  property [TNG]
  traits Capturing_related
  seeds or plays on table
  not encoded "one sentence of its text cannot be read yet"
}

card "Quite a Coincidence" event {
  points 10
  icons [HA]
  property [DS9]
  seeds or plays on table
  not encoded "2 sentences of its text cannot be read yet"
}

card "Sleeper Ship" event {
  icons [HA]
  property [TNG]
  traits captains_order
  seeds or plays on table
  not encoded "one sentence of its text cannot be read yet"
}
