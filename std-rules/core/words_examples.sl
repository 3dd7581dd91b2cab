// What cards are called, and who is meant.

scenario "Eight classifications, and each counts as a skill of its name" under r24 cites r24 "2.7-classifications" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Konmel" version "The Next Generation", "Kromm", "Vekor", "Kurak", "Captain Worf",
    "Kahless" version "The Next Generation", "Amarie"
  then classification of "Konmel" = OFFICER, "Konmel" has OFFICER, classification of "Kromm" = ENGINEER, "Kromm" has ENGINEER
  then classification of "Vekor" = SCIENCE, "Vekor" has SCIENCE, "Vekor" has MEDICAL
  then classification of "Captain Worf" = SECURITY, "Captain Worf" has OFFICER
  then classification of "Kahless" = VIP, classification of "Amarie" = CIVILIAN
  then STRENGTH of "Kromm" = 8, CUNNING of "Kromm" = printed CUNNING of "Kromm", INTEGRITY of "Kromm" > 0
}

scenario "Characteristics do nothing until a card asks for them" under r24, r18
  cites r24 "2.7-characteristics", "10.3-characteristics", "10.3-characteristic-where" cites r18 "char-anywhere", "char-no-builtin",
  "personnel-characteristics-ex" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Matriarchal Society"
  given away team of one on "Cloaked Mission": "Captain Worf", "Kurak", "Commander K'Ehleyr"
  then "Kurak" is female, "Captain Worf" is male, "Captain Worf" is captain
  when one attempts "Cloaked Mission"
  then one solves "Cloaked Mission"
}

scenario "Disruptors, phasers and blades are hand weapons" under r24 cites r24 "10.3-hand-weapon" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Klingon Disruptor", "Starfleet Type II Phaser", "Mek'leth", "Federation PADD"
  then "Klingon Disruptor" is hand_weapon, "Starfleet Type II Phaser" is hand_weapon, "Mek'leth" is hand_weapon
  then "Federation PADD" is not hand_weapon
}

scenario "An android is one by species, whatever else he is" under r24 cites r24 "gl-android" {
  given mission of one: "Amnesty Talks"
  given seeds of two under "Amnesty Talks": "Barclay's Protomorphosis Disease"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Data" version "The Next Generation", "Davies"
  then "Data" is android, "Data" is Soong_type, "Davies" is human
  when one attempts "Amnesty Talks"
  then "Data" is not killed, "Davies" is killed
}

scenario "Captain's Orders answer to a captain who sends for any of them" under r24, r18 cites r24 "gl-captains-order", "6.5.5-suspend"
  cites r18 "special-dl-lost" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "James T. Kirk"
  given draw deck of one: "Yellow Alert", "Surprise Party", "Lower Decks", "Captain's Log", "Get It Done"
  when one suspends play with "James T. Kirk"
  then decision of one offers exactly "Yellow Alert", "Lower Decks", "Captain's Log", "Get It Done"
  one chooses "Captain's Log"
  then "Captain's Log" in table of one
  when one suspends play with "James T. Kirk"
  then refused
}

scenario "One regular skill makes a specialist, with or without a number; a special one unmakes him" under r24
  cites r24 "gl-mission-specialist" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Q'elyn", "Atul", "Amarie", "B'iJik", "Lopez", "Kromm", "Captain Worf"
  then "Q'elyn" is mission_specialist, "Atul" is mission_specialist, "Amarie" is mission_specialist, "Kromm" is mission_specialist
  then "Lopez" is not mission_specialist, "Captain Worf" is not mission_specialist
}

scenario "Losing skills makes nobody a specialist" under r24 cites r24 "gl-mission-specialist-change" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Losta", "Q'elyn"
  given "Losta": loses Geology, Navigation until end of turn
  then "Losta" is not mission_specialist
  given "Q'elyn": gains Physics until end of turn
  then "Q'elyn" is not mission_specialist
}

scenario "Who becomes Non-Aligned is nothing else as long as it lasts" under r24 cites r24 "gl-becomes" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Spock"
  given "Frame of Mind" of two on "Spock"
  then mode of "Spock" = Non-Aligned, "Spock" is not [Fed]
  given discard "Frame of Mind"
  then "Spock" is [Fed], "Spock" is not [NA]
}

scenario "Events and incidents stay until something ends them" under r24, r18
  cites r24 "g-event-def", "g-event-lasting", "g-incident-def", "g-incident-lasting", "2.4-same-function" cites r18 "type-eio-same" {
  given table of one: "Yellow Alert", "Attention All Hands"
  given hand of two: "Kevin Uxbridge" of two
  given announce turn_ends(one)
  given announce turn_ends(two)
  then in_play("Yellow Alert"), in_play("Attention All Hands")
  when two plays "Kevin Uxbridge"
  then "Yellow Alert" in discard_pile of one, in_play("Attention All Hands")
}

scenario "What is immune cannot even be chosen" under r24, r18 cites r24 "gl-immune", "12.10-colon" cites r18 "colon-def", "colon-group" {
  given mission of one: "Cloaked Mission"
  given "Calamarain" of two on "Cloaked Mission"
  given hand of one: "Kevin Uxbridge"
  when one plays "Kevin Uxbridge"
  then refused
}

scenario "Equipment belongs to all who carry it, and is stopped with the last of them" under r24 cites r24 "gl-equip-belongs",
  "g-equipment-def", "2.8-use" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Kromm", "Kurak", "Klingon Disruptor"
  then STRENGTH of "Kromm" = 10, STRENGTH of "Kurak" = 8
  given stop "Kromm"
  then "Klingon Disruptor" is not stopped
  given stop "Kurak"
  given turn of one
  when one attempts "Cloaked Mission"
  then refused
}

scenario "A card with an icon is still of its type" under r24, r18 cites r24 "2.15-normal-type", "2.0-icons-two-kinds"
  cites r18 "icons-two-kinds" {
  given table of one: "Yellow Alert"
  given "Yellow Alert": gains [Q] until end of turn
  given hand of two: "Kevin Uxbridge" of two
  when two plays "Kevin Uxbridge"
  then "Yellow Alert" is nullified
}

scenario "An icon in the text of a card is none that the card has" under r24 cites r24 "icon-no-function", "g-icons-in-game-text-ref" {
  given hand of one: "Chula: Crossroads", "Fair Play"
  then "Chula: Crossroads" is not [Ref], "Fair Play" is [Ref]
}

scenario "Who commands a ship is said by one card or by the other" under r24, r18 cites r24 "10.3-matching-commander",
  "10.3-matching-commander" cites r18 "persona-commander-own-lore" {
  given mission of one: "Seize Freighter"
  given ship of one at "Seize Freighter": "Batris"
  given ship of one at "Seize Freighter": "I.K.S. T'Ong"
  given crew of one on "Batris": "Korris" version "The Next Generation", "K'Temoc"
  then "Korris" is matching_commander_of "Batris", "K'Temoc" is matching_commander_of "I.K.S. T'Ong"
  then not ("K'Temoc" is matching_commander_of "Batris"), "Batris" is has_its_commander, "I.K.S. T'Ong" is not has_its_commander
}

scenario "A ship names its commander by his title, and by no other name of his" under r24, r18 cites r24 "10.3-matching-commander"
  cites r18 "persona-commander-own-lore", "lore-exact" {
  given mission of one: "Seize Freighter"
  given ship of one at "Seize Freighter": "U.S.S. Sao Paulo"
  given crew of one on "U.S.S. Sao Paulo": "The Emissary"
  then not ("The Emissary" is matching_commander_of "U.S.S. Sao Paulo"), "U.S.S. Sao Paulo" is not has_its_commander
  given crew of one on "U.S.S. Sao Paulo": "Admiral Ross"
  then "Admiral Ross" is matching_commander_of "U.S.S. Sao Paulo", "U.S.S. Sao Paulo" is has_its_commander
}

scenario "Two on one card command a ship that names them as the card does, and not one that names one of them" under r24
  cites r18 "lore-exact" {
  given mission of one: "Seize Freighter"
  given ship of one at "Seize Freighter": "Miradorn Raider"
  given crew of one on "Miradorn Raider": "Ah-Kel and Ro-Kel"
  given ship of one at "Seize Freighter": "I.K.S. Hegh'ta"
  given crew of one on "I.K.S. Hegh'ta": "Sons of Mogh"
  then "Miradorn Raider" is has_its_commander, "I.K.S. Hegh'ta" is not has_its_commander
}

scenario "His own card calls a man captain of a ship that calls him by his rank" under r24 cites r18 "lore-exact" {
  given mission of one: "Seize Freighter"
  given ship of one at "Seize Freighter": "U.S.S. Sutherland"
  given crew of one on "U.S.S. Sutherland": "Data" version "Premiere"
  then "U.S.S. Sutherland" is not has_its_commander
  given ship of one at "Seize Freighter": "Haakona"
  given crew of one on "Haakona": "Taris"
  then "Haakona" is has_its_commander
}

scenario "The two prefixes of Klingon ships are equal" under r24, r18 cites r24 "g-ikc-and-iks", "12.13-ikc-iks" cites r18 "eq-ikc" {
  given mission of one: "Seize Freighter"
  given ship of one at "Seize Freighter": "I.K.S. Buruk"
  given crew of one on "I.K.S. Buruk": "Kavok"
  then "Kavok" is matching_commander_of "I.K.S. Buruk"
}

scenario "Two players, one row of missions" under r24, r18 cites r24 "1.1-two-players", "2.1-shared-spaceline", "2.1-location"
  cites r18 "spaceline-def", "game-two-player-shared" {
  given mission of one: "Cloaked Mission"
  given mission of two: "Seize Freighter" of two
  given mission of one: "Amnesty Talks"
  then size(players) = 2, size(spaceline) = 3, distance("Cloaked Mission", "Amnesty Talks") = 6
}

scenario "A skill that was added unmakes a specialist for as long as it lasts" under r24
  cites r24 "gl-mission-specialist-change" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Q'elyn"
  given turn of one
  given "Q'elyn": gains Physics until end of turn
  then "Q'elyn" is not mission_specialist
  given announce turn_closes(one)
  then "Q'elyn" is mission_specialist
}

scenario "A card is of one type, whatever icon it has" under r24, r18 cites r24 "2.0-seventeen", "2.15-normal-type" cites r18 "type-count" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Kromm", "Klingon Disruptor"
  given ship of one at "Cloaked Mission": "Batris"
  given seeds of two under "Cloaked Mission": "Archer", "Varon-T Disruptor"
  given table of one: "Lower Decks", "Attention All Hands", "Temporal Micro-Wormhole"
  given hand of one: "Phaser Banks", "Guest Quarters", "Halkan Council", "... on the Station", "Life-form Scan", "Heart of Glory"
  given "Lower Decks": gains [Q] until end of turn
  then card_type of "Cloaked Mission" = [Mis], card_type of "Kromm" = [Per], card_type of "Klingon Disruptor" = [Equ]
  then card_type of "Batris" = [Shi], card_type of "Archer" = [Dil], card_type of "Varon-T Disruptor" = [Art]
  then card_type of "Lower Decks" = [Evt], card_type of "Attention All Hands" = [Inc]
  then card_type of "Temporal Micro-Wormhole" = [Door], card_type of "Life-form Scan" = [Int], card_type of "Phaser Banks" = [Tac]
  then card_type of "Guest Quarters" = [Site], card_type of "Halkan Council" = [TL], card_type of "... on the Station" = [Tro]
  then size(symbols of card_type) = 17
}

scenario "An icon with a rule of its own matters, and another only where a card asks for it" under r24, r18 cites r24 "2.0-icons-two-kinds"
  cites r18 "icons-two-kinds" {
  given hand of one: "Lower Decks", another "Lower Decks"
  given another "Lower Decks": gains [AU] until end of turn
  given "Lower Decks": gains [DS9] until end of turn
  given plays_left of one = 2
  when one plays another "Lower Decks"
  then refused
  when one plays "Lower Decks"
  then "Lower Decks" in table of one
}

scenario "A ship has a side, attributes and special equipment" under r24 {
  given mission of one: "Seize Freighter"
  given ship of one at "Seize Freighter": "I.K.S. K'Vort"
  given ship of one at "Seize Freighter": "Batris"
  then mode of "I.K.S. K'Vort" = Klingon, "I.K.S. K'Vort" is Cloaking Device
  then "Batris" is not Cloaking Device
  then RANGE of "I.K.S. K'Vort" = 8, WEAPONS of "I.K.S. K'Vort" = 6, SHIELDS of "I.K.S. K'Vort" = 6
  then "I.K.S. K'Vort" is not staffed
}

scenario "Equipment lets him do what he could not do without it" under r24 cites r24 "2.8-use" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Kromm", "Mek'leth"
  then "Kromm" using_a blade_weapon
  given discard "Mek'leth"
  then not ("Kromm" using_a blade_weapon)
}

scenario "People solve missions, and things do not" under r24, r18 cites r24 "2.7-role" cites r18 "type-personnel-role" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Klingon Disruptor"
  when one attempts "Cloaked Mission"
  then refused
  given away team of one on "Cloaked Mission": "Captain Worf"
  when one attempts "Cloaked Mission"
  then one solves "Cloaked Mission"
}

scenario "People staff ships, and things do not" under r24, r18 cites r24 "2.7-role", "2.9-function" cites r18 "type-personnel-role" {
  given mission of one: "Seize Freighter"
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Federation PADD"
  when one flies "U.S.S. Oberth" to "Seize Freighter"
  then refused
  given crew of one on "U.S.S. Oberth": "Davies", "Robert DeSoto"
  when one flies "U.S.S. Oberth" to "Seize Freighter"
  then location of "Davies" = "Seize Freighter", location of "Federation PADD" = "Seize Freighter"
}

scenario "People fight, and things do not" under r24 cites r24 "2.7-role" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Klingon Disruptor"
  given away team of two on "Cloaked Mission": "Zegov" of two
  when one attacks at "Cloaked Mission"
  then refused
  given away team of one on "Cloaked Mission": "Captain Worf"
  when one attacks at "Cloaked Mission" with the team of "Captain Worf"
  one accepts
  then "Zegov" is attacked
}

scenario "A space mission takes a ship" under r24 cites r24 "2.9-function" {
  given mission of one: "Amnesty Talks"
  given outpost of one at "Amnesty Talks": "Federation Outpost"
  given crew of one on "Federation Outpost": "Seth Mendoza", "Beverly"
  when one attempts "Amnesty Talks"
  then refused
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  when one beams "Seth Mendoza", "Beverly" from "Federation Outpost" to "U.S.S. Oberth"
  when one attempts "Amnesty Talks"
  then one solves "Amnesty Talks"
}

scenario "What is equipment has the icon of equipment" under r24 cites r24 "12.13-card-type-icons" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Federation PADD", "Kromm"
  then "Federation PADD" is [Equ], "Kromm" is not [Equ], "Kromm" is [Per]
}

scenario "A vice-admiral is an admiral, and an empress an emperor" under r24, r18 cites r24 "12.13-vice", "12.13-gendered"
  cites r18 "eq-gendered", "eq-vice" {
  given hand of one: "Kathryn Janeway" version "The Sky's the Limit", "Comm Officer Sato", "Kromm"
  then "Kathryn Janeway" is admiral, "Comm Officer Sato" is emperor, "Kromm" is not admiral, "Kromm" is not emperor
}

scenario "Whoever changes his shape need not be a Changeling, and whoever is one changes it" under r24 cites r24 "10.3-changeling" {
  given hand of one: "Odo" version "Homefront II", "Isis", "Kromm"
  then "Odo" is Changeling, "Odo" is shape_shifter, "Kromm" is not shape_shifter
}

scenario "An affiliation and its icon are one" under r24 cites r24 "icon-affiliations" {
  then drawn_as([Baj]) = Bajoran, drawn_as([Bor]) = Borg, drawn_as([Car]) = Cardassian, drawn_as([Dom]) = Dominion
  then drawn_as([Fed]) = Federation, drawn_as([Fer]) = Ferengi, drawn_as([Hir]) = Hirogen, drawn_as([Kaz]) = Kazon
  then drawn_as([Kli]) = Klingon, drawn_as([Neu]) = Neutral, drawn_as([NA]) = Non-Aligned, drawn_as([Rom]) = Romulan
  then drawn_as([SF]) = Starfleet, drawn_as([Vid]) = Vidiian, drawn_as([Vul]) = Vulcan, size(symbols of affiliation) = 15
}

scenario "Fifteen affiliations have an icon each, and equipment has none of them" under r24
  cites r24 "gl-affiliation-15", "g-dominion", "g-federation" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Amat'igan", "Davies", "Klingon Disruptor"
  then "Amat'igan" is [Dom], "Davies" is [Fed], "Davies" is not [Dom], size(symbols of affiliation) = 15
}

scenario "The Queen, and whom nobody has made one, is no drone" under r24 cites r24 "g-drone-not", "gl-borg-drone" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Borg Queen", "Locutus of Borg", "Thirteen of Nineteen",
    "Davies"
  then "Thirteen of Nineteen" is borg_species, "Thirteen of Nineteen" is humanoid, "Davies" is not borg_species
  then "Thirteen of Nineteen" is drone, "Borg Queen" is not drone, "Locutus of Borg" is not drone
}

scenario "Whom the lore of either names as husband, wife or beloved is the other's partner" under r24, r18
  cites r24 "10.3-romantic-partner", "10.3-romantic-terms" cites r18 "romantic" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Pel", "Quark", "Deputy Quark", "Jenice Manheim", "Paul Manheim", "Mara"
  then "Pel" is romantic_partner_of "Quark", "Quark" is romantic_partner_of "Pel"
  then not ("Pel" is romantic_partner_of "Deputy Quark"), not ("Mara" is romantic_partner_of "Quark")
  then "Paul Manheim" is romantic_partner_of "Jenice Manheim"
}

scenario "What is about males or females is related to gender" under r24 cites r24 "gl-gender-related", "g-gender-related" {
  given mission of one: "Botanical Research"
  given "Parallel Romance" of two on "Botanical Research"
  given "Calamarain" of two on "Botanical Research"
  then "Parallel Romance" is gender_related, "Calamarain" is not gender_related
}

scenario "The Queen and a singer in a holosuite are enigmas" under r24 cites r24 "g-enigma-icon-def" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Borg Queen", "Fontaine", "Davies"
  then "Borg Queen" is enigma, "Fontaine" is enigma, "Davies" is not enigma
}

scenario "To what a card is related its text says" under r24
  cites r24 "gl-equip-related", "g-equipment-related", "gl-infil-related", "g-infiltration-related" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Engineering Tricorder", "Plasmadyne Relay", "O'Brien Founder"
  given seeds of two under "Botanical Research": "Ensure Their Silence"
  then "Engineering Tricorder" is MEDICAL_related, "Engineering Tricorder" is ENGINEER_related
  then "Plasmadyne Relay" is not MEDICAL_related, "Plasmadyne Relay" is not ENGINEER_related
  then "Ensure Their Silence" is Infiltration_related, "O'Brien Founder" is not Infiltration_related
}

scenario "Exposed is a ship that is neither in dock nor out of sight" under r24 cites r24 "gl-exposed-ship", "g-exposed-ship" {
  given mission of one: "Amnesty Talks"
  given outpost of one at "Amnesty Talks": "Federation Outpost"
  given ship of one docked at "Federation Outpost": "U.S.S. Oberth"
  given ship of one at "Amnesty Talks": "I.K.S. K'Vort"
  then "U.S.S. Oberth" is not exposed, "I.K.S. K'Vort" is exposed
  given cloak "I.K.S. K'Vort"
  then "I.K.S. K'Vort" is not exposed
}

scenario "A Klingon of the Federation is Klingon all the same" under r24 cites r24 "gl-non-klingon" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Worf", "Davies"
  then "Worf" is Federation, "Worf" is Klingon, "Davies" is not Klingon
}

scenario "A faction is no affiliation" under r24, r18 cites r24 "icon-factions", "gl-faction", "g-faction-def", "g-faction-not-affil"
  cites r18 "icon-factions" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Kobb", "Kasidy Yates" version "The Maquis", "Vekor"
  then "Kobb" is [Maq], mode of "Kobb" = Non-Aligned, STRENGTH of "Kobb" = 6, "Vekor" is not [Maq]
}

scenario "The icons of an age are for those who ask for it" under r24 cites r24 "icon-22", "icon-os", "icon-no-function" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Lt. McGivers", "Davies", "Erika Hernandez"
  then "Lt. McGivers" is [OS], "Erika Hernandez" is [22], "Davies" is not [OS], "Davies" is not [22]
  given away team of one on "Botanical Research": "Classic Type II Phaser", "Vulcan PADD"
  then STRENGTH of "Lt. McGivers" = printed STRENGTH of "Lt. McGivers" + 2, STRENGTH of "Davies" = printed STRENGTH of "Davies"
  then CUNNING of "Erika Hernandez" = printed CUNNING of "Erika Hernandez" + 2, CUNNING of "Davies" = printed CUNNING of "Davies"
}

scenario "Who has met an Orb tells the others" under r24 cites r24 "icon-orb" {
  given mission of one: "Amnesty Talks"
  given seeds of two under "Amnesty Talks": "More of Your Kind"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies", "Benjamin Sisko" version "Emissary"
  when one attempts "Amnesty Talks"
  then "More of Your Kind" is nullified, "Davies" is not stopped, "Benjamin Sisko" is not stopped
}

scenario "Some icons only say what a card belongs to" under r24
  cites r24 "icon-ref", "icon-rule", "icon-wc", "icon-rc", "icon-kw", "icon-pun-crime-pursuit", "icon-bar", "icon-cf" {
  given hand of one: "Fair Play", "35th Rule of Acquisition", "The Ultimate User", "An Important Victory", "Duran'Adar", "Torture",
    "Seductive Dance", "Temporal Wake", "Prot", "Davies", "Chang"
  then "Fair Play" is [Ref], "35th Rule of Acquisition" is [Rule], "The Ultimate User" is [WC], "An Important Victory" is [RC]
  then "Duran'Adar" is [KW], "Torture" is [Pun], "Seductive Dance" is [Crime], "Temporal Wake" is [Pursuit], "Prot" is [Bar]
  then "Chang" is [Films], "Davies" is not [Films], "Davies" is not [KW], "Davies" is not [Bar], "Torture" is not [Crime]
}

scenario "Some animals and facilities are neutral, and the others of no side are Non-Aligned" under r24 cites r24 "icon-affil-neutral" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Neutral Outpost"
  given away team of one on "Botanical Research": "Osmotic Eel", "Vekor"
  then "Neutral Outpost" is [Neu], "Osmotic Eel" is [Neu], "Vekor" is [NA], "Vekor" is not [Neu], "Osmotic Eel" is not [NA]
}

scenario "Outposts, headquarters and stations are of one type, and so are missions of either edition" under r24
  cites r24 "gl-not-card-types" {
  given hand of one: "Federation Outpost", "Tower of Commerce", "Terok Nor", "Aftermath", "Aftermath II", "Yellow Alert"
  then card_type("Federation Outpost") = [Fac], card_type("Tower of Commerce") = [Fac], card_type("Terok Nor") = [Fac]
  then card_type("Aftermath") = [Mis], card_type("Aftermath II") = [Mis], card_type("Yellow Alert") = [Evt]
}

scenario "Dathon commands the Tama" under r24, r18 cites r24 "g-dathon" cites r18 "mc-tama" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "Tama"
  given crew of one on "Tama": "Dathon"
  then "Dathon" is matching_commander_of "Tama"
}
