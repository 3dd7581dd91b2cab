set paradise_lost "Paradise Lost" released 2022

card "Galactic Army of Light" incident {
  icons [AU]
  property [TFF]
  not encoded "5 sentences of its text cannot be read yet"
}

card "He Took Away my Pain!" incident {
  property [TFF]
  seeds on table
  not encoded "one sentence of its text cannot be read yet"
}

card "To Rule in Hell" incident {
  not encoded "4 sentences of its text cannot be read yet"
}
