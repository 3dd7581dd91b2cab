set homefront_three "Homefront III" released 2012

card "Jonathan Archer" version "Homefront III" personnel {
  Starfleet
  OFFICER, Diplomacy, ENGINEER, Leadership, Honor, SECURITY
  8 / 7 / 8
  species human
  icons [22], [AU], [Cmd]
  property [ENT]
  traits captain, male
  commands "Enterprise"
  mentions "Henry Archer"
  special download "Reaching Out"
}
