set a_private_little_war "A Private Little War" released 2020

card "The Great Teacher" artifact {
  countdown 3
  icons [AU]
  property [TOS]
  used_as_equipment
  unique
  not encoded "2 sentences of its text cannot be read yet"
}
