set the_borg "The Borg" released 2001

card "The Clown: My Festival" dilemma space planet {
  property [VOY]
  to get past number of (p: personnel in team) >= lowest INTEGRITY of p over p: personnel in team
    and number of (p: personnel in team) <= highest INTEGRITY of p over p: personnel in team
}

scenario "As many guests as the lowest asks for, and no more than the highest allows" under r24, r18 cites r24 "7.2.2.2-wording"
  cites r18 "cond-def" {
  given mission of one: "Botanical Research"
  given seeds of two under "Botanical Research": "The Clown: My Festival"
  given away team of one on "Botanical Research": "Data" version "The Next Generation", "Martin", "Davies", "Barron"
  when one attempts "Botanical Research"
  then "The Clown: My Festival" in seeds of "Botanical Research", "Data" is stopped
}

scenario "Five guests of whom one has INTEGRITY of five please the clown" under r24, r18 cites r24 "7.2.2.2-wording" cites r18 "cond-def" {
  given mission of one: "Botanical Research"
  given seeds of two under "Botanical Research": "The Clown: My Festival"
  given away team of one on "Botanical Research": "Ilon Tandro", "Data" version "The Next Generation", "Martin", "Davies", "Barron"
  when one attempts "Botanical Research"
  then "The Clown: My Festival" in out_of_play of two, "Data" is not stopped
}

card "Ankari \"Spirits\"" dilemma space {
  property [VOY]
  unless Honor x3 + INTEGRITY > 35: place this on attempting_ship then kill two personnel in team at random
  at start of each turn: kill two personnel aboard (host as ship) at random where controller of it = controller of host
  cure with ENGINEER x3 + Exobiology
}

scenario "The spirits kill two of the crew at once, and two more at the start of each turn of its player" under r24
  cites r24 "12.2", "12.1", "7.2.2" {
  given mission of one: "Amnesty Talks"
  given seeds of two under "Amnesty Talks": "Ankari \"Spirits\""
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies", "Lopez", "Barron", "T'Pan", "Martin"
  given crew of two on "U.S.S. Oberth": "Kromm" of two
  given turn of one
  when one attempts "Amnesty Talks"
  random picks "Davies", "Lopez"
  then "Davies" is killed, "Lopez" is killed, "Barron" is stopped, "U.S.S. Oberth" is stopped,
    "Ankari \"Spirits\"" in attached of "U.S.S. Oberth"
  given next_turn two
  given announce turn_begins(two)
  then "Barron" is not killed, "Martin" is not killed
  given next_turn one
  given announce turn_begins(one)
  random picks "Barron", "Martin"
  then "Barron" is killed, "Martin" is killed, "T'Pan" is not killed, "Kromm" is not killed
}

scenario "Who is left alone with them dies alone" under r24 cites r24 "12.1" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies"
  given "Ankari \"Spirits\"" of two on "U.S.S. Oberth"
  given turn of one
  given announce turn_begins(one)
  then "Davies" is killed
}

scenario "Honest people are not troubled by them" under r24 cites r24 "7.2.2" {
  given mission of one: "Amnesty Talks"
  given seeds of two under "Amnesty Talks": "Ankari \"Spirits\""
  given ship of one at "Amnesty Talks": "Batris"
  given crew of one on "Batris": "Captain Worf", another "Kurak", "Kurak", "Konmel" version "The Next Generation",
    "Korris" version "The Next Generation", "Kromm"
  when one attempts "Amnesty Talks"
  then "Kromm" is not stopped, "Ankari \"Spirits\"" is discarded
}

scenario "Three engineers and somebody who knows strange life drive them out" under r24 cites r24 "7.2.2" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given "Ankari \"Spirits\"" of two on "U.S.S. Oberth"
  given outpost of one at "Amnesty Talks": "Federation Outpost"
  given crew of one on "Federation Outpost": "Data" version "Premiere", "Exocomp", another "Exocomp"
  when one beams "Data", "Exocomp" from "Federation Outpost" to "U.S.S. Oberth"
  then "Ankari \"Spirits\"" in attached of "U.S.S. Oberth"
  when one beams another "Exocomp" from "Federation Outpost" to "U.S.S. Oberth"
  then "Ankari \"Spirits\"" is cured
}

card "Impressive Trophies" dilemma space planet {
  property [VOY]
  traits Capturing_related
  discard_dilemma
  not encoded "one sentence of its text cannot be read yet"
}

card "Invasive Procedures" dilemma space {
  countdown 3
  property [VOY]
  traits MEDICAL_related
  not encoded "2 sentences of its text cannot be read yet"
}

card "Photonic Energy Being" dilemma space {
  countdown 2
  property [VOY]
  cure with 1 [Holo] personnel OR Anthropology + Diplomacy
  not encoded "one sentence of its text cannot be read yet"
}

card "Replicator Accident" dilemma space {
  points 5
  property [VOY]
  discard_dilemma
  not encoded "one sentence of its text cannot be read yet"
}

card "Sabotaged Negotiations" dilemma planet {
  property [VOY]
  not encoded "2 sentences of its text cannot be read yet"
}

card "The Clown: Beneath the Mask" dilemma space planet {
  property [VOY]
  not encoded "one sentence of its text cannot be read yet"
}

card "The Weak Will Perish" dilemma space planet {
  property [VOY]
  traits Species_8472_related
  immune to "Adapt: Negate Obstruction"
  not encoded "one sentence of its text cannot be read yet"
}
