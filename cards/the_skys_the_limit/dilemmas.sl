set the_skys_the_limit "The Sky's the Limit" released 2013

card "Data Has Some Issues" dilemma space planet {
  property [TNG]
  place this on one personnel in team at random then stop (host as personnel)
  at end of each turn: kill one personnel present by opponent where it != host and STRENGTH of it < STRENGTH of (host as personnel)
  cure with ENGINEER x3
}

scenario "He kills somebody weaker at the end of each turn until three engineers are there" under r24, r18
  cites r24 "7.2.2.3-effect-first-example", "12.2-each-turn" cites r18 "cure-after-hit", "turn-each-def" {
  given mission of one: "Cloaked Mission"
  given ship of one at "Cloaked Mission": "Batris"
  given crew of one on "Batris": "Zegov", "Q'elyn"
  given away team of one on "Cloaked Mission": "Captain Worf", "Kurak", "Kromm", "Losta"
  given "Data Has Some Issues" of two on "Captain Worf"
  given announce turn_ends(two)
  then "Kurak" in surface of "Cloaked Mission"
  given announce turn_ends(one)
  then decision of two offers exactly "Kurak", "Kromm", "Losta"
  two chooses "Kurak"
  then "Kurak" in discard_pile of one
  when one beams "Zegov", "Q'elyn" from "Batris" to "Cloaked Mission"
  then "Data Has Some Issues" is cured
}

card "Hunter Probe" dilemma space planet {
  property [DS9]
  unless SECURITY x2 + Anthropology x2: doom two personnel in team by opponent
  mission_continues
}

scenario "The probe's victims go on until the turn ends" under r24, r18 cites r24 "7.2.2.2-continues-text"
  cites r18 "cond-mission-continues" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Hunter Probe"
  given away team of one on "Cloaked Mission": "Captain Worf", "Kromm", "Kurak"
  given turn of one
  when one attempts "Cloaked Mission"
  two chooses "Kromm", "Kurak"
  then "Hunter Probe" in out_of_play of two, one solves "Cloaked Mission", "Kromm" is not killed
  given announce turn_ends(one)
  then "Kromm" in discard_pile of one, "Kurak" in discard_pile of one, "Captain Worf" in surface of "Cloaked Mission"
}

card "Assimilated Vessel" dilemma space planet {
  points 10
  icons [AU], [Self]
  property [ENT]
  not encoded "2 sentences of its text cannot be read yet"
  not encoded "what the list says under Cun/Wpn cannot be read yet"
  not encoded "what the list says under Int/Rng cannot be read yet"
  not encoded "what the list says under Str/Shd cannot be read yet"
}

card "Cybernetic Homing Device" dilemma space {
  property [TNG]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Irrational Commander" dilemma space {
  countdown 2
  property [FC]
  unique
  not encoded "2 sentences of its text cannot be read yet"
}

card "Murasaki Effect" dilemma planet {
  countdown 2
  property [TOS]
  place this on attempted_mission
  not encoded "2 sentences of its text cannot be read yet"
}

card "Osaarian Pirates" dilemma space planet {
  icons [AU], [Self]
  property [ENT]
  not encoded "one sentence of its text cannot be read yet"
  not encoded "what the list says under Cun/Wpn cannot be read yet"
  not encoded "what the list says under Int/Rng cannot be read yet"
  not encoded "what the list says under Str/Shd cannot be read yet"
}

card "Paralyzed by Fear" dilemma space planet {
  property [DS9]
  traits Empok_Nor_related
  not encoded "2 sentences of its text cannot be read yet"
}

card "Regime Change" dilemma planet {
  property [Nem]
  not encoded "one sentence of its text cannot be read yet"
}

card "Remat Detonator" dilemma space planet {
  property [DS9]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Spaceborne Entity" dilemma space planet {
  icons [Self]
  property [TNG]
  not encoded "2 sentences of its text cannot be read yet"
  not encoded "what the list says under Cun/Wpn cannot be read yet"
  not encoded "what the list says under Int/Rng cannot be read yet"
  not encoded "what the list says under Str/Shd cannot be read yet"
}
