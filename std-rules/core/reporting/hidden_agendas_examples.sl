// Hidden agendas, as the rulebook shows them.

scenario "A hidden agenda is played face down, and nobody knows it" under r24
  cites r24 "6.2-ha-face-down", "6.2-ha-not-in-play", "g-hidden-agenda-announce", "g-hidden-agenda-counts", "g-hidden-agenda-face-down",
  "icon-ha" {
  given hand of one: "Treaty: Romulan/Cardassian"
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Palteth", "Jerax"
  given plays_left of one = 1
  when one plays "Treaty: Romulan/Cardassian" face down
  then not in_play("Treaty: Romulan/Cardassian"), two does not see "Treaty: Romulan/Cardassian", one sees "Treaty: Romulan/Cardassian"
  then plays_left of one = 0, not ("Palteth" is compatible_with "Jerax")
}

scenario "It is not played face up" under r24 cites r24 "6.2-ha-face-down" {
  given put "Treaty: Romulan/Cardassian" into hand of one
  given plays_left of one = 1
  when one plays "Treaty: Romulan/Cardassian"
  then "Treaty: Romulan/Cardassian" in agenda of one
}

scenario "Turned up, it is in play at once, also in the opponent's turn" under r24, r18
  cites r24 "6.2-ha-activate", "6.5.1-ha-flip", "6.5.1-ha-no-reflip", "g-hidden-agenda-activate", "g-hidden-agenda-text",
  "g-hidden-agenda-stays", "g-in-play-way-activated" cites r18 "resp-hidden-agenda-lost" {
  given put "Treaty: Romulan/Cardassian" into agenda of one face_down
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Palteth", "Jerax"
  given turn of two
  when one activates "Treaty: Romulan/Cardassian"
  then in_play("Treaty: Romulan/Cardassian"), two sees "Treaty: Romulan/Cardassian", "Palteth" is compatible_with "Jerax"
}

scenario "It may be seeded face down too" under r24 cites r24 "4.0-face-down-seeds", "g-hidden-agenda-seeded" {
  given seed deck of one: "Treaty: Romulan/Cardassian"
  given facility_phase(one)
  when one seeds "Treaty: Romulan/Cardassian" face down
  then "Treaty: Romulan/Cardassian" in agenda of one, two does not see "Treaty: Romulan/Cardassian"
}

scenario "What was seeded face down is turned up by nobody before the play begins" under r24 cites r24 "g-hidden-agenda-seeded" {
  given seed deck of one: "Treaty: Romulan/Cardassian", "Attention All Hands"
  given facility_phase(one)
  when one seeds "Treaty: Romulan/Cardassian" face down
  then decision of one offers "Attention All Hands"
  then decision of one offers no "Treaty: Romulan/Cardassian"
}

scenario "What lies face down is out of everybody's reach" under r24 cites r24 "g-hidden-agenda-face-down", "6.2-ha-not-in-play" {
  given put "Treaty: Romulan/Cardassian" into agenda of one face_down
  given hand of two: "Kevin Uxbridge" of two
  when two plays "Kevin Uxbridge"
  then refused
  given put "Surprise Party" into table of one
  when two plays "Kevin Uxbridge"
  then "Surprise Party" in discard_pile of one, "Treaty: Romulan/Cardassian" in agenda of one
}

scenario "Only what has the icon is played face down" under r24 cites r24 "6.2-ha-false" {
  given hand of one: "Lower Decks", "Treaty: Romulan/Cardassian"
  given plays_left of one = 1
  when one plays "Lower Decks" face down
  then refused
  when one plays "Treaty: Romulan/Cardassian" face down
  then "Treaty: Romulan/Cardassian" in agenda of one
}
