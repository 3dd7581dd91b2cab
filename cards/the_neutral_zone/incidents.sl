set the_neutral_zone "The Neutral Zone" released 2020

card "Community Leader" incident {
  property [DS9]
  seeds on table
  not encoded "4 sentences of its text cannot be read yet"
}

card "Hard-Working, Happy Androids" incident {
  property [TOS]
  once per game: you may download "Lore's Fingernail"
  not encoded "3 sentences of its text cannot be read yet"
}

card "Long Live the Empire!" incident {
  property [ENT]
  not encoded "3 sentences of its text cannot be read yet"
}

card "The Neutral Zone" incident {
  property [TOS]
  not encoded "4 sentences of its text cannot be read yet"
}
