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

// D13.
scenario "A download finds a card of Q's, and no artifact" under r18 cites r18 "dl-no-artifact" {
  given draw deck of one: "Frigid", "Betazoid Gift Box"
  given one downloads up to 2 [Evt] card
  one chooses "Frigid"
  then "Frigid" in table of one, "Betazoid Gift Box" in draw_deck of one
}

scenario "Today it finds neither" under r24 cites r24 "6.5.4-no-artifact-q" {
  given draw deck of one: "Frigid", "Betazoid Gift Box"
  given one downloads up to 2 [Evt] card
  then "Frigid" in draw_deck of one, "Betazoid Gift Box" in draw_deck of one
}

scenario "Whom a text sends to an outpost comes, whether he suits it or not" under r18 cites r18 "dl-special-reporting" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Klingon Outpost"
  given hand of one: "Assign Mission Specialists"
  given draw deck of one: "Linda Larson"
  given plays_left of one = 1
  when one plays "Assign Mission Specialists"
  one accepts
  one chooses "Linda Larson"
  then "Linda Larson" in interior of "Klingon Outpost", "Linda Larson" is arrested
}

scenario "Today he has to suit it" under r24 cites r24 "6.5.4-play-at-once" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Klingon Outpost"
  given hand of one: "Assign Mission Specialists"
  given draw deck of one: "Linda Larson"
  given plays_left of one = 1
  when one plays "Assign Mission Specialists"
  one accepts
  then "Linda Larson" in draw_deck of one
}
