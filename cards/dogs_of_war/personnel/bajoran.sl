set dogs_of_war "Dogs of War" released 2021

card "Anjohl and Winn" dual_personnel {
  Bajoran
  CIVILIAN, Treachery x2, Anthropology, Archaeology
  VIP, Leadership, Treachery, Diplomacy
  2 / 9 / 8
  4 / 8 / 2
  persons "Anjohl", "Winn"
  species cardassian_species, bajoran_species
  property [DS9]
  traits female, kai, male, Pah_wraith_related, vedek
  names "Dukat", "Vedek Winn"
  not encoded "where several are chosen it is one personnel"
}
