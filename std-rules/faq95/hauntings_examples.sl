// What stays with people in 1995.

scenario "An organism stops the team, sits on one of them, and goes to whoever is beside him when he dies" under faq95
  cites faq95 "3.2-coalescent-stop", "3.2-coalescent-played", "3.2-coalescent-anyone" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Coalescent Organism"
  given away team of one on "Cloaked Mission": "Kromm", "Kurak"
  given turn of one
  when one attempts "Cloaked Mission"
  random picks "Kromm"
  then "Kromm" is stopped, "Kurak" is stopped, host of "Coalescent Organism" = "Kromm"
  given announce turn_ends(one)
  then "Kromm" is not killed
  given turn of two
  given put "Kurak" into hand of one
  given away team of two on "Cloaked Mission": "Davies" of two
  given turn of one
  given announce turn_ends(one)
  then "Kromm" is killed, host of "Coalescent Organism" = "Davies"
}

scenario "Where nobody is beside him it dies with him" under faq95 cites faq95 "3.2-coalescent-played" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Coalescent Organism"
  given away team of one on "Cloaked Mission": "Kromm"
  given turn of one
  when one attempts "Cloaked Mission"
  then host of "Coalescent Organism" = "Kromm"
  given turn of two
  given turn of one
  given announce turn_ends(one)
  then "Kromm" is killed, not in_play("Coalescent Organism")
}

scenario "Androids catch an organism like others, and carry it on" under faq95 cites faq95 "3.6-hea-parasites" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  given seeds of two under "Botanical Research": "Coalescent Organism"
  given away team of one on "Botanical Research": "Data" version "The Next Generation"
  given "Data": loses Exobiology until end of turn
  given turn of one
  when one attempts "Botanical Research"
  then host of "Coalescent Organism" = "Data"
  given unstop "Data"
  when one beams "Data" from "Botanical Research" to "U.S.S. Oberth"
  then "Data" aboard "U.S.S. Oberth", host of "Coalescent Organism" = "Data"
}

scenario "The larger group is out of phase and stays, until an engineer and a scientist come" under faq95
  cites faq95 "3.2-phased-split", "3.2-phased-solve" {
  given mission of one: "Botanical Research"
  given seeds of two under "Botanical Research": "Phased Matter"
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  given away team of one on "Botanical Research": "Davies", "Lopez", "Barron", "Riva"
  given turn of one
  when one attempts "Botanical Research"
  one chooses "Davies"
  then "Lopez" suffers_from "Phased Matter", "Barron" suffers_from "Phased Matter", not ("Davies" suffers_from "Phased Matter")
  given unstop "Davies"
  given unstop "Lopez"
  when one beams "Lopez" from "Botanical Research" to "U.S.S. Oberth"
  then refused
  when one beams "Davies" from "Botanical Research" to "U.S.S. Oberth"
  then "Davies" aboard "U.S.S. Oberth", in_play("Phased Matter")
  given away team of one on "Botanical Research": "Kosinski"
  given away team of one on "Botanical Research": "McKnight"
  given "Kosinski": gains ENGINEER until end of turn
  given "McKnight": gains SCIENCE until end of turn
  then "Phased Matter" is cured
}

scenario "A candle makes the organism take two women" under faq95 cites faq95 "3.9-candle" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Anaphasic Organism"
  given away team of one on "Cloaked Mission": "Kurak", "B'Etor", "Kromm"
  given hand of two: "Howard Heirloom Candle" of two
  given turn of one
  when one attempts "Cloaked Mission"
  when two responds with "Howard Heirloom Candle"
  then "Kurak" in discard_pile of one, "B'Etor" in discard_pile of one, "Kromm" in surface of "Cloaked Mission"
}

scenario "Drained creatures weaken everybody by four, and others by two" under faq95 cites faq95 "3.9-braindrain" {
  given mission of one: "Cloaked Mission"
  given table of two: "Alternate Universe Door" of two
  given table of one: "Alternate Universe Door" of one
  given seeds of two under "Cloaked Mission": "Interphasic Plasma Creatures"
  given away team of one on "Cloaked Mission": "Kurak", "Kromm"
  given hand of two: "Brain Drain" of two
  given turn of one
  when one attempts "Cloaked Mission"
  then STRENGTH of "Kurak" = printed STRENGTH of "Kurak" - 2, "Interphasic Plasma Creatures" in table of one
  when two plays "Brain Drain"
  then STRENGTH of "Kurak" = printed STRENGTH of "Kurak" - 4, STRENGTH of "Kromm" = printed STRENGTH of "Kromm" - 4
}

scenario "The next turn is one's own next one, and not the other player's between" under faq95 cites faq95 "1.1-turn-next" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Coalescent Organism"
  given away team of one on "Cloaked Mission": "Kromm"
  given turn of one
  when one attempts "Cloaked Mission"
  then host of "Coalescent Organism" = "Kromm"
  given announce turn_ends(one)
  given turn of two
  given announce turn_ends(two)
  then "Kromm" is not killed
  given turn of one
  given announce turn_ends(one)
  then "Kromm" is killed
}
