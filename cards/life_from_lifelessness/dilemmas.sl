set life_from_lifelessness "Life From Lifelessness" released 2012

card "The Arsenal: Separated" dilemma space planet {
  property [TNG]
  facing it { divide(every unique personnel in team) }
  afterwards to get past CUNNING > 27
}

card "Virus" dilemma space {
  countdown 3
  property [TNG]
  traits Virus_related
  unless Computer Skill x4: place this on attempting_ship
  every ship where it = host or controller of it = controller of host and ship_class of it = ship_class of (host as ship): RANGE -2, WEAPONS -2, SHIELDS -2
  cure with Computer Skill x6
}
