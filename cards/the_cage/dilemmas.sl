set the_cage "The Cage" released 2019

card "Augment Aggression" dilemma space {
  icons [BB]
  property [TOS]
  traits MEDICAL_related
  not encoded "2 sentences of its text cannot be read yet"
}

card "Crippling Injury" dilemma space planet {
  property [TOS]
  to get past OFFICER x2 OR Leadership x2
  not encoded "one sentence of its text cannot be read yet"
}

card "Dikironium Cloud Creature" dilemma planet {
  points 10
  icons [Self]
  property [TOS]
  not encoded "2 sentences of its text cannot be read yet"
  not encoded "what the list says under Cun/Wpn cannot be read yet"
  not encoded "what the list says under Int/Rng cannot be read yet"
  not encoded "what the list says under Str/Shd cannot be read yet"
}

card "Entertaining Display" dilemma planet {
  countdown 2
  property [TOS]
  traits female_related
  not encoded "2 sentences of its text cannot be read yet"
}

card "Koon-ut-kal-if-fee" dilemma space planet {
  property [TOS]
  traits male_related
  not encoded "2 sentences of its text cannot be read yet"
}

card "Misinterpreted History" dilemma space planet {
  property [TOS]
  to get past Law + Archaeology OR Exobiology + Leadership x2 OR president
  not encoded "one sentence of its text cannot be read yet"
}

card "Planet Killer" dilemma space {
  points 10
  icons [Self]
  property [TOS]
  not encoded "2 sentences of its text cannot be read yet"
  not encoded "what the list says under Cun/Wpn cannot be read yet"
  not encoded "what the list says under Int/Rng cannot be read yet"
  not encoded "what the list says under Str/Shd cannot be read yet"
}

card "Primal Urges" dilemma space planet {
  property [VOY]
  traits female_related, male_related
  nullify with ANIMAL x2
  not encoded "one sentence of its text cannot be read yet"
}

card "Space Amoeba" dilemma space {
  icons [Self]
  property [TOS]
  not encoded "2 sentences of its text cannot be read yet"
  not encoded "what the list says under Cun/Wpn cannot be read yet"
  not encoded "what the list says under Int/Rng cannot be read yet"
  not encoded "what the list says under Str/Shd cannot be read yet"
}

card "Thasian Powers" dilemma space planet {
  property [TOS]
  not encoded "2 sentences of its text cannot be read yet"
}
