set mirror_mirror "Mirror, Mirror" released 2000

card "Weyoun of Borg" personnel {
  Borg
  skills VIP, Diplomacy x2, Leadership, Treachery, Law, Biology
  5 / 9 / 8
  species borg_species, Vorta
  icons [AU], [Com], [Def], [GQ], [Nav]
  property [CCG]
  traits counterpart, male
  dots 1
  mentions "Weyoun"
  while some [Dom] personnel or craft in opposing_force and host of this is your ship, host: WEAPONS +4, SHIELDS +4
}
