set mirror_mirror "Mirror, Mirror" released 2000

card "A Fast Ship Would Be Nice" dilemma space planet {
  property [DS9]
  facing it {
    let victim be one personnel in team by opponent where it can be killed
    if victim is something {
      you choose one {
        says "let that personnel be killed": kill victim
        says "have a bodyguard or Guard Drone present killed instead":
          kill one personnel in team where it != victim and (it is bodyguard or covers("Guard Drone", it))
        says "give up your empty ship here instead, which opponent commandeers" {
          let given_up be one your ship where whereabouts of it = attempted_mission and it is empty and not (opponent is_playing Borg)
          relocate given_up to orbit of attempted_mission
          opponent commandeers given_up
        }
      }
    }
  }
}

scenario "The opponent picks who dies, and the attempt goes on" under r24 cites r24 "12.1", "7.2.2" {
  given mission of one: "Botanical Research"
  given seeds of two under "Botanical Research": "A Fast Ship Would Be Nice"
  given away team of one on "Botanical Research": "Davies", "Lopez"
  when one attempts "Botanical Research"
  then decision of two offers exactly "Davies", "Lopez"
  two chooses "Lopez"
  then "Lopez" is killed, "Davies" is not stopped, "A Fast Ship Would Be Nice" is discarded
}

scenario "A bodyguard dies for another, if his player wants it" under r24 cites r24 "12.1" {
  given mission of one: "Investigate Coup"
  given seeds of two under "Investigate Coup": "A Fast Ship Would Be Nice"
  given away team of one on "Investigate Coup": "Taul", "Tagus"
  when one attempts "Investigate Coup"
  two chooses "Taul"
  one chooses "have a bodyguard or Guard Drone present killed instead"
  then "Tagus" is killed, "Taul" is not killed
}

scenario "An empty ship there may be given up for him, a manned one or one elsewhere not" under r24 cites r24 "7.8" {
  given mission of one: "Botanical Research"
  given mission of one: "Amnesty Talks"
  given seeds of two under "Botanical Research": "A Fast Ship Would Be Nice"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given ship of one docked at "Federation Outpost": "U.S.S. Oberth"
  given ship of one at "Botanical Research": "U.S.S. Hood"
  given ship of one at "Amnesty Talks": "U.S.S. Galaxy"
  given crew of one on "U.S.S. Hood": "T'Pan"
  given away team of one on "Botanical Research": "Davies", "Lopez"
  when one attempts "Botanical Research"
  two chooses "Lopez"
  one chooses "give up your empty ship here instead, which opponent commandeers"
  then "Lopez" is not killed, controller of "U.S.S. Oberth" = two, owner of "U.S.S. Oberth" = one,
    "U.S.S. Oberth" in orbit of "Botanical Research", controller of "U.S.S. Hood" = one, controller of "U.S.S. Galaxy" = one
}

scenario "No ship is given up that has landed, or is cloaked or phased" under r24, r18 cites r24 "7.1.6-no-target", "7.6-phase", "7.1.6",
  "7.6" cites r18 "land-target", "phase-def" {
  given mission of one: "Investigate Coup"
  given seeds of two under "Investigate Coup": "A Fast Ship Would Be Nice"
  given ship of one at "Investigate Coup": "U.S.S. Oberth"
  given ship of one at "Investigate Coup": "I.K.S. K'Vort"
  given ship of one at "Investigate Coup": "Apnex"
  given put "U.S.S. Oberth" into surface of "Investigate Coup"
  given cloak "I.K.S. K'Vort"
  given phase "Apnex"
  given away team of one on "Investigate Coup": "Taul", "Tagus"
  when one attempts "Investigate Coup"
  two chooses "Taul"
  then decision of one offers exactly "let that personnel be killed", "have a bodyguard or Guard Drone present killed instead"
}

scenario "To one who plays Borg no ship is given" under r24 cites r24 "gl-fast-ship", "gl A Fast Ship Would Be Nice" {
  given mission of one: "Botanical Research"
  given mission of two: "Amnesty Talks"
  given seeds of two under "Botanical Research": "A Fast Ship Would Be Nice"
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  given away team of one on "Botanical Research": "Davies", "Lopez"
  given ship of two at "Amnesty Talks": "U.S.S. Hood" of two
  given crew of two on "U.S.S. Hood": "Thirteen of Nineteen" of two
  when one attempts "Botanical Research"
  two chooses "Lopez"
  then "Lopez" is killed, controller of "U.S.S. Oberth" = one
}

card "Artillery Attack" dilemma planet {
  property [TOS]
  not encoded "3 sentences of its text cannot be read yet"
}

card "Chula: The Game" dilemma space planet {
  property [DS9]
  discard_dilemma
  not encoded "one sentence of its text cannot be read yet"
}

card "Denevan Neural Parasites" dilemma planet {
  property [TOS]
  facing it: attack_half_of_team(you)
}

rule half_a_team_attacked cites r24 "1.2" {
  // Whom chance picks may be protected by arms that somebody there can use, and by those guards whom it has not picked.
  procedure attack_half_of_team (you: player) {
    let victims be ((number of (p: personnel in team) + 1) / 2) personnel in team at random
    let arms be number of (c in team where (c is phaser or c is disruptor) and not (c is without_users))
    let guards be number of (p: personnel in team where p is [Def] and p is Borg and not (p in victims))
    let kept be up to (arms + guards) victims
    kill every personnel in victims except kept
  }
}

scenario "Half of them die, rounded up, and the others go on" under r24 cites r24 "12.1", "7.2.2" {
  given mission of one: "Botanical Research"
  given seeds of two under "Botanical Research": "Denevan Neural Parasites"
  given away team of one on "Botanical Research": "Davies", "Lopez", "Barron", "Martin", "T'Pan"
  when one attempts "Botanical Research"
  random picks "Davies", "Lopez", "Barron"
  then "Davies" is killed, "Lopez" is killed, "Barron" is killed, "Martin" is not killed, "T'Pan" is not stopped,
    "Denevan Neural Parasites" is discarded
}

scenario "Each phaser and disruptor protects one of those who were attacked, whom their player picks" under r24 cites r24 "12.1" {
  given mission of one: "Botanical Research"
  given seeds of two under "Botanical Research": "Denevan Neural Parasites"
  given away team of one on "Botanical Research": "Davies", "Lopez", "Barron", "Martin", "T'Pan", "Vekor", "Starfleet Type II Phaser",
    "Klingon Disruptor"
  when one attempts "Botanical Research"
  random picks "Davies", "Lopez", "Barron"
  then decision of one offers exactly "Davies", "Lopez", "Barron"
  one chooses "Davies", "Barron"
  then "Davies" is not killed, "Lopez" is killed, "Barron" is not killed, "Martin" is not killed
}

scenario "Nobody has to be protected, and a disruptor that nobody there may use protects nobody" under r24 cites r24 "gl Equipment" {
  given mission of one: "Botanical Research"
  given seeds of two under "Botanical Research": "Denevan Neural Parasites"
  given away team of one on "Botanical Research": "Davies", "Lopez", "Barron", "Martin", "Starfleet Type II Phaser",
    "Klingon Disruptor"
  when one attempts "Botanical Research"
  random picks "Davies", "Lopez"
  one chooses "Davies"
  then "Davies" is not killed, "Lopez" is killed
}

card "Distraction" dilemma space planet {
  property [TOS]
  traits female_related, male_related
  not encoded "2 sentences of its text cannot be read yet"
}

card "Emergency Conversion" dilemma space {
  property [TOS]
  to get past Astrophysics x2 + Transporter Skill
}

card "Gorn Encounter" dilemma planet {
  property [TOS]
  discard_dilemma
  not encoded "2 sentences of its text cannot be read yet"
}

card "Horta" dilemma planet {
  property [TOS]
  place this on attempted_mission then kill one personnel in team at random
  at end of every turn: kill one personnel present at random where controller of it = turn_player
  cure with Leadership x2 + Mindmeld x2 + Exobiology x2
}

scenario "The Horta kills at once, and at the end of every turn one of whose turn it is" under r24 cites r24 "12.2", "12.1", "7.2.2" {
  given mission of one: "Botanical Research"
  given seeds of two under "Botanical Research": "Horta"
  given away team of one on "Botanical Research": "Davies", "Lopez", "Barron"
  given away team of two on "Botanical Research": "Kromm" of two, "Kurak" of two
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "T'Pan"
  given turn of one
  when one attempts "Botanical Research"
  random picks "Davies"
  then "Davies" is killed, "Lopez" is not stopped, "Horta" in attached of "Botanical Research"
  given announce turn_ends(one)
  random picks "Lopez"
  then "Lopez" is killed, "Barron" is not killed, "Kromm" is not killed, "Kurak" is not killed, "T'Pan" is not killed
  given turn of two
  given announce turn_ends(two)
  random picks "Kurak"
  then "Kurak" is killed, "Kromm" is not killed, "Barron" is not killed
}

scenario "Two leaders, two minds that meld and two of alien biology cure it, and nobody else dies" under r24, r18 cites r24 "7.2.2"
  cites r18 "cure-horta" {
  given mission of one: "Botanical Research"
  given "Horta" of two on "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given crew of one on "Federation Outpost": "Spock", "Martin", "T'Pan", "Data" version "Premiere"
  given away team of one on "Botanical Research": "Beverly Picard"
  when one beams "Spock", "Martin", "T'Pan" from "Federation Outpost" to "Botanical Research"
  then "Horta" in attached of "Botanical Research"
  when one beams "Data" from "Federation Outpost" to "Botanical Research"
  then "Horta" is cured
}

card "Kelvan Show of Force" dilemma space planet {
  property [TOS]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Quantum Fissure" dilemma space {
  property [TNG]
  to get past Astrophysics + Physics
  not encoded "one sentence of its text cannot be read yet"
}

card "Royale Casino: Slots" dilemma planet {
  icons [AU]
  property [TNG]
  not encoded "its points are 5, won or lost"
  not encoded "2 sentences of its text cannot be read yet"
}
