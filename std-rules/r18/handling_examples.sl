// The same positions under both rulebooks.

scenario "No animal gives a taken ship its side" under r18 cites r18 "cmd-transfer" {
  given mission of one: "Amnesty Talks"
  given ship of two at "Amnesty Talks": "I.K.S. K'Vort" of two
  given crew of one on "I.K.S. K'Vort": "Davies", "Isis"
  given one commandeers "I.K.S. K'Vort"
  then mode of "I.K.S. K'Vort" = Federation
}

scenario "Today a cat may" under r24 cites r24 "7.8-affiliation" {
  given mission of one: "Amnesty Talks"
  given ship of two at "Amnesty Talks": "I.K.S. K'Vort" of two
  given crew of one on "I.K.S. K'Vort": "Davies", "Isis"
  given one commandeers "I.K.S. K'Vort"
  one chooses Non-Aligned
  then mode of "I.K.S. K'Vort" = Non-Aligned
}

scenario "Whoever is in stasis is moved by what moves all, and nothing else is done to him" under r18 cites r18 "stasis-no-target" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  given away team of one on "Botanical Research": "Davies"
  given put_in_stasis "Davies"
  then "Davies" can be relocated, not ("Davies" can be killed), not ("Davies" can be stopped)
}

scenario "Today nothing moves him" under r24 cites r24 "10.2.4-stasis-def" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Davies"
  given put_in_stasis "Davies"
  then not ("Davies" can be relocated)
}
