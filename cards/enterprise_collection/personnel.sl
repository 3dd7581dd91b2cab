set enterprise_collection "Enterprise Collection" released 2006

card "Travis Mayweather" personnel {
  Starfleet
  OFFICER, Honor, Diplomacy, Astrophysics, Navigation x2, Computer Skill
  7 / 7 / 6
  species human
  icons [22], [AU], [Cmd]
  property [ENT]
  traits male
  dots 1
  not encoded "once every turn, may nullify Full Planet Scan"
}
