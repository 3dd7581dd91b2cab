set deep_space_nine "Deep Space Nine" released 1998

card "Dal'Rok" dilemma space planet {
  property [DS9]
  place this on attempted_mission then kill one personnel here with lowest total_attributes
  at start of each turn: kill one personnel here with lowest total_attributes
  nullify here with attributes_in_team > 150
}

scenario "Dal'Rok kills in the turns of the player who met it" under r24, r18 cites r24 "12.2-each-turn", "g-encounter-placed"
  cites r18 "turn-each-def" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Dal'Rok"
  given away team of one on "Cloaked Mission": "Captain Worf", "Kromm", "Zegov", "Vekor"
  given turn of one
  when one attempts "Cloaked Mission"
  then "Vekor" is killed, one solves "Cloaked Mission"
  given announce turn_begins(two)
  then "Zegov" in surface of "Cloaked Mission"
  given announce turn_begins(one)
  then "Zegov" in discard_pile of one, "Kromm" in surface of "Cloaked Mission"
}

scenario "Whoever is weakest at the location dies, the opponent's people with the rest" under r24 cites r24 "g-dalrok-location" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Dal'Rok"
  given away team of one on "Cloaked Mission": "Captain Worf", "Kromm"
  given ship of two at "Cloaked Mission": "U.S.S. Oberth" of two
  given crew of two on "U.S.S. Oberth": "Vekor" of two
  when one attempts "Cloaked Mission"
  then "Vekor" is killed, "Kromm" is not killed
}

scenario "One team must be strong enough for it, not two together" under r24 cites r24 "g-dalrok-nullify" {
  given mission of one: "Cloaked Mission"
  given ship of one at "Cloaked Mission": "Batris"
  given crew of one on "Batris": "Kurak", "Konmel" version "The Next Generation", "Korris" version "The Next Generation",
    "Kitrik" version "The Next Generation", "Losta"
  given seeds of two under "Cloaked Mission": "Dal'Rok"
  given away team of one on "Cloaked Mission": "Captain Worf", "Commander K'Ehleyr", "Kahless" version "The Next Generation",
    "William T. Riker" version "The Next Generation"
  when one attempts "Cloaked Mission"
  two chooses "Losta"
  then "Dal'Rok" in attached of "Cloaked Mission"
  when one beams "Kurak", "Konmel", "Korris", "Kitrik" from "Batris" to "Cloaked Mission"
  then "Dal'Rok" in out_of_play of two
}

scenario "A crew in orbit that is strong enough nullifies it as well" under r24 cites r24 "g-dalrok-nullify" {
  given mission of one: "Cloaked Mission"
  given ship of one at "Cloaked Mission": "Batris"
  given crew of one on "Batris": "Captain Worf", "Commander K'Ehleyr", "Kahless" version "The Next Generation",
    "William T. Riker" version "The Next Generation", "Kurak", "Konmel" version "The Next Generation",
    "Korris" version "The Next Generation",
    "Kitrik" version "The Next Generation"
  given "Dal'Rok" of two on "Cloaked Mission"
  then "Dal'Rok" in out_of_play of two
}

scenario "Two of them on one mission kill one personnel a turn" under r24 cites r24 "g-cumulative-ex-host" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Captain Worf", "Kromm", "Zegov"
  given "Dal'Rok" of two on "Cloaked Mission"
  given another "Dal'Rok" of two on "Cloaked Mission"
  given announce turn_begins(two)
  then number of (p: personnel in surface of "Cloaked Mission") = 2
}

scenario "Between the weakest the other player chooses while it is met, and then who controls it" under r24 cites r24 "g-dalrok-ties",
  "12.5-ties-dilemma" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Dal'Rok"
  given away team of one on "Cloaked Mission": "Captain Worf", "Kromm", another "Kromm"
  when one attempts "Cloaked Mission"
  then decision of two offers exactly "Kromm", another "Kromm"
}

card "Harvester Virus" dilemma planet {
  property [DS9]
  traits MEDICAL_related, Virus_related
  place this on attempted_mission
  at end of every turn: kill one personnel in surface of (host as mission) at random
  cure with MEDICAL x2 + Exobiology + Computer Skill
}

scenario "The virus kills at the end of everybody's turn" under r24, r18 cites r24 "12.2-every-turn" cites r18 "turn-every-def" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Kurak", "Kromm", "Konmel" version "The Next Generation"
  given "Harvester Virus" of two on "Cloaked Mission"
  given announce turn_ends(one)
  then number of (p: personnel in surface of "Cloaked Mission") = 2
  given announce turn_ends(two)
  then number of (p: personnel in surface of "Cloaked Mission") = 1
}

scenario "Two viruses on one planet kill one personnel together" under r24 cites r24 "gl-cum-played-same-card", "g-cumulative-noncum-host",
  "g-cumulative-eot-sot" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Kurak", "Kromm", "Konmel" version "The Next Generation"
  given "Harvester Virus" of two on "Cloaked Mission"
  given "Harvester Virus" of one on "Cloaked Mission"
  given announce turn_ends(one)
  then number of (p: personnel in surface of "Cloaked Mission") = 2
}

scenario "Two viruses on two planets kill one on each" under r24, r18 cites r24 "12.9-not-cumulative" cites r18 "cum-default" {
  given mission of one: "Cloaked Mission"
  given mission of one: "Botanical Research"
  given away team of one on "Cloaked Mission": "Kurak", "Kromm"
  given away team of one on "Botanical Research": "Davies", "Martin"
  given "Harvester Virus" of two on "Cloaked Mission"
  given another "Harvester Virus" of two on "Botanical Research"
  given announce turn_ends(one)
  then number of (p: personnel in surface of "Cloaked Mission") = 1
  then number of (p: personnel in surface of "Botanical Research") = 1
}

card "Assassin's Blade" dilemma space planet {
  property [DS9]
  unless CUNNING > 36 OR SECURITY x2: kill one personnel in team by opponent where it is not shape_shifter and it is not android
}

scenario "The opponent says whom the assassin stabs, but no android" under r24 cites r24 "7.2.2" {
  given mission of one: "Botanical Research"
  given seeds of two under "Botanical Research": "Assassin's Blade"
  given away team of one on "Botanical Research": "Data" version "The Next Generation", "Martin", "Davies"
  when one attempts "Botanical Research"
  then decision of two offers exactly "Martin", "Davies"
  two chooses "Davies"
  then "Davies" is killed, "Martin" is stopped, "Assassin's Blade" in seeds of "Botanical Research"
}

scenario "Two guards are in time" under r24 cites r24 "7.2.2" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Assassin's Blade"
  given away team of one on "Cloaked Mission": "Captain Worf", "Korris" version "The Next Generation"
  when one attempts "Cloaked Mission"
  then "Korris" is not killed, one solves "Cloaked Mission"
}

card "Vole Infestation" dilemma space {
  property [DS9]
  unless hand_weapon OR ANIMAL OR "Guard Drone": place this on attempting_ship
  host: loses all systems, RANGE -2, WEAPONS -2, SHIELDS -2
  at end of every turn, if host of host is outpost and controller of host of host = controller of host and host is empty:
    nullify this
}

scenario "Voles spoil a ship and what it is fitted with, until it lies empty at an outpost" under r24, r18 cites r24 "7.2.2.3-after-effect",
  "7.2.2-basic-nullify" cites r18 "cure-def", "null-def" {
  given mission of one: "Amnesty Talks"
  given outpost of one at "Amnesty Talks": "Federation Outpost"
  given seeds of two under "Amnesty Talks": "Vole Infestation"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies", "Barron"
  when one attempts "Amnesty Talks"
  then RANGE of "U.S.S. Oberth" = 4, WEAPONS of "U.S.S. Oberth" = 2, SHIELDS of "U.S.S. Oberth" = 5, not ("U.S.S. Oberth" is Tractor Beam)
  given berth "U.S.S. Oberth" at "Federation Outpost"
  given announce turn_ends(one)
  then "Vole Infestation" in attached of "U.S.S. Oberth"
  given put "Davies" into interior of "Federation Outpost"
  given put "Barron" into interior of "Federation Outpost"
  given announce turn_ends(one)
  then "Vole Infestation" in out_of_play of two, RANGE of "U.S.S. Oberth" = 6
}

scenario "Voles gnaw at whatever a ship is fitted with, and stay on one that is empty elsewhere" under r24 cites r24 "g-equipment-special" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "Miradorn Raider"
  given "Vole Infestation" of two on "Miradorn Raider"
  then not ("Miradorn Raider" is Long-Range Scan Shielding), RANGE of "Miradorn Raider" = 6
  given announce turn_ends(one)
  then "Vole Infestation" in attached of "Miradorn Raider"
}

scenario "A weapon in hand keeps the voles away" under r24 cites r24 "7.2.2" {
  given mission of one: "Amnesty Talks"
  given seeds of two under "Amnesty Talks": "Vole Infestation"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies", "Starfleet Type II Phaser"
  when one attempts "Amnesty Talks"
  then "Vole Infestation" in out_of_play of two, RANGE of "U.S.S. Oberth" = 6
}

card "Altonian Brain Teaser" dilemma space planet {
  property [DS9]
  discard_dilemma
  not encoded "2 sentences of its text cannot be read yet"
}

card "Angry Mob" dilemma planet {
  property [DS9]
  discard_dilemma
  not encoded "one sentence of its text cannot be read yet"
}

card "Aphasia Device" dilemma space {
  property [DS9]
  traits MEDICAL_related, Virus_related
  place this on attempting_ship
  cure with MEDICAL x2 + Biology x2
  not encoded "3 sentences of its text cannot be read yet"
}

card "Arms Deal" dilemma space planet {
  points 5
  property [DS9]
  discard_dilemma
  not encoded "one sentence of its text cannot be read yet"
}

card "Brief Romance" dilemma space planet {
  countdown 2
  property [DS9]
  traits female_related, male_related
  not encoded "3 sentences of its text cannot be read yet"
}

card "Clan People" dilemma planet {
  property [DS9]
  not encoded "one sentence of its text cannot be read yet"
}

card "Common Thief" dilemma space planet {
  property [DS9]
  discard_dilemma
  not encoded "2 sentences of its text cannot be read yet"
}

card "DNA Clues" dilemma space planet {
  property [DS9]
  traits MEDICAL_related
  place this on attempted_mission
  not encoded "one sentence of its text cannot be read yet"
}

card "Duonetic Field Generator" dilemma planet {
  property [DS9]
  nullify with ENGINEER x3 OR Miracle Worker
  not encoded "2 sentences of its text cannot be read yet"
}

card "Extradition" dilemma space planet {
  property [DS9]
  traits Capturing_related
  not encoded "one sentence of its text cannot be read yet"
}

card "Flaxian Assassin" dilemma planet {
  property [DS9]
  not encoded "one sentence of its text cannot be read yet"
}

card "Framed for Murder" dilemma space planet {
  property [DS9]
  traits murder_related
  not encoded "3 sentences of its text cannot be read yet"
}

card "Garak Has Some Issues" dilemma space planet {
  property [DS9]
  traits Empok_Nor_related
  cure with Exobiology x2
  not encoded "2 sentences of its text cannot be read yet"
}

card "Garanian Bolites" dilemma space planet {
  property [DS9]
  mission_continues
  not encoded "one sentence of its text cannot be read yet"
}

card "Hate Crime" dilemma space planet {
  countdown 3
  property [DS9]
  traits murder_related
  not encoded "2 sentences of its text cannot be read yet"
}

card "Isolinear Puzzle" dilemma space {
  property [DS9]
  place this on attempting_ship
  nullify with ENGINEER x2
  not encoded "one sentence of its text cannot be read yet"
}

card "Kidnappers" dilemma planet {
  property [DS9]
  traits Capturing_related, female_related
  not encoded "2 sentences of its text cannot be read yet"
}

card "Lethean Telepathic Attack" dilemma space planet {
  countdown 3
  property [DS9]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Lockbox" dilemma planet {
  points 5
  property [DS9]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Misguided Activist" dilemma space planet {
  property [DS9]
  mission_continues
  not encoded "one sentence of its text cannot be read yet"
}

card "No Loose Ends" dilemma space planet {
  property [DS9]
  traits Harvester_Virus_related, MEDICAL_related, SCIENCE_related, Virus_related
  discard_dilemma
  not encoded "one sentence of its text cannot be read yet"
}

card "None Shall Pass" dilemma planet {
  property [DS9]
  to get past STRENGTH > 53 OR Diplomacy x3 OR Anthropology x2 OR Guramba
}

card "Odo's \"Cousin\"" dilemma planet {
  points 5
  scores_by_text
  property [DS9]
  traits SCIENCE_related
  to get past Exobiology x2 + Geology
  not encoded "one sentence of its text cannot be read yet"
}

card "Punishment Box" dilemma planet {
  property [DS9]
  facing it {
    place this on attempted_mission
    attempter may { detain one OFFICER personnel in team } else { stop_team(); end_attempt() }
  }
  when host is attempted {
    attempter may { detain one OFFICER personnel in team } else { stop_team(); end_attempt() }
  }
}

scenario "An officer of one's choice goes into the box until the turn is over, and the others go on" under r24 cites r24 "7.2.2", "12.1",
  "10.2.1" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Data" version "The Next Generation", "Martin Madden", "Davies"
  given seeds of two under "Botanical Research": "Punishment Box"
  given draw deck of one: "Lopez"
  given turn of one
  when one attempts "Botanical Research"
  then decision of one offers yes
  one accepts
  then decision of one offers exactly "Data", "Martin Madden"
  one chooses "Martin Madden"
  then "Martin Madden" is stopped, "Data" is not stopped, "Davies" is not stopped, "Punishment Box" in attached of "Botanical Research"
  given announce turn_closes(one)
  then "Martin Madden" is not stopped, "Punishment Box" in attached of "Botanical Research"
}

scenario "Each later attempt there begins at the box" under r24 cites r24 "7.2.1", "7.2.2" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Data" version "The Next Generation", "Martin Madden", "Davies"
  given "Punishment Box" of two on "Botanical Research"
  given turn of one
  when one attempts "Botanical Research"
  one accepts
  one chooses "Data"
  then "Data" is stopped, "Martin Madden" is not stopped, "Davies" is not stopped
  when one attempts "Botanical Research"
  one accepts
  then "Martin Madden" is stopped, "Davies" is not stopped
  when one attempts "Botanical Research"
  then "Davies" is stopped, one does not solve "Botanical Research", "Punishment Box" in attached of "Botanical Research"
}

scenario "Whoever attempts puts his own officer in, though the other player met the box" under r24 cites r24 "7.2.1", "12.1" {
  given mission of two: "Botanical Research"
  given away team of two on "Botanical Research": "Data" version "The Next Generation" of two, "Davies" of two
  given away team of one on "Botanical Research": "Losta"
  given "Punishment Box" of two on "Botanical Research"
  given met_by of "Punishment Box" = one
  given turn of two
  when two attempts "Botanical Research"
  two accepts
  then "Data" is stopped, "Davies" is not stopped, "Losta" is not stopped
}

scenario "Without an officer, or without the will, all are stopped, and the box stays" under r24 cites r24 "7.2.2" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Lopez", "Davies"
  given seeds of two under "Botanical Research": "Punishment Box", "Armus - Skin of Evil"
  given turn of one
  when one attempts "Botanical Research"
  then "Lopez" is stopped, "Davies" is stopped, "Punishment Box" in attached of "Botanical Research",
    "Armus - Skin of Evil" in seeds of "Botanical Research"
  given mission of one: another "Botanical Research"
  given away team of one on another "Botanical Research": another "Lopez", "Data" version "The Next Generation"
  given another "Punishment Box" of two on another "Botanical Research"
  when one attempts another "Botanical Research"
  one declines
  then another "Lopez" is stopped, "Data" is stopped
}

scenario "Nobody goes to the box for an attempt elsewhere" under r24 cites r24 "7.2.1" {
  given mission of one: "Botanical Research"
  given mission of one: another "Botanical Research"
  given away team of one on another "Botanical Research": "Lopez", "Data" version "The Next Generation"
  given "Punishment Box" of two on "Botanical Research"
  given turn of one
  when one attempts another "Botanical Research"
  then "Lopez" is not stopped, "Data" is not stopped
}

scenario "Who has been let out of the box and is stopped by something else stays so" under r24 cites r24 "10.2.1" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Data" version "The Next Generation"
  given detain "Data"
  then "Data" is stopped
  given unstop "Data"
  given stop "Data"
  given announce turn_closes(one)
  then "Data" is stopped
}

card "Pup" dilemma space {
  property [DS9]
  place this on attempting_ship
  nullify with Computer Skill x4 OR any "Miles"
  not encoded "one sentence of its text cannot be read yet"
}

card "Seismic Quake" dilemma planet {
  property [DS9]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Skullduggery" dilemma space planet {
  property [DS9]
  mission_continues
  not encoded "one sentence of its text cannot be read yet"
}

card "Subspace Seaweed" dilemma space {
  property [DS9]
  unless Navigation x3: place this on attempting_ship
  not encoded "2 sentences of its text cannot be read yet"
}

card "The Three Vipers" dilemma space {
  property [DS9]
  traits SCIENCE_related
  unless ENGINEER + Navigation x2: damage attempting_ship as ship
  discard_dilemma
  not encoded "one sentence of its text cannot be read yet"
}

card "Trauma" dilemma space planet {
  countdown 3
  property [DS9]
  not encoded "3 sentences of its text cannot be read yet"
}

card "Untrustworthy Associate" dilemma space planet {
  property [DS9]
  nullify with SECURITY x4
  not encoded "2 sentences of its text cannot be read yet"
}

card "Vantika's Neural Pathways" dilemma space planet {
  property [DS9]
  traits MEDICAL_related
  not encoded "3 sentences of its text cannot be read yet"
}

card "Vendetta" dilemma space planet {
  points 5
  property [DS9]
  not encoded "2 sentences of its text cannot be read yet"
}
