set a_private_little_war "A Private Little War" released 2020

card "Team of Ambassadors" interrupt {
  property [TOS]
  not encoded "one sentence of its text cannot be read yet"
}
