set homefront_two "Homefront II" released 2011

card "Burrows" personnel {
  Starfleet
  OFFICER, Computer Skill, Astrophysics, Transporter Skill
  6 / 5 / 6
  species human
  icons [22], [AU], [Stf]
  property [ENT]
  traits bodyguard, male
  dots 1
  mentions "Lt. Reed"
  may volunteer for random selections
}

card "Travis Mayweather" version "Homefront II" personnel {
  Starfleet
  OFFICER, Navigation x2, Astrophysics, Geology, Transporter Skill
  6 / 7 / 6
  species human
  icons [22], [AU], [Stf]
  property [ENT]
  traits male
  special download "Space Boomer"
}
