set the_trouble_with_tribbles "The Trouble with Tribbles" released 2000

card "Ensign O'Brien" personnel {
  Federation
  ENGINEER, Computer Skill, Physics, Honor, Transporter Skill
  8 / 7 / 7
  special download "Classic Communicator"
  species human
  icons [OS], [Stf]
  property [DS9]
  traits male
  names "Miles O'Brien"
  mentions "Captain Kirk", "Barry Waddle"
}

titles "We Look for Things"

card "Grebnedlog" personnel {
  Non-Aligned
  OFFICER, Greed, Anthropology
  3 / 6 / 8
  species Pakled
  icons [Cmd]
  property [TNG]
  traits male, Capturing_related
  dots 1
  special download "We Look for Things"
  once per game: you may capture one ENGINEER personnel here
}

scenario "Grebnedlog wants an engineer, wherever he is at that place" under r24, r18 cites r24 "gl-capture-relocate"
  cites r18 "cap-specific-team" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Grebnedlog"
  given ship of two at "Botanical Research": "I.K.S. K'Vort" of two
  given crew of two on "I.K.S. K'Vort": "Kurak" of two, "Kromm" of two
  given turn of one
  when one uses "Grebnedlog"
  then "Kromm" is captive_of one, "Kromm" in surface of "Botanical Research", "Kurak" is not captive
}

scenario "The tools that made an engineer of his captive stay behind" under r24 cites r24 "g-grebnedlog" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Grebnedlog"
  given ship of two at "Botanical Research": "I.K.S. K'Vort" of two
  given crew of two on "I.K.S. K'Vort": "Konmel" version "The Next Generation" of two, "Engineering Kit" of two
  given turn of one
  when one uses "Grebnedlog"
  then "Konmel" is captive_of one, "Konmel" in surface of "Botanical Research", "Engineering Kit" in interior of "I.K.S. K'Vort"
}
