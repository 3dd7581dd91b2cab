set starter_deck_two "Starter Deck II" released 1998

card "Ferengi Trading Post" outpost {
  Ferengi
  24
  property [TNG]
  seed one
  build where your Ferengi ENGINEER personnel
  not encoded "a ship of one class may be seeded here with it"
  all may mix aboard;
}

scenario "Whoever may not mix elsewhere mixes aboard a trading post" under r24 cites r24 "gl-compat-sources" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Ferengi Trading Post"
  given away team of one on "Botanical Research": "Konmel" version "The Next Generation", "Palteth"
  then not ("Konmel" is compatible_with "Palteth")
  when one beams "Konmel", "Palteth" from "Botanical Research" to "Ferengi Trading Post"
  then "Konmel" is not arrested, "Palteth" is not arrested, "Palteth" in interior of "Ferengi Trading Post"
}
