set blaze_of_glory "Blaze of Glory" released 1999
titles "Blood Oath"

card "Kor" personnel {
  Klingon
  VIP, Leadership x2, Anthropology, Honor, Music
  6 / 8 / 8
  species klingon_species
  icons [Cmd]
  nemesis_icons red_right
  property [DS9]
  traits ambassador, male
  dots 1
  mentions "Kahless", "The Albino"
  Klingon personnel present except this: STRENGTH +2
}

scenario "Kor makes other Klingons stronger, and not himself" under r24 cites r24 "10.1-special-modifier-always-on" {
  given mission of one: "Acquire Surplus Ships"
  given away team of one on "Acquire Surplus Ships": "Kor", "Kromm", "Vekor"
  then STRENGTH of "Kromm" = 10, STRENGTH of "Kor" = 8, STRENGTH of "Vekor" = 6
}

card "Kang" personnel {
  Klingon
  OFFICER, Leadership, Honor, SECURITY, Physics
  7 / 7 / 8
  special download "Blood Oath"
  species klingon_species
  icons [Cmd]
  nemesis_icons red_right
  property [DS9]
  traits male
  mentions "Curzon Dax", "Kirk", "Koloth", "Kor", "The Albino"
}

card "The Albino" personnel {
  Non-Aligned
  CIVILIAN, Greed, Treachery, Leadership, MEDICAL, Exobiology x2
  1 / 9 / 7
  species humanoid
  icons [Cmd]
  nemesis_icons red_left
  property [DS9]
  traits captain, male
  mentions "Kang", "Koloth", "Kor"
}

scenario "Kor and the Albino are nemeses, Kor and Kang are not" under r24, r18 cites r24 "10.2.9-nemesis-def" cites r18 "nemesis-icons" {
  given hand of one: "Kor", "Kang", "The Albino", "Kromm"
  then "Kor" is nemesis_of "The Albino", "The Albino" is nemesis_of "Kor", "Kang" is nemesis_of "The Albino"
  then not ("Kor" is nemesis_of "Kang"), not ("Kor" is nemesis_of "Kromm")
}

scenario "At the end of any turn one of two nemeses dies, as the player of the turn says" under r24, r18
  cites r24 "10.2.9-nemesis-destruction", "10.2.9-nemesis-not-battle", "icon-nemesis" cites r18 "nemesis-destroy" {
  given mission of one: "Acquire Surplus Ships"
  given away team of one on "Acquire Surplus Ships": "Kor", "Kromm"
  given away team of two on "Acquire Surplus Ships": "The Albino" of two
  given announce turn_ends(two)
  then decision of two offers exactly "Kor", "The Albino"
  two chooses "Kor"
  then "Kor" in discard_pile of one, "The Albino" in surface of "Acquire Surplus Ships"
  given announce turn_ends(one)
  then "Kromm" in surface of "Acquire Surplus Ships", "The Albino" in surface of "Acquire Surplus Ships"
}

scenario "So it is among one's own, and not between a planet and a ship" under r24 cites r24 "10.2.9-nemesis-own-cards" {
  given mission of one: "Acquire Surplus Ships"
  given ship of one at "Acquire Surplus Ships": "Batris"
  given crew of one on "Batris": "The Albino"
  given away team of one on "Acquire Surplus Ships": "Kor"
  given announce turn_ends(one)
  then in_play("Kor"), in_play("The Albino")
  when one beams "Kor" from "Acquire Surplus Ships" to "Batris"
  given announce turn_ends(one)
  one chooses "The Albino"
  then in_play("Kor"), "The Albino" in discard_pile of one
}

card "Ilon Tandro" personnel {
  Federation, Cardassian
  VIP, Diplomacy, ENGINEER, Treachery
  5 / 8 / 4
  species Klaestron
  icons [Stf]
  property [DS9]
  traits male, Capturing_related, Deep_Space_9_related
  dots 1
  mentions "Enina", "General Ardelon Tandro", "Jadzia Dax"
  once per game: you may capture one personnel present
}

scenario "Ilon Tandro takes one of the opponent's with him, once" under r24, r18
  cites r24 "g-in-play-held-captive", "7.7-relocate", "gl-capture-opp-only", "gl-capture-relocate" cites r18 "cap-relocate",
  "cap-specific-team" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Ilon Tandro", "Davies"
  given away team of two on "Botanical Research": "Kromm" of two, "Kurak" of two
  given turn of one
  when one uses "Ilon Tandro" on "Kromm"
  then "Kromm" is captured, "Kromm" is captive_of one, "Kromm" is escorted, in_play("Kromm")
  when one uses "Ilon Tandro"
  then refused
}

scenario "A captive whom nobody guards any more is set free by his own people" under r24, r18
  cites r24 "gl-capture-states", "7.7-unattended", "gl-captive-release" cites r18 "cap-unattended" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  given away team of one on "Botanical Research": "Ilon Tandro"
  given away team of two on "Botanical Research": "Kromm" of two, "Kurak" of two
  given turn of one
  when one uses "Ilon Tandro" on "Kromm"
  given turn of two
  when two frees "Kromm"
  then refused
  given turn of one
  when one beams "Ilon Tandro" from "Botanical Research" to "U.S.S. Oberth"
  given turn of two
  when two frees "Kromm"
  then "Kromm" is not captive, "Kromm" is not disabled
}

scenario "Nobody attacks whom he holds captive" under r24 cites r24 "gl-capture-no-attack" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Ilon Tandro", "Konmel" version "The Next Generation"
  given away team of two on "Botanical Research": "Kromm" of two
  given turn of one
  when one uses "Ilon Tandro" on "Kromm"
  when one attacks at "Botanical Research" with the team of "Konmel"
  then refused
  then not ("Kromm" can be attacked by one), "Ilon Tandro" can be attacked by two
}
