set the_fajo_collection "The Fajo Collection" released 1997

card "Locutus of Borg" personnel {
  Borg
  skills OFFICER, Diplomacy x2, Leadership, Honor, Navigation, Archaeology, Music
  9 / 8 / 9
  species borg_species, human
  icons [Com], [Def], [Nav]
  property [TNG]
  traits counterpart, male
  dots 1
  names "Jean-Luc Picard"
  while some [Fed] personnel or craft in opposing_force and host of this is your ship, host: WEAPONS +4, SHIELDS +4
}
