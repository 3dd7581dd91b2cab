set the_neutral_zone "The Neutral Zone" released 2020

card "Eminian Disintegration Protocol" dilemma space planet {
  property [TOS]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Experience Bij!" dilemma space planet {
  property [AKC]
  not encoded "3 sentences of its text cannot be read yet"
}

card "M-113 Creature" dilemma space planet {
  countdown 3
  property [TOS]
  place this on attempted_mission
  not encoded "2 sentences of its text cannot be read yet"
}

card "Nelvana Trap" dilemma space {
  property [TNG]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Nuclear Disarmament" dilemma space planet {
  property [TOS]
  traits Temporal_agent_related
  to get past Computer Skill x2 + INTEGRITY > 40 OR Physics + ANIMAL
  not encoded "one sentence of its text cannot be read yet"
}

card "Poor Quality Workmanship" dilemma space planet {
  property [TFF]
  not encoded "one sentence of its text cannot be read yet"
}

card "Shuttle Crash" dilemma space planet {
  property [TNG]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Tricyanate Poisoning" dilemma space planet {
  countdown 2
  property [TNG]
  unique
  not encoded "one sentence of its text cannot be read yet"
}

card "White Rabbit" dilemma space planet {
  countdown 2
  property [TOS]
  unless Physics + Archaeology: place this on attempted_mission
  not encoded "2 sentences of its text cannot be read yet"
}
