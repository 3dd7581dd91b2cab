set alternate_universe_twilight "Alternate Universe: Twilight" released 2024

card "Basso Tromac" personnel {
  Bajoran, Cardassian
  CIVILIAN, Treachery, Biology, Anthropology, SCIENCE
  3 / 6 / 6
  species bajoran_species
  icons [AU]
  property [DS9]
  traits male, Terok_Nor_related
  mentions "Prefect Dukat"
  not encoded "one sentence of its text cannot be read yet"
}
