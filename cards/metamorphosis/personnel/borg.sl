set metamorphosis "Metamorphosis" released 2018

card "Eleven of Ninety" personnel universal {
  Borg
  skills Archaeology, Biology, Geology
  7 / 5 / 5
  species borg_species, humanoid
  icons [Com], [DQ]
  property [VOY]
  traits drone
  not encoded "one sentence of its text cannot be read yet"
}
