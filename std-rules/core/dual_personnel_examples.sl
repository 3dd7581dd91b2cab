// Two people on one card.

scenario "What both have together is what the crew has" under r24 cites r24 "6.3.4" {
  given mission of one: "Impose Order"
  given away team of one on "Impose Order": "The Trois", "Kromm"
  then INTEGRITY of "The Trois" = 13, CUNNING of "The Trois" = 13, STRENGTH of "The Trois" = 7
  then skill_level(Empathy, "The Trois") = 3, skill_level(Diplomacy, "The Trois") = 2
  then skill_level(VIP, "The Trois") = 1, skill_level(CIVILIAN, "The Trois") = 1
}

scenario "What each of both has is printed by itself" under r24 cites r24 "6.3.4" {
  given mission of one: "Impose Order"
  given away team of one on "Impose Order": "Worf and Jadzia"
  then printed INTEGRITY of "Worf and Jadzia" = 8, second_INTEGRITY of "Worf and Jadzia" = 8
  then printed CUNNING of "Worf and Jadzia" = 6, second_CUNNING of "Worf and Jadzia" = 9
  then classification of "Worf and Jadzia" = OFFICER, second_classification of "Worf and Jadzia" = SCIENCE
}

scenario "What happens to one happens to both" under r24 cites r24 "6.3.4" {
  given mission of one: "Impose Order"
  given away team of one on "Impose Order": "Sons of Mogh", "Kromm"
  given stop "Sons of Mogh"
  then "Sons of Mogh" is stopped, "Kromm" is not stopped
}
