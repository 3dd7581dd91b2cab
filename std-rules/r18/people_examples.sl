// Who people are, and what they can do, in 2018 as today.

scenario "A commander who is unconscious commands nothing" under r24, r18 cites r18 "mc-not-disabled" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "I.K.S. Pagh"
  given crew of one on "I.K.S. Pagh": "Kargan"
  then "I.K.S. Pagh" is has_its_commander
  given disable "Kargan"
  then not ("I.K.S. Pagh" is has_its_commander)
}

scenario "Who is called a leader is none without the skill" under r24, r18 cites r24 "10.1-leader" cites r18 "leader-lore-not" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Maques", "Captain Worf"
  then not ("Maques" is leader), "Captain Worf" is leader
}

scenario "Who has a skill three times meets what asks for it twice" under r24, r18 cites r18 "multi-lower" {
  given mission of one: "Attend Disciplinary Proceeding"
  given away team of one on "Attend Disciplinary Proceeding": "Sarek"
  given "Sarek": gains Anthropology until end of turn
  given "Sarek": INTEGRITY = 40 until end of turn
  given turn of one
  when one attempts "Attend Disciplinary Proceeding"
  then one solves "Attend Disciplinary Proceeding"
}

scenario "Who is of two peoples is of either" under r24, r18 cites r18 "species-mixed" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "K'Ehleyr", "Davies"
  then "K'Ehleyr" is human, "K'Ehleyr" is klingon_species, not ("Davies" is klingon_species)
}

scenario "The class of a ship says what it is" under r24, r18 cites r24 "10.3-characteristic-where" cites r18 "class-box" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "Bajoran Freighter"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  then "Bajoran Freighter" is freighter, not ("U.S.S. Oberth" is freighter)
}

scenario "Who is moved like equipment is no equipment" under r24, r18 cites r18 "type-seeds-like-not-dilemma" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Data" version "The Next Generation", "Klingon Disruptor"
  given away team of two on "Botanical Research": "Kromm" of two
  given two captures "Data"
  then "Data" is captive, "Data" is_of_type [Per], not ("Data" is_of_type [Equ]), "Klingon Disruptor" is_of_type [Equ]
}

scenario "Each card is drawn by itself" under r24, r18 cites r24 "gl-results-subactions" cites r18 "draw-separate", "draw-replace" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given "Equipment Replicator" on "Federation Outpost"
  given crew of one on "Federation Outpost": "Lopez"
  given table of one: "Continuing Mission"
  given hand of one: "Federation PADD"
  given draw deck of one: "Davies", "Martin"
  given turn of one
  given one draws 2
  one accepts
  one chooses "download it into play"
  then "Federation PADD" in interior of "Federation Outpost", size(draw_deck of one) = 1, size(hand of one) = 1
}

scenario "Out of play somebody of two affiliations is of both" under r24, r18 cites r18 "multi-not-in-play-all" {
  given hand of one: "Major Rakal"
  then "Major Rakal" sides_with Romulan, "Major Rakal" sides_with Federation
}

scenario "Whom a mission asks for by name has that very title" under r24, r18 cites r24 "12.10-exact-title"
  cites r18 "persona-requirement-exact" {
  given mission of one: "Investigate Time Continuum"
  given away team of one on "Investigate Time Continuum": "Data and Geordi"
  given turn of one
  when one attempts "Investigate Time Continuum"
  then one does not solve "Investigate Time Continuum"
  given return_to_hand "Data and Geordi"
  given away team of one on "Investigate Time Continuum": "Data" version "Premiere"
  when one attempts "Investigate Time Continuum"
  then one solves "Investigate Time Continuum"
}

scenario "The stopped go nowhere, and what they know is there all the same" under r24, r18 cites r18 "stopped-may" {
  given mission of one: "Amnesty Talks"
  given ship of two at "Amnesty Talks": "U.S.S. Oberth" of two
  given crew of two on "U.S.S. Oberth": "Daniel Kwan" of two
  given "Warp Core Breach" of one on "U.S.S. Oberth"
  given turn of two
  given stop "Daniel Kwan"
  then not ("Daniel Kwan" can be beamed)
  given announce turn_ends(two)
  then in_play("U.S.S. Oberth"), "Warp Core Breach" in discard_pile of one
}

scenario "Nobody who is in stasis lends anybody anything" under r24, r18 cites r24 "10.2.4-stasis-def" cites r18 "stasis-no-act" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Captain Worf", "Commander K'Ehleyr"
  then STRENGTH of "Commander K'Ehleyr" = 9
  given put_in_stasis "Captain Worf"
  then STRENGTH of "Commander K'Ehleyr" = 7
}

scenario "Transporters are no special equipment" under r24, r18 cites r24 "g-equipment-special" cites r18 "special-equipment-not" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies"
  then "U.S.S. Oberth" is Tractor Beam
  given "Vole Infestation" of two on "U.S.S. Oberth"
  given turn of one
  then not ("U.S.S. Oberth" is Tractor Beam)
  when one beams "Davies" from "U.S.S. Oberth" to "Botanical Research"
  then "Davies" in surface of "Botanical Research"
}

scenario "Points for a mission are kept when it is gone" under r24, r18 cites r18 "solve-points-kept" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Captain Worf"
  given turn of one
  when one attempts "Cloaked Mission"
  then points of one = 30
  given put "Captain Worf" into hand of one
  given remove_from_game "Cloaked Mission"
  then points of one = 30
}

scenario "Whoever selects a skill selects no animal's, and has it once he has reported" under r24, r18
  cites r18 "animal-no-select", "animal-not-skill", "notinplay-selected-skills" {
  given mission of one: "Acquire Surplus Ships"
  given outpost of one at "Acquire Surplus Ships": "Klingon Outpost"
  given table of one: "Alternate Universe Door"
  given hand of one: "K'chiQ"
  given plays_left of one = 1
  then not ("K'chiQ" has Honor)
  when one reports "K'chiQ" to "Klingon Outpost"
  then decision of one offers Honor
  then decision of one offers no ANIMAL
  one chooses Honor
  then "K'chiQ" has Honor
}

scenario "Two commanders do no more for a ship than one" under r24, r18 cites r24 "10.3-matching-commander" cites r18 "mc-one" {
  given mission of one: "Amnesty Talks"
  given table of one: "Captain's Log"
  given ship of one at "Amnesty Talks": "U.S.S. Enterprise" version "Chain of Command"
  given crew of one on "U.S.S. Enterprise": "Edward Jellico" version "Holodeck Adventures"
  then WEAPONS of "U.S.S. Enterprise" = printed WEAPONS of "U.S.S. Enterprise" + 3
  given crew of one on "U.S.S. Enterprise": "Jean-Luc Picard" version "Premiere"
  then "Jean-Luc Picard" is matching_commander_of "U.S.S. Enterprise"
  then WEAPONS of "U.S.S. Enterprise" = printed WEAPONS of "U.S.S. Enterprise" + 3
}

scenario "What a commander does for a ship he does for no facility" under r24, r18 cites r18 "mc-facility" {
  given mission of one: "Amnesty Talks"
  given table of one: "Captain's Log"
  given outpost of one at "Amnesty Talks": "Starbase 247"
  given crew of one on "Starbase 247": "Admiral Riker"
  given ship of one at "Amnesty Talks": "U.S.S. Enterprise" version "Chain of Command"
  given crew of one on "U.S.S. Enterprise": "Edward Jellico" version "Holodeck Adventures"
  then "Admiral Riker" is matching_commander_of "Starbase 247", SHIELDS of "Starbase 247" = printed SHIELDS of "Starbase 247"
  then WEAPONS of "U.S.S. Enterprise" = printed WEAPONS of "U.S.S. Enterprise" + 3
}

scenario "Whom the lore calls beloved is no romantic partner yet" under r18 cites r18 "romantic" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Lt. McGivers", "Khan", "Khan Noonien Singh"
  then "Lt. McGivers" is romantic_partner_of "Khan Noonien Singh", not ("Lt. McGivers" is romantic_partner_of "Khan")
}

scenario "Today he is" under r24 cites r24 "10.3-romantic-terms" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Lt. McGivers", "Khan", "Khan Noonien Singh"
  then "Lt. McGivers" is romantic_partner_of "Khan Noonien Singh", "Lt. McGivers" is romantic_partner_of "Khan"
}

scenario "Between groups of one size aboard the other player says who stays free" under r18 cites r18 "ties-choose", "house-who" {
  given mission of one: "Seize Freighter"
  given outpost of one at "Seize Freighter": "Neutral Outpost"
  given ship of one docked at "Neutral Outpost": "I.K.S. K'Vort"
  given table of one: "Treaty: Romulan/Klingon"
  given crew of one on "Neutral Outpost": "Palteth", "Takket", "Konmel" version "The Next Generation", "Kromm", "Vekor"
  given turn of one
  given discard "Treaty: Romulan/Klingon"
  two chooses "Palteth"
  then "Palteth" is not arrested, "Takket" is not arrested, "Konmel" is arrested, "Kromm" is arrested
}

scenario "Today their own player says it" under r24 cites r24 "12.5-ties" {
  given mission of one: "Seize Freighter"
  given outpost of one at "Seize Freighter": "Neutral Outpost"
  given ship of one docked at "Neutral Outpost": "I.K.S. K'Vort"
  given table of one: "Treaty: Romulan/Klingon"
  given crew of one on "Neutral Outpost": "Palteth", "Takket", "Konmel" version "The Next Generation", "Kromm", "Vekor"
  given turn of one
  given discard "Treaty: Romulan/Klingon"
  one chooses "Konmel"
  then "Palteth" is arrested, "Takket" is arrested, "Konmel" is not arrested, "Kromm" is not arrested
}

scenario "Whose only Klingon is in stasis plays no Klingons" under r18 cites r18 "stasis-unique-only" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Kromm", "Davies"
  given put_in_stasis "Kromm"
  then one is_playing Federation, not (one is_playing Klingon)
}

scenario "Today he does" under r24 cites r24 "12.3-control" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Kromm", "Davies"
  given put_in_stasis "Kromm"
  then one is_playing Federation, one is_playing Klingon
}
