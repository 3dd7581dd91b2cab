set resistance_is_futile "Resistance is Futile" released 2011

card "Launch the Phoenix" objective {
  property [FC]
  seeds or plays on table
  not encoded "5 sentences of its text cannot be read yet"
}

card "Protect Historic Encounter" objective {
  property [FC]
  not encoded "2 sentences of its text cannot be read yet"
}
