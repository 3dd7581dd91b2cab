set q_continuum "Q Continuum" released 1996

card "Q's Vicious Animal Things" dilemma planet {
  property [TNG]
  traits Q_related
  unless STRENGTH > 22 + STRENGTH < 55 {
    kill one personnel in team at random
    let elsewhere be one planet mission in spaceline by opponent where solver of it is nothing and it != attempted_mission
    if elsewhere is something { reseed this under elsewhere }
  }
}

scenario "Strong, but not too strong, stand before the animal things" under r24 cites r24 "7.2.2" {
  given mission of one: "Acquire Surplus Ships"
  given away team of one on "Acquire Surplus Ships": "Q'elyn", "Kurak", "Captain Worf"
  given seeds of two under "Acquire Surplus Ships": "Q's Vicious Animal Things"
  when one attempts "Acquire Surplus Ships"
  then "Q's Vicious Animal Things" in out_of_play of two, one solves "Acquire Surplus Ships"
}

scenario "STRENGTH of 22: one dies, and the animal things move on to a mission the opponent picks" under r24 cites r24 "7.2.2" {
  given mission of one: "Acquire Surplus Ships"
  given mission of one: "Cloaked Mission"
  given mission of two: "Botanical Research"
  given mission of two: "Avert Solar Implosion"
  given mission of two: "Seize Freighter"
  given solver of "Avert Solar Implosion" = two
  given away team of one on "Acquire Surplus Ships": "Q'elyn", "Zegov", "Losta"
  given seeds of two under "Acquire Surplus Ships": "Q's Vicious Animal Things"
  given seeds of one under "Cloaked Mission": "Triage"
  when one attempts "Acquire Surplus Ships"
  random picks "Losta"
  then decision of two offers exactly "Cloaked Mission", "Botanical Research"
  then "Losta" is killed
  two chooses "Cloaked Mission"
  then "Q's Vicious Animal Things" in seeds of "Cloaked Mission", "Q'elyn" is stopped, one does not solve "Acquire Surplus Ships"
}

scenario "STRENGTH of 55 is too much for the animal things" under r24 cites r24 "7.2.2" {
  given mission of one: "Acquire Surplus Ships"
  given mission of two: "Botanical Research"
  given away team of one on "Acquire Surplus Ships": "Captain Worf", "Koral" version "The Next Generation",
    "Konmel" version "The Next Generation", "K'Temoc", "Kromm", "Vash" version "The Next Generation", "Kurak"
  given seeds of two under "Acquire Surplus Ships": "Q's Vicious Animal Things"
  then (sum of STRENGTH of p over p: personnel in surface of "Acquire Surplus Ships") = 55
  when one attempts "Acquire Surplus Ships"
  random picks "Vash"
  then "Vash" is killed, "Q's Vicious Animal Things" in seeds of "Botanical Research"
}

scenario "With no other unsolved planet the animal things stay" under r24 cites r24 "7.2.2" {
  given mission of one: "Acquire Surplus Ships"
  given mission of two: "Seize Freighter"
  given away team of one on "Acquire Surplus Ships": "Q'elyn", "Zegov", "Losta"
  given seeds of two under "Acquire Surplus Ships": "Q's Vicious Animal Things"
  when one attempts "Acquire Surplus Ships"
  random picks "Losta"
  then "Losta" is killed, "Q's Vicious Animal Things" in seeds of "Acquire Surplus Ships", "Zegov" is stopped
}

titles "Interphasic Plasma Creatures", "Dr. Soong"

card "Android Nightmares" dilemma space planet {
  icons [AU]
  property [TNG]
  triggered if some android personnel in team
  unless Empathy OR "Dr. Soong" {
    if some "Interphasic Plasma Creatures" in table of you { kill three personnel in team at random where it is not android }
    else { kill one personnel in team at random where it is not android }
  }
}

scenario "An android who dreams attacks one who is none" under r24, r18 cites r24 "gl-dilemma-no-trigger", "7.2.2"
  cites r18 "dil-no-target-feature" {
  given mission of one: "Botanical Research"
  given table of two: "Alternate Universe Door" of two
  given seeds of two under "Botanical Research": "Android Nightmares"
  given away team of one on "Botanical Research": "Data" version "The Next Generation", "Davies"
  when one attempts "Botanical Research"
  then "Davies" is killed, "Data" is stopped, "Android Nightmares" in seeds of "Botanical Research"
}

scenario "Three die where plasma creatures lie upon the dreamer's people" under r24 cites r24 "7.2.2" {
  given mission of one: "Botanical Research"
  given table of two: "Alternate Universe Door" of two
  given table of one: "Interphasic Plasma Creatures"
  given seeds of two under "Botanical Research": "Android Nightmares"
  given away team of one on "Botanical Research": "Data" version "The Next Generation", "Davies", "Lopez", "Martin"
  when one attempts "Botanical Research"
  then "Davies" is killed, "Lopez" is killed, "Martin" is killed
}

scenario "Without an android nobody dreams, and empathy wakes him" under r24, r18 cites r24 "gl-dilemma-no-trigger"
  cites r18 "dil-no-target-feature" {
  given mission of one: "Botanical Research"
  given table of two: "Alternate Universe Door" of two
  given seeds of two under "Botanical Research": "Android Nightmares", another "Android Nightmares"
  given away team of one on "Botanical Research": "Davies"
  when one attempts "Botanical Research"
  then "Davies" is not killed, "Android Nightmares" in out_of_play of two
}

titles "Jenice Manheim"

card "Security Precautions" dilemma planet {
  property [TNG]
  to get past "Jenice Manheim" OR some android personnel in team OR phaser OR disruptor OR SECURITY x3
}

card "Bendii Syndrome" dilemma space planet {
  property [TNG]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Chinese Finger Puzzle" dilemma space planet {
  property [TNG]
  discard_dilemma
  not encoded "one sentence of its text cannot be read yet"
}

card "Royale Casino: Craps" dilemma planet {
  points 7
  icons [AU]
  property [TNG]
  not encoded "3 sentences of its text cannot be read yet"
}

card "System-Wide Cascade Failure" dilemma space planet {
  property [TNG]
  discard_dilemma
  not encoded "one sentence of its text cannot be read yet"
}

card "The Sheliak" dilemma planet {
  icons [Self]
  property [TNG]
  not encoded "3 sentences of its text cannot be read yet"
  not encoded "what the list says under Cun/Wpn cannot be read yet"
  not encoded "what the list says under Int/Rng cannot be read yet"
  not encoded "what the list says under Str/Shd cannot be read yet"
}

card "Yuta" dilemma space planet {
  property [TNG]
  traits Virus_related
  not encoded "2 sentences of its text cannot be read yet"
}
