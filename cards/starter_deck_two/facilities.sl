set starter_deck_two "Starter Deck II" released 1998

card "Ferengi Trading Post" outpost {
  Ferengi
  24
  property [TNG]
  seed one
  build where your Ferengi ENGINEER personnel
  seeds with one universal D_Kora_class ship
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

scenario "One universal ship of its class is seeded in its dock, for both to see" under r24 cites r24 "4.4" {
  given mission of one: "The Last Outpost"
  given seed deck of one: "Ferengi Trading Post", "D'Kora Transport", "D'Kora Marauder", "Kreechta", "Ferengi Scout Vessel"
  when one seeds "D'Kora Transport" at "Ferengi Trading Post"
  then refused
  when one seeds "Ferengi Trading Post" at "The Last Outpost"
  when one seeds "Kreechta" at "Ferengi Trading Post"
  then refused because r24 "1.2"
  when one seeds "Ferengi Scout Vessel" at "Ferengi Trading Post"
  then refused because r24 "1.2"
  when one seeds "D'Kora Transport" at "Ferengi Trading Post"
  then "D'Kora Transport" in dock of "Ferengi Trading Post", mode of "D'Kora Transport" = Ferengi, two sees "D'Kora Transport"
  when one seeds "D'Kora Marauder" at "Ferengi Trading Post"
  then refused because r24 "1.2"
}

scenario "No ship comes with a post of the opponent's" under r24 cites r24 "4.4" {
  given mission of one: "The Last Outpost"
  given outpost of two at "The Last Outpost": "Ferengi Trading Post" of two
  given seed deck of one: "D'Kora Transport"
  when one seeds "D'Kora Transport" at "Ferengi Trading Post"
  then refused because r24 "12.3"
}

scenario "A trading post is seeded once, or built where a Ferengi ENGINEER is" under r24 cites r24 "4.4", "gl facility" {
  given mission of one: "The Last Outpost"
  given mission of one: "Revenge Plot"
  given seed deck of two: "Ferengi Trading Post" of two, another "Ferengi Trading Post" of two
  when two seeds "Ferengi Trading Post" at "The Last Outpost"
  when two seeds another "Ferengi Trading Post" at "Revenge Plot"
  then refused because r24 "6.2"
  given hand of one: "Ferengi Trading Post" of one
  given away team of one on "Revenge Plot": "Rata"
  given turn of one
  when one builds "Ferengi Trading Post" of one at "Revenge Plot"
  then refused
  given away team of one on "Revenge Plot": "Baht"
  when one builds "Ferengi Trading Post" of one at "Revenge Plot"
  then "Ferengi Trading Post" of one in orbit of "Revenge Plot"
}

scenario "Either player's people report to a trading post, whatever their side, but Borg" under r24 cites r24 "6.3", "gl facility" {
  given mission of one: "The Last Outpost"
  given outpost of one at "The Last Outpost": "Ferengi Trading Post"
  given hand of one: "Davies"
  given hand of two: "Kromm" of two, "Thirteen of Nineteen" of two, "I.K.S. K'Vort" of two
  given turn of one
  when one reports "Davies" to "Ferengi Trading Post"
  then "Davies" in interior of "Ferengi Trading Post"
  given turn of two
  when two reports "Kromm" to "Ferengi Trading Post"
  then "Kromm" in interior of "Ferengi Trading Post", "Kromm" is not arrested
  given plays_left of two = 1
  when two reports "Thirteen of Nineteen" to "Ferengi Trading Post"
  then refused
  when two reports "I.K.S. K'Vort" to "Ferengi Trading Post"
  then "I.K.S. K'Vort" in dock of "Ferengi Trading Post"
}
