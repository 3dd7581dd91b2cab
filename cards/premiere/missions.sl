set premiere "Premiere" released 1994

card "Cloaked Mission" mission planet {
  Klingon
  span 3; points 30
  regions Romulus System
  requires Navigation + Diplomacy + Honor
  traits homeworld
}
