set emissary "Emissary" released 2013

card "Jerax" personnel universal {
  Cardassian
  SECURITY, Biology, Geology
  4 / 6 / 9
  species cardassian_species
  icons [Stf]
  property [DS9]
  traits male, support_personnel, glinn
}

card "Investigator Odo" personnel {
  Cardassian
  SECURITY, Anthropology, Honor, Law x2
  7 / 9 / 10
  species Changeling
  icons [AU], [Cmd]
  property [DS9]
  traits male, Capturing_related, shape_shifter, Terok_Nor_related
  dots 1
  once per game: you may capture one personnel present
}

card "Arjin" personnel {
  Federation
  SCIENCE, Navigation x2, Youth, Physics
  6 / 7 / 5
  species Trill
  icons [Stf]
  property [DS9]
  traits male
  dots 1
  mentions "Jadzia Dax"
  may report with "Jadzia Dax"
  for free with "Jadzia Dax"
}

scenario "Arjin comes to Jadzia Dax for free, wherever she is" under r24 cites r24 "6.1.1", "6.3" {
  given mission of one: "Botanical Research"
  given mission of one: "Amnesty Talks"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Jadzia Dax"
  given hand of one: "Arjin"
  given plays_left of one = 0
  when one reports "Arjin" for free to "Federation Outpost"
  then refused
  when one reports "Arjin" for free to "U.S.S. Oberth"
  then "Arjin" in interior of "U.S.S. Oberth", plays_left of one = 0
}
