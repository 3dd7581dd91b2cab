set life_from_lifelessness "Life From Lifelessness" released 2010

card "Danica Erickson" personnel {
  Starfleet
  CIVILIAN, MEDICAL
  7 / 6 / 5
  species human
  icons [22], [AU], [Stf]
  property [ENT]
  traits female, nurse
  mentions "Emory Erickson", "Jonathan Archer", "Quinn"
}
