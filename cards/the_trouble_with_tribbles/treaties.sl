set the_trouble_with_tribbles "The Trouble with Tribbles" released 2000

titles "Senator Cretak"

card "Treaty: Romulan/Bajoran" event {
  property [DS9]
  traits Bajoran_treaty, Romulan_treaty
  plays on table
  for free if some your ("Colonel Kira" or "Senator Cretak") in play
  binds Romulan, Bajoran
}

scenario "Colonel Kira makes peace for nothing" under r24, r18 cites r24 "6.1.1-definition", "gl-compat-sources" cites r18 "free-no-count" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Colonel Kira"
  given hand of one: "Treaty: Romulan/Bajoran"
  given plays_left of one = 0
  when one plays "Treaty: Romulan/Bajoran"
  then "Treaty: Romulan/Bajoran" in table of one
}

titles "Bareil Antos", "Kai Winn", "Turrel"

card "Treaty: Cardassian/Bajoran" event {
  property [DS9]
  traits Bajoran_treaty, Cardassian_treaty
  plays on table
  for free if some your ("Bareil Antos" or "Kai Winn" or "Turrel") in play
  binds Cardassian, Bajoran
}

scenario "Cardassians and Bajorans mix under their treaty" under r24 cites r24 "gl compatible" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Vedek Winn", "Hogue"
  then not ("Vedek Winn" is compatible_with "Hogue")
  given table of one: "Treaty: Cardassian/Bajoran"
  then "Vedek Winn" is compatible_with "Hogue"
}
