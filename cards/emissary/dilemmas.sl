set emissary "Emissary" released 2013

card "Precision Piloting" dilemma space {
  property [DS9]
  to get past some Navigation personnel in team where it has [Cmd] or it has [Stf]
  on overcoming { stop_all_but_chosen(every Navigation personnel in team where it has [Cmd] or it has [Stf]) }
}

scenario "Pilots get past, and of several one alone goes on" under r24, r18 cites r24 "12.1-selection-modes", "12.1-selection-default",
  "7.2.2.2-wording", "7.2.2" cites r18 "cond-def", "dil-you-is-encountering" {
  given mission of one: "Amnesty Talks"
  given seeds of two under "Amnesty Talks": "Precision Piloting"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Jadzia Dax", "Lian T'su", "Davies"
  when one attempts "Amnesty Talks"
  one chooses "Lian T'su"
  then "Jadzia Dax" is stopped, "Lian T'su" is not stopped, "Davies" is not stopped, "Precision Piloting" in out_of_play of two
}

scenario "A lone pilot gets past, and goes no further" under r24, r18 cites r24 "7.2.2.2-wording" cites r18 "cond-def" {
  given mission of one: "Amnesty Talks"
  given seeds of two under "Amnesty Talks": "Precision Piloting"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Lian T'su", "Davies"
  when one attempts "Amnesty Talks"
  then "Lian T'su" is stopped, "Davies" is not stopped, "Precision Piloting" in out_of_play of two
}

card "More of Your Kind" dilemma space {
  property [DS9]
  nullify with some [Orb] personnel in team
  facing it { stop (size(every personnel in team) / 2) personnel in team at random }
}

scenario "Half of the crew, rounded down" under r24, r18 cites r24 "12.1-random-selection" cites r18 "random-select" {
  given mission of one: "Amnesty Talks"
  given seeds of two under "Amnesty Talks": "More of Your Kind"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies", "Barron", "Martin", "Lopez", "Beverly"
  when one attempts "Amnesty Talks"
  random picks "Davies", "Martin"
  then "Davies" is stopped, "Martin" is stopped, "Lopez" is not stopped, "Barron" is not stopped, "More of Your Kind" in out_of_play of two
}

scenario "In a random selection two on one card are one" under r24 cites r18 "dualpers-random-as-one" {
  given mission of one: "Amnesty Talks"
  given seeds of two under "Amnesty Talks": "More of Your Kind"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Data and Geordi", "Barron", "Lopez"
  when one attempts "Amnesty Talks"
  random picks "Data and Geordi"
  then "Data and Geordi" is stopped, "Barron" is not stopped, "Lopez" is not stopped, "More of Your Kind" in out_of_play of two
}

card "Back Room Dealings" dilemma space planet {
  property [DS9]
  afterwards to get past STRENGTH > 24
  not encoded "one sentence of its text cannot be read yet"
}

card "Chula: Unfortunate Roll" dilemma space planet {
  property [DS9]
  not encoded "3 sentences of its text cannot be read yet"
}

card "Cultural Differences" dilemma planet {
  property [DS9]
  afterwards to get past CUNNING > 24
  not encoded "one sentence of its text cannot be read yet"
}

card "Difficult Disposal" dilemma space planet {
  property [DS9]
  traits Harvester_Virus_related, MEDICAL_related, Virus_related
  to get past ENGINEER x2 + MEDICAL OR ENGINEER + MEDICAL x2
}

card "Encased in Crystal" dilemma planet {
  property [DS9]
  to get past Geology x2 + SECURITY OR Geology + SECURITY x2 OR Music x2
}

card "Ferengi Locator Bomb" dilemma planet {
  property [DS9]
  not encoded "one sentence of its text cannot be read yet"
}

card "Fly by the Seat of your Pants" dilemma space planet {
  property [DS9]
  to get past Navigation x2 + OFFICER OR Navigation + OFFICER x2
}

card "Hard Time" dilemma space planet {
  property [DS9]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Secret Identity" dilemma space planet {
  property [DS9]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Socializing with the Staff" dilemma space planet {
  property [DS9]
  traits female_related
  to get past female
  not encoded "one sentence of its text cannot be read yet"
}

card "Too Many Chiefs" dilemma planet {
  property [DS9]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Unlikely Pair" dilemma space {
  countdown 2
  property [DS9]
  not encoded "one sentence of its text cannot be read yet"
}
