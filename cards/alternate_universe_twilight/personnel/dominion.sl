set alternate_universe_twilight "Alternate Universe: Twilight" released 2024

card "Admiral Nechayev" personnel {
  Dominion
  VIP, Diplomacy, OFFICER, Leadership
  5 / 8 / 5
  species human
  icons [Among-Fed], [AU], [Cmd]
  property [DS9]
  traits admiral, female, infiltrator
  not encoded "an infiltrator takes no part in what those do whom he is with"
  not encoded "one sentence of its text cannot be read yet"
}

card "Founder Borath" personnel {
  Dominion
  SCIENCE, MEDICAL, Computer Skill, Treachery, Diplomacy
  4 / 8 / 6
  species Vorta
  icons [AU], [Cmd], [GQ]
  property [DS9]
  traits founder, male
  not encoded "one sentence of its text cannot be read yet"
}
