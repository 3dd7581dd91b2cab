set emissary "Emissary" released 2013

card "Alliance for Global Unity" incident {
  icons [RC]
  property [DS9]
  plays on table
  not encoded "4 sentences of its text cannot be read yet"
}

card "Articles of Jurisprudence" incident {
  icons [Pun]
  property [DS9]
  traits Capturing_related
  not encoded "one sentence of its text cannot be read yet"
}

card "Call for Reinforcements" incident {
  icons [RC]
  property [DS9]
  seeds or plays on table
  not encoded "2 sentences of its text cannot be read yet"
}

card "Gagh Tek Or?" incident {
  property [DS9]
  traits Question_related
  not encoded "3 sentences of its text cannot be read yet"
}

card "Here by Invitation" incident {
  icons [RC]
  property [DS9]
  plays on table
  when played: you may download "Treaty: Federation/Bajoran"
  not encoded "3 sentences of its text cannot be read yet"
}

card "I Miss This Office" incident {
  icons [RC]
  property [DS9]
  plays on table
  not encoded "2 sentences of its text cannot be read yet"
}

card "Labor Camp" incident {
  icons [Pun]
  property [DS9]
  traits Capturing_related
  unique
  not encoded "2 sentences of its text cannot be read yet"
}

card "Nano-Biogenic Disarmament" incident {
  points 10
  icons [RC]
  property [DS9]
  not encoded "3 sentences of its text cannot be read yet"
}

card "New Arrivals" incident {
  property [DS9]
  seeds on table
  not encoded "3 sentences of its text cannot be read yet"
}

card "Reshape the Quadrant" incident {
  property [DS9]
  seeds one on table
  when seeded: you may download one [RC] card
  when seeded: discard this if some personnel or ship in cards_played of you where property of it != [DS9]
  // The stations of this time are Nors.
  your personnel or ship or station anywhere where property of it = [DS9]: gains [DS9]
  when you play personnel or ship where it has no [DS9]: discard this
}

scenario "Reshape the Quadrant gives its people, ships and Nors their time, wherever they are" under r24
  cites r24 "icon-ds9", "Icon legend: icons without built-in function - eras & series" {
  given mission of one: "Botanical Research"
  given table of one: "Reshape the Quadrant"
  given away team of one on "Botanical Research": "Jabin", "Morka"
  given away team of two on "Botanical Research": "Morka" of two
  given outpost of one at "Botanical Research": "Nor"
  given hand of one: "Kira"
  then "Morka" has [DS9], "Nor" has [DS9], "Kira" has [DS9]
  then not ("Jabin" has [DS9]), not ("Morka" of two has [DS9]), not ("Botanical Research" has [DS9])
}

scenario "Your people of this time are nobody's before Reshape the Quadrant" under r24
  cites r24 "Icon legend: icons without built-in function - eras & series" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Morka"
  then not ("Morka" has [DS9]), property of "Morka" = [DS9]
}

scenario "Whoever is of another time ends Reshape the Quadrant" under r24
  cites r24 "Icon legend: icons without built-in function - eras & series" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given table of one: "Reshape the Quadrant"
  given hand of one: "Davies"
  given plays_left of one = 1
  when one reports "Davies" to "Federation Outpost"
  then "Reshape the Quadrant" in discard_pile of one
}
