set broken_bow "Broken Bow" released 2017

card "Four of Fifty" personnel universal {
  Borg
  skills SECURITY, ENGINEER, Exobiology
  5 / 5 / 7
  species borg_species, humanoid
  icons [22], [AU], [Def], [DQ]
  property [ENT]
  traits drone
  special download one "Orbital Bombardment" or "Establish Tractor Lock"
  not encoded "one sentence of its text cannot be read yet"
}

card "Ten of Fifty" personnel universal {
  Borg
  skills Cybernetics
  7 / 5 / 5
  species borg_species, human
  icons [22], [AU], [Com], [DQ]
  property [ENT]
  traits drone
  not encoded "2 sentences of its text cannot be read yet"
}
