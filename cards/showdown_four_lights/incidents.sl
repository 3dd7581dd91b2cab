set showdown_four_lights "Showdown: Four Lights" released 2023

card "Know Your Enemy" incident {
  property [TNG]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Latest Provocation" incident {
  property [TNG]
  seeds on table
  not encoded "2 sentences of its text cannot be read yet"
}
