set first_contact "First Contact" released 1997

card "E.M.H. Program" personnel universal {
  Federation
  MEDICAL
  5 / 8 / 5
  icons [Holo]
  property [FC]
  traits male
  dots 1
  mentions "Dr. Zimmerman"
  may download from hand to your ship or outpost
}

scenario "The E.M.H. Program comes when it is needed, in the midst of an attempt" under r24 cites r24 "6.5.4" {
  given mission of one: "Botanical Research"
  given mission of one: "Seize Freighter"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given ship of one at "Seize Freighter": "U.S.S. Oberth"
  given ship of two at "Seize Freighter": "I.K.S. Bortas"
  given away team of one on "Botanical Research": "Davies", "Kosinski", "Spock", "Data" version "The Next Generation"
  given hand of one: "E.M.H. Program"
  given draw deck of one: another "E.M.H. Program"
  given seeds of two under "Botanical Research": "Wind Dancer"
  when one attempts "Botanical Research"
  when one suspends play for "E.M.H. Program" to "U.S.S. Oberth"
  then "E.M.H. Program" in interior of "U.S.S. Oberth", another "E.M.H. Program" in draw_deck of one
}

scenario "It does not come from the draw deck, nor aboard somebody else's ship" under r24 cites r24 "6.5.4" {
  given mission of one: "Seize Freighter"
  given ship of one at "Seize Freighter": "U.S.S. Oberth"
  given ship of two at "Seize Freighter": "U.S.S. Hood" of two
  given draw deck of one: "E.M.H. Program"
  when one suspends play for "E.M.H. Program" to "U.S.S. Oberth"
  then refused
  given hand of one: "E.M.H. Program"
  when one suspends play for "E.M.H. Program" to "U.S.S. Hood"
  then refused
}

scenario "He joins the crew in the middle of an attempt" under r24 cites r24 "g-e-m-h-program-mid-attempt" {
  given mission of one: "Amnesty Talks"
  given seeds of two under "Amnesty Talks": "Astral Eddy", "Barclay's Protomorphosis Disease"
  given ship of one at "Amnesty Talks": "U.S.S. Enterprise" version "Chain of Command"
  given crew of one on "U.S.S. Enterprise" version "Chain of Command": "Davies", "Lian T'su", "Kosinski", "Daniel Kwan", "Lopez"
  given hand of one: "E.M.H. Program"
  when one attempts "Amnesty Talks"
  when one suspends play for "E.M.H. Program" to "U.S.S. Enterprise"
  then "Astral Eddy" in out_of_play of two, "Lopez" is not killed, points of one = 10
}
