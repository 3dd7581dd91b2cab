set life_from_lifelessness "Life From Lifelessness" released 2010

card "Brunt of Borg" personnel {
  Borg
  skills Treachery x2, Computer Skill, Navigation, Greed, Law, VIP
  3 / 10 / 7
  species ferengi_species, borg_species
  icons [AU], [Com], [Def], [Nav]
  property [CCG]
  traits counterpart, male
  dots 1
  mentions "Brunt"
  while some [Fer] personnel or craft in opposing_force and host of this is your ship, host: WEAPONS +4, SHIELDS +4
}
