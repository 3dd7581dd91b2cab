// What the Borg take, and what becomes of it.

scenario "Whom the Borg assimilate is theirs, a drone without sex, and as able as his icons say" under r24, r18
  cites r24 "gl-assim-pers-control", "gl-assim-pers-affil", "gl-assim-pers-gender", "gl-assim-pers-attributes", "gl-drone-def",
  "g-drone-def",
  "gl-assim-cards-on" cites r18 "assim-gender" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Thirteen of Nineteen"
  given away team of two on "Botanical Research": "Kromm" of two
  given "Static Warp Bubble" of two on "Kromm"
  then "Kromm" is male, "Kromm" is not drone
  given one assimilates "Kromm"
  then controller of "Kromm" = one, owner of "Kromm" = two, mode of "Kromm" = Borg, "Kromm" is drone, "Kromm" is not male
  then INTEGRITY of "Kromm" = 5, CUNNING of "Kromm" = 5, STRENGTH of "Kromm" = 5
  then "Static Warp Bubble" in attached of "Kromm"
}

scenario "A counterpart is made no drone" under r24 cites r24 "gl-drone-def", "g-drone-def", "g-counterpart-not-drone" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Thirteen of Nineteen"
  given away team of two on "Botanical Research": "Locutus of Borg" of two, "Kromm" of two
  given one assimilates "Locutus of Borg"
  given one assimilates "Kromm"
  then "Locutus of Borg" is not drone, STRENGTH of "Locutus of Borg" = 9, "Kromm" is drone
}

scenario "The Borg take nothing that is theirs already, and no hologram" under r24 cites r24 "gl-assim-def", "gl-assim-no-holo" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Davies"
  given away team of two on "Botanical Research": "Anastasia Komananov" of two, "Kromm" of two
  then not ("Davies" can be assimilated by one), not ("Anastasia Komananov" can be assimilated by one), "Kromm" can be assimilated by one
}

scenario "With a ship the Borg take what it carries, and nobody who is aboard" under r24, r18
  cites r24 "gl-assim-ship-control", "gl-assim-ship-carried" cites r18 "assim-ship-carried" {
  given mission of one: "Amnesty Talks"
  given ship of two at "Amnesty Talks": "U.S.S. Enterprise" of two
  given crew of two on "U.S.S. Enterprise": "Davies" of two
  given put "Type VI Shuttlecraft" of two into interior of "U.S.S. Enterprise"
  given one assimilates "U.S.S. Enterprise"
  then controller of "U.S.S. Enterprise" = one, owner of "U.S.S. Enterprise" = two, mode of "U.S.S. Enterprise" = Borg
  then controller of "Type VI Shuttlecraft" = one, controller of "Davies" = two
}

scenario "With a planet go those on it and the facilities there, and nobody attempts it any more" under r24, r18
  cites r24 "gl-assim-planet-cards", "gl-assim-planet-facility", "gl-assim-planet-mission" cites r18 "assim-planet" {
  given mission of two: "Salvage Borg Ship" of two
  given away team of one on "Salvage Borg Ship": "Five of Eleven"
  given away team of two on "Salvage Borg Ship": "Kromm" of two
  given outpost of two at "Salvage Borg Ship": "Federation Outpost" of two
  given crew of two on "Federation Outpost": "Davies" of two
  given ship of two docked at "Federation Outpost": "U.S.S. Oberth" of two
  given crew of two on "U.S.S. Oberth": "Lopez" of two
  given table of one: "Assimilate Planet"
  given take_aim "Assimilate Planet" at "Salvage Borg Ship"
  given one completes_goal "Assimilate Planet"
  then controller of "Kromm" = one, controller of "Federation Outpost" = one, mode of "Federation Outpost" = Borg
  then controller of "Davies" = one, controller of "U.S.S. Oberth" = one, controller of "Lopez" = two
  given turn of two
  given away team of two on "Salvage Borg Ship": "Kurak" of two, "Kurn" of two
  then not ("Salvage Borg Ship" can be attempted by two)
}

scenario "A Borg objective is aimed as soon as it is played, at a solved mission too, and only one is followed at a time" under r24
  cites r24 "gl-borg-objective-target", "gl-borg-current-objective" {
  given mission of one: "Amnesty Talks"
  given mission of one: "Seize Freighter"
  given solver of "Amnesty Talks" = two
  given ship of two at "Amnesty Talks": "U.S.S. Oberth" of two
  given put "Establish Gateway" into agenda of one face_down
  given put "Assimilate Starship" into agenda of one face_down
  when one activates "Establish Gateway"
  one chooses "Amnesty Talks"
  then aim of "Establish Gateway" = "Amnesty Talks"
  when one activates "Assimilate Starship"
  then refused
}

scenario "What is scouted in one turn is probed for in the next" under r24 cites r24 "gl-borg-probe-complete", "7.2.5-scout-after" {
  given mission of two: "Salvage Borg Ship" of two
  given solver of "Salvage Borg Ship" = two
  given away team of one on "Salvage Borg Ship": "Five of Eleven"
  given table of one: "Assimilate Planet"
  given take_aim "Assimilate Planet" at "Salvage Borg Ship"
  given turn of one
  when one scouts the surface of "Salvage Borg Ship"
  then "Salvage Borg Ship" is scouted, not ("Assimilate Planet" is scouted_out)
  given turn of two
  given turn of one
  then "Assimilate Planet" is scouted_out
}

scenario "All Borg of one player at one location are a hive, aboard and on the ground" under r24
  cites r24 "gl-hive", "g-hive", "gl-borg-collective" {
  given mission of one: "Botanical Research"
  given mission of one: "Amnesty Talks"
  given away team of one on "Botanical Research": "Thirteen of Nineteen", "Davies"
  given ship of one at "Botanical Research": "Borg Cube"
  given crew of one on "Borg Cube": "Five of Eleven"
  given ship of one at "Amnesty Talks": "Borg Scout Vessel"
  then "Thirteen of Nineteen" is of_one_hive_with "Five of Eleven", not ("Davies" is of_one_hive_with "Five of Eleven")
  then size(hive_of("Five of Eleven")) = 3, "Thirteen of Nineteen" in hive_of("Borg Cube")
  then not ("Borg Scout Vessel" in hive_of("Borg Cube")), not ("Davies" in hive_of("Borg Cube"))
}

scenario "Borg begin no battle" under r24 cites r24 "gl-borg-battle" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "Borg Cube"
  given crew of one on "Borg Cube": "Borg Queen", "Locutus of Borg"
  given ship of two at "Amnesty Talks": "I.K.S. K'Vort" of two
  given turn of one
  when one attacks "I.K.S. K'Vort" with "Borg Cube"
  then refused
}

scenario "A warp core breach does nothing to a Borg ship" under r24 cites r24 "gl-borg-ship-immune" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "Borg Cube"
  given ship of one at "Amnesty Talks": "I.K.S. K'Vort"
  given hand of two: "Warp Core Breach" of two
  then "Borg Cube" is immune_to "Warp Core Breach", not ("I.K.S. K'Vort" is immune_to "Warp Core Breach")
}

scenario "Whoever destroys a Borg ship in a battle scores for it" under r24 cites r24 "gl-borg-ship-points" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "I.K.S. Bortas"
  given crew of one on "I.K.S. Bortas": "Konmel" version "The Next Generation"
  given ship of two at "Amnesty Talks": "Borg Scout Vessel" of two
  given damage "Borg Scout Vessel"
  given turn of one
  when one attacks "Borg Scout Vessel" with "I.K.S. Bortas"
  then "Borg Scout Vessel" is destroyed, points of one = 5
}

scenario "One card answers all for which a player probes at the end of his turn, in the order that he likes" under r24
  cites r24 "8.2-when", "8.2-multiple" {
  given mission of two: "Salvage Borg Ship" of two
  given mission of one: "Amnesty Talks"
  given away team of one on "Salvage Borg Ship": "Five of Eleven"
  given ship of one at "Amnesty Talks": "Borg Scout Vessel"
  given crew of one on "Borg Scout Vessel": "Thirteen of Nineteen"
  given table of one: "Assimilate Planet", "Establish Gateway"
  given take_aim "Assimilate Planet" at "Salvage Borg Ship"
  given take_aim "Establish Gateway" at "Amnesty Talks"
  given turn of one
  given scouted_in_turn of "Assimilate Planet" = turn_number
  given scouted_in_turn of "Establish Gateway" = turn_number
  given turn of two
  given turn of one
  given draw deck of one: "One of Eleven", "Lopez"
  given announce turn_ends(one)
  when one probes for "Assimilate Planet", "Establish Gateway"
  one chooses "Establish Gateway"
  then points of one = 50, "One of Eleven" in draw_deck of one
}

scenario "A Borg has no skill by a kit, and gets past the labyrinth with a tricorder" under r24 cites r24 "g-equipment-borg" {
  given mission of two: "Salvage Borg Ship" of two
  given seeds of two under "Salvage Borg Ship": "Alien Labyrinth"
  given away team of one on "Salvage Borg Ship": "Thirteen of Nineteen", "Medical Tricorder"
  given table of one: "Assimilate Planet"
  given take_aim "Assimilate Planet" at "Salvage Borg Ship"
  given turn of one
  then "Thirteen of Nineteen" has no MEDICAL
  when one scouts the surface of "Salvage Borg Ship"
  then "Alien Labyrinth" in out_of_play of two, "Thirteen of Nineteen" is not stopped
}

scenario "What a drone was by profession is a skill of his" under r24, r18 cites r24 "gl-assim-pers-class" cites r18 "assim-class" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Thirteen of Nineteen"
  given away team of two on "Botanical Research": "Kromm" of two
  then classification of "Kromm" = ENGINEER
  given one assimilates "Kromm"
  then classification of "Kromm" is nothing, "Kromm" has ENGINEER
}

scenario "With what it is aimed at an objective leaves play in the same way" under r24 cites r24 "6.4-target-leave" {
  given mission of one: "Amnesty Talks"
  given ship of two at "Amnesty Talks": "U.S.S. Oberth" of two
  given table of one: "Assimilate Starship"
  given take_aim "Assimilate Starship" at "U.S.S. Oberth"
  given return_to_hand "U.S.S. Oberth"
  then "Assimilate Starship" in hand of one, "U.S.S. Oberth" in hand of two
}

scenario "What a completed objective brings are no bonus points, and all else is" under r24 cites r24 "gl-borg-nonbonus" {
  given mission of two: "Salvage Borg Ship" of two
  given away team of one on "Salvage Borg Ship": "Five of Eleven"
  given table of one: "Assimilate Planet", "Lower Decks"
  given take_aim "Assimilate Planet" at "Salvage Borg Ship"
  given one completes_goal "Assimilate Planet"
  then points of one = 25, bonus_points of one = 0
  given one scores 5 from "Lower Decks"
  then points of one = 30, bonus_points of one = 5
}
