set first_contact "First Contact" released 1997

card "Borg Outpost" outpost universal {
  Borg
  48
  icons [DQ]
  property [FC]
  special download "Transwarp Network Gateway"
  not encoded "one sentence of its text cannot be read yet"
}
