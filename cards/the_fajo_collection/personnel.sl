set the_fajo_collection "The Fajo Collection" released 1997

card "Miles O'Brien" personnel {
  Federation
  ENGINEER, SECURITY, Transporter Skill x2, Music, Navigation
  7 / 7 / 7
  special download "Near-Warp Transport"
  species human
  icons [Stf]
  property [TNG]
  traits male
}

card "Tallera" personnel {
  Romulan, Federation, Non-Aligned
  SECURITY, Computer Skill, SCIENCE, Mindmeld, Leadership, Treachery
  3 / 7 / 7
  species vulcan_species, romulan_species
  icons [Cmd]
  property [TNG]
  traits female, Stone_of_Gol_related
}
