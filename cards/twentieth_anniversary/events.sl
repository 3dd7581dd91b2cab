set twentieth_anniversary "20th Anniversary Collection" released 2014

card "Crossover: An Invitation" event {
  icons [HA]
  property [DS9]
  seeds or plays on table
  not encoded "one sentence of its text cannot be read yet"
}

card "Leader of the Sect" event {
  property [VOY]
  not encoded "2 sentences of its text cannot be read yet"
}
