set a_private_little_war "A Private Little War" released 2020

card "Technology Sharing Treaty" event {
  property [TOS]
  traits Klingon_treaty, Romulan_treaty
  seeds or plays on table
  not encoded "2 sentences of its text cannot be read yet"
}
