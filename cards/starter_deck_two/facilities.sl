set starter_deck_two "Starter Deck II" released 1998

card "Ferengi Trading Post" outpost {
  Ferengi
  24
  property [TNG]
  seed one
  build where your [Fer] ENGINEER personnel
  all may mix aboard
}
