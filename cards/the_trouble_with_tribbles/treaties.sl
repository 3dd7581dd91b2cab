set the_trouble_with_tribbles "The Trouble With Tribbles" released 2000

titles "Senator Cretak"

card "Treaty: Romulan/Bajoran" event {
  property [DS9]
  plays on table
  for free if some your ("Colonel Kira" or "Senator Cretak") in play
  binds Romulan, Bajoran
}

scenario "Colonel Kira makes peace for nothing" under r24 cites r24 "6.1.1-definition", "gl-treaties" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Colonel Kira"
  given hand of one: "Treaty: Romulan/Bajoran"
  given plays_left of one = 0
  when one plays "Treaty: Romulan/Bajoran"
  then "Treaty: Romulan/Bajoran" in table of one
}
