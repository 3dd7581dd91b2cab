set virtual_promos "Virtual Promos" released 2011

card "Jim Shimoda" personnel {
  Federation
  ENGINEER, Computer Skill x2, Astrophysics
  6 / 5 / 5
  species human
  icons [Stf]
  property [TNG]
  traits male, Enterprise_related
  not encoded "one sentence of its text cannot be read yet"
}
