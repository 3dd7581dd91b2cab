set dogs_of_war "Dogs of War" released 2021

card "Grand Nagus Rom" personnel {
  Ferengi
  VIP, Diplomacy, Honor x2, ENGINEER, Physics
  9 / 8 / 3
  species ferengi_species
  icons [Cmd]
  property [DS9]
  traits male, nagus, waiter
  dots 1
  names "Rom"
  mentions "Leeta", "Grand Nagus Zek"
  lovers "Leeta"
  your Ferengi personnel present except this: INTEGRITY +2
}
