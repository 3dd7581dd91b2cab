set emissary "Emissary" released 2013

card "Chef Kaga" personnel {
  Klingon
  CIVILIAN, Biology, Exobiology, Music
  7 / 5 / 9
  species klingon_species
  property [DS9]
  traits cook, Deep_Space_9_related, male
  not encoded "one sentence of its text cannot be read yet"
}
