set starter_deck_two "Starter Deck II" released 1998

card "Ferengi Trading Post" outpost {
  Ferengi
  24
  property [TNG]
  seed one
  build where your [Fer] ENGINEER personnel
  not encoded "a ship of one class may be seeded here with it"
  all may mix aboard
}
