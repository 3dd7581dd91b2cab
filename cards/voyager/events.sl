set voyager "Voyager" released 2001

card "Ancestral Vision" event {
  property [VOY]
  not encoded "3 sentences of its text cannot be read yet"
}

card "Kal-Toh" event {
  property [VOY]
  plays on table
  not encoded "one sentence of its text cannot be read yet"
}

card "The Next Emanation" event {
  countdown 2
  icons [HA]
  property [VOY]
  seeds or plays on table
  not encoded "one sentence of its text cannot be read yet"
}

card "Villagers With Torches" event {
  icons [HA], [Ref]
  property [VOY]
  seeds or plays on table
  not encoded "one sentence of its text cannot be read yet"
}
