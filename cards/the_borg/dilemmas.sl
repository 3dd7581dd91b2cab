set the_borg "The Borg" released 2001

card "The Clown: My Festival" dilemma space planet {
  property [VOY]
  to get past number of (p: personnel in team) >= lowest INTEGRITY of p over p: personnel in team
    and number of (p: personnel in team) <= highest INTEGRITY of p over p: personnel in team
}

scenario "As many guests as the lowest asks for, and no more than the highest allows" under r24 cites r24 "7.2.2.2-wording" {
  given mission of one: "Botanical Research"
  given seeds of two under "Botanical Research": "The Clown: My Festival"
  given away team of one on "Botanical Research": "Data" version "The Next Generation", "Martin", "Davies", "Barron"
  when one attempts "Botanical Research"
  then "The Clown: My Festival" in seeds of "Botanical Research", "Data" is stopped
}

scenario "Five guests of whom one has INTEGRITY of five please the clown" under r24 cites r24 "7.2.2.2-wording" {
  given mission of one: "Botanical Research"
  given seeds of two under "Botanical Research": "The Clown: My Festival"
  given away team of one on "Botanical Research": "Ilon Tandro", "Data" version "The Next Generation", "Martin", "Davies", "Barron"
  when one attempts "Botanical Research"
  then "The Clown: My Festival" in out_of_play of two, "Data" is not stopped
}

card "Ankari \"Spirits\"" dilemma space {
  property [VOY]
  unless Honor x3 + INTEGRITY > 35: place this on attempting_ship
  cure with ENGINEER x3 + Exobiology
  not encoded "one sentence of its text cannot be read yet"
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
