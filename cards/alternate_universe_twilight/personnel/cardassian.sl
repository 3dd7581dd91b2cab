set alternate_universe_twilight "Alternate Universe: Twilight" released 2024

card "Legate Parek" personnel {
  Cardassian
  VIP, Diplomacy, Archaeology
  5 / 8 / 6
  species cardassian_species
  icons [AU], [Cmd]
  property [DS9]
  traits gul, legate, male, Terok_Nor_related
  mentions "Prefect Dukat"
  not encoded "one sentence of its text cannot be read yet"
}

card "Prefect Dukat" personnel {
  Cardassian
  VIP, Leadership, Diplomacy, OFFICER, Treachery
  5 / 8 / 9
  species cardassian_species
  icons [AU], [Cmd]
  property [DS9]
  traits gul, male, Terok_Nor_related
  commands "Terok Nor"
  mentions "Kira Meru", "Investigator Odo"
  lovers "Kira Meru"
  not encoded "one sentence of its text cannot be read yet"
}
