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

scenario "Each of both fills a place of a ship's staff" under r24 cites r24 "6.3.4", "7.1.3" {
  given mission of one: "Impose Order"
  given mission of one: "Seize Freighter"
  given ship of one at "Impose Order": "U.S.S. Nebula"
  given crew of one on "U.S.S. Nebula": "O'Brien and Kira"
  then "O'Brien and Kira" is [Cmd], "O'Brien and Kira" is [Stf]
  when one flies "U.S.S. Nebula" to "Seize Freighter"
  then location of "U.S.S. Nebula" = "Seize Freighter"
}

scenario "A commander and a staff officer on one card are no two commanders" under r24 cites r24 "6.3.4", "7.1.3" {
  given mission of one: "Impose Order"
  given mission of one: "Seize Freighter"
  given ship of one at "Impose Order": "U.S.S. Defiant" version "Chain of Command"
  given crew of one on "U.S.S. Defiant": "O'Brien and Kira"
  when one flies "U.S.S. Defiant" to "Seize Freighter"
  then refused
  given crew of one on "U.S.S. Defiant": "Robert DeSoto"
  when one flies "U.S.S. Defiant" to "Seize Freighter"
  then location of "U.S.S. Defiant" = "Seize Freighter"
}

scenario "They are two where people are asked for" under r24, r18 cites r24 "6.3.4", "6.3.4-count-two" cites r18 "dualpers-count-two",
  "dualpers-nonrandom-two" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Matriarchal Society"
  given away team of one on "Cloaked Mission": "Sisters of Duras"
  given mode of "Sisters of Duras" = Klingon
  given turn of one
  when one attempts "Cloaked Mission"
  then "Matriarchal Society" in out_of_play of two
}

scenario "Of a man and a woman one is a woman" under r24 cites r24 "6.3.4" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Matriarchal Society"
  given away team of one on "Cloaked Mission": "Worf and Jadzia"
  given turn of one
  when one attempts "Cloaked Mission"
  then "Matriarchal Society" in seeds of "Cloaked Mission"
}

scenario "Each is asked for what he has himself" under r24 cites r24 "6.3.4" {
  given mission of one: "Botanical Research"
  given seeds of two under "Botanical Research": "A Miner Confrontation"
  given away team of one on "Botanical Research": "Data and Geordi", "O'Brien and Kira"
  given turn of one
  when one attempts "Botanical Research"
  then "A Miner Confrontation" in seeds of "Botanical Research"
  given away team of one on "Botanical Research": "Linda Larson"
  given announce turn_begins(one)
  when one attempts "Botanical Research"
  then "A Miner Confrontation" in out_of_play of two
}

scenario "They are two where a card asks how many are in play" under r24, r18 cites r24 "6.3.4", "6.3.4-count-two"
  cites r18 "dualpers-count-two", "dualpers-nonrandom-two" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Anjohl and Winn"
  given hand of one: "Souls of the Dead"
  given put "Lopez" into discard_pile of one
  given turn of one
  when one plays "Souls of the Dead"
  then refused
  given away team of one on "Botanical Research": "Shakaar Edon"
  when one plays "Souls of the Dead"
  then "Lopez" in draw_deck of one
}

scenario "Of both each is counted for what he is himself" under r24 cites r24 "6.3.4" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "U.S.S. Nebula"
  given "Metaphasic Shields" of one on "U.S.S. Nebula"
  given crew of one on "U.S.S. Nebula": "The Twin Mistresses of Evil", "Worf and Jadzia", "Data and Geordi"
  given mode of "Worf and Jadzia" = Federation
  then SHIELDS of "U.S.S. Nebula" = 14 because add 6 "Metaphasic Shields"
}

scenario "A pair outnumbers one stranger, and neither of it is alone" under r24 cites r24 "6.3.4", "10.2.10" {
  given mission of one: "Botanical Research"
  given ship of two at "Botanical Research": "U.S.S. Oberth" of two
  given crew of one on "U.S.S. Oberth": "Kromm", "Data and Geordi"
  then "Kromm" is arrested, "Data and Geordi" is not arrested, "Data and Geordi" is not alone
}

scenario "Each of both is asked about by himself" under r24 cites r24 "6.3.4" {
  given mission of one: "Impose Order"
  given away team of one on "Impose Order": "The Trois"
  then (STRENGTH of "The Trois" with one_of_two = 1) = 3, (STRENGTH of "The Trois" with one_of_two = 2) = 4
  then (classification of "The Trois" with one_of_two = 1) = VIP, (classification of "The Trois" with one_of_two = 2) = CIVILIAN
  then (skill_level(Empathy, "The Trois") with one_of_two = 1) = 2, (skill_level(Empathy, "The Trois") with one_of_two = 2) = 1
}

scenario "Two are on one card, and what kills one kills both" under r24, r18 cites r24 "6.3.4-linked", "6.3.4-inseparable"
  cites r18 "dualpers-linked" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Archer"
  given away team of one on "Cloaked Mission": "Sons of Mogh", "Kurak"
  given mode of "Sons of Mogh" = Klingon
  then people_on("Sons of Mogh") = 2
  when one attempts "Cloaked Mission"
  then "Sons of Mogh" is killed, "Sons of Mogh" in discard_pile of one
}
