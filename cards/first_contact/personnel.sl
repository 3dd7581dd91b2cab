set first_contact "First Contact" released 1997

card "Thirteen of Nineteen" personnel universal {
  Borg
  skills SECURITY
  5 / 5 / 7
  species borg_species, humanoid
  icons [Def], [DQ]
  property [FC]
  traits drone
  cumulative
  dots 1
  while host of this is your ship, host: WEAPONS +2
}

card "Eighteen of Nineteen" personnel universal {
  Borg
  skills Navigation, Computer Skill
  5 / 7 / 5
  species borg_species, human
  icons [DQ], [Nav]
  property [FC]
  traits drone
  cumulative
  dots 1
  while host of this is your ship, host: RANGE +1
}
