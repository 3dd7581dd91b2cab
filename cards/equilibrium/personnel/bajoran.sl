set equilibrium "Equilibrium" released 2018

card "Curzon Odo" personnel {
  Bajoran, Federation
  VIP, Diplomacy x2, Anthropology, Law, SECURITY
  7 / 8 / 9
  species Changeling
  icons [Cmd]
  property [DS9]
  traits ambassador, Deep_Space_9_related, male, shape_shifter
  names "Odo"
  mentions "Curzon Dax", "Jadzia Dax"
  not encoded "one sentence of its text cannot be read yet"
  not encoded "some of what the list says under Characteristics/ Keywords cannot be read yet"
}
