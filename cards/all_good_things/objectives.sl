set all_good_things "All Good Things" released 2003

card "In for a Trim" objective {
  property [TNG]
  seeds or plays on table
  not encoded "3 sentences of its text cannot be read yet"
}
