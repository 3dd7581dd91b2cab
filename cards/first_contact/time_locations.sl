set first_contact "First Contact" released 1997

card "Montana Missile Complex" time_location planet {
  plays on table
  not encoded "3 sentences of its text cannot be read yet"
}
