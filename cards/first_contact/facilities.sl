set first_contact "First Contact" released 1997

card "Borg Outpost" outpost universal {
  Borg
  48
  icons [DQ]
  property [FC]
  not encoded "2 sentences of its text cannot be read yet"
}
