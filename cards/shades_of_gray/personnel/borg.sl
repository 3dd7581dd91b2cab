set shades_of_gray "Shades of Gray" released 2011

card "Borg Queen" version "Shades of Gray" personnel enigma {
  Borg
  skills Leadership, Treachery
  6 / 12 / 6
  species borg_species
  icons [Com], [Def], [DQ], [Nav]
  property [VOY]
  traits female, queen
  dots 1
  twice per game: you may download "We Are the Borg"
  not encoded "one sentence of its text cannot be read yet"
}

card "Six of Seven" personnel universal {
  Borg
  skills SCIENCE, Archaeology, Physics
  7 / 5 / 5
  species human, borg_species
  icons [Com], [DQ]
  property [FC]
  traits drone
  not encoded "one sentence of its text cannot be read yet"
}
