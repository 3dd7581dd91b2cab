set all_good_things "All Good Things" released 2003

card "Bluegill Infestation" incident {
  property [TNG]
  unique
  not encoded "3 sentences of its text cannot be read yet"
}

card "Kobayashi Maru Scenario" incident {
  property [TWOK]
  unique
  not encoded "3 sentences of its text cannot be read yet"
}

card "Strategema" incident {
  icons [Ref]
  property [TNG]
  seeds or plays on table
  not encoded "3 sentences of its text cannot be read yet"
}
