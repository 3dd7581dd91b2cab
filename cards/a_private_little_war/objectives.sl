set a_private_little_war "A Private Little War" released 2020

card "Ancient Citadel" objective {
  property [TOS]
  not encoded "one sentence of its text cannot be read yet"
}

card "Military Protectorate" objective {
  property [TOS]
  not encoded "3 sentences of its text cannot be read yet"
}

card "New Civilizations" objective {
  property [TOS]
  not encoded "2 sentences of its text cannot be read yet"
}
