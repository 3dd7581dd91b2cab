set coming_of_age "Coming of Age" released 2018

card "Anhaica" personnel universal {
  Federation, Non-Aligned
  SECURITY, Archaeology, Geology, Astrophysics
  5 / 7 / 6
  species human
  icons [Maq], [Stf]
  property [TNG]
  traits male, Enterprise_related
  not encoded "one sentence of its text cannot be read yet"
}
