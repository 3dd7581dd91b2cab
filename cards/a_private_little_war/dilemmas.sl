set a_private_little_war "A Private Little War" released 2020

card "Beta XII-A Entity" dilemma space planet {
  icons [Self]
  property [TOS]
  not encoded "2 sentences of its text cannot be read yet"
  not encoded "what the list says under Cun/Wpn cannot be read yet"
  not encoded "what the list says under Int/Rng cannot be read yet"
  not encoded "what the list says under Str/Shd cannot be read yet"
}

card "Klingon Troop Deployment" dilemma planet {
  property [TOS]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Redjac" dilemma space planet {
  icons [Self]
  property [TOS]
  not encoded "one sentence of its text cannot be read yet"
  not encoded "what the list says under Cun/Wpn cannot be read yet"
  not encoded "what the list says under Int/Rng cannot be read yet"
  not encoded "what the list says under Str/Shd cannot be read yet"
}

card "Spock's Brain" dilemma space planet {
  countdown 3
  property [TOS]
  traits SCIENCE_related
  not encoded "2 sentences of its text cannot be read yet"
}

card "The Metrons' Arena" dilemma space planet {
  property [TOS]
  not encoded "2 sentences of its text cannot be read yet"
}
