set the_terran_empire "The Terran Empire" released 2016

card "Alien Conspiracy" dilemma space planet {
  property [ENT]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Archaic Ritual" dilemma space planet {
  property [TNG]
  not encoded "one sentence of its text cannot be read yet"
}

card "Multitronic Menace" dilemma space {
  property [TOS]
  mission_continues
  not encoded "one sentence of its text cannot be read yet"
}

card "Quality of Life" dilemma space planet {
  property [TNG]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Reflections" dilemma space {
  property [ENT]
  nullify with 1 personnel with (Mindmeld and Treachery)
  not encoded "2 sentences of its text cannot be read yet"
}
