set equilibrium "Equilibrium" released 2018

card "Dr. Renhol" personnel universal {
  Federation
  MEDICAL, Biology
  5 / 8 / 6
  species Trill
  property [DS9]
  traits female, with_symbiont
  mentions "Jadzia Dax"
  not encoded "2 sentences of its text cannot be read yet"
}

card "Lenara Kahn" personnel {
  Federation
  SCIENCE, Astrophysics x2, Physics, ENGINEER
  7 / 7 / 6
  species Trill
  icons [Stf]
  property [DS9]
  traits female, with_symbiont
  mentions "Jadzia Dax"
  lovers "Jadzia Dax"
  not encoded "one sentence of its text cannot be read yet"
}
