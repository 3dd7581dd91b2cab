set a_private_little_war "A Private Little War" released 2020

card "Assignment: Earth" incident {
  property [TOS]
  seeds or plays on "Earth"
  not encoded "2 sentences of its text cannot be read yet"
}

card "Organian Annexation" incident {
  property [TOS]
  not encoded "3 sentences of its text cannot be read yet"
}

card "The Savage Curtain" incident {
  property [TOS]
  seeds or plays on "Excalbia"
  not encoded "3 sentences of its text cannot be read yet"
}
