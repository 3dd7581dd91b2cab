set shades_of_gray "Shades of Gray" released 2011

card "Senator Vrax" personnel {
  Romulan
  VIP, Treachery x2, SCIENCE, Law, Diplomacy, Astrophysics
  2 / 8 / 5
  species romulan_species
  icons [22], [AU]
  property [ENT]
  traits male, senator
  mentions "Admiral Valdore"
}
