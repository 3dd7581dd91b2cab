set the_next_generation "The Next Generation" released 2012

card "Acquire Surplus Ships" mission planet {
  Klingon, Ferengi
  span 4; points 30
  requires Acquisition + ENGINEER + Computer Skill OR Diplomacy + Greed + Treachery
}

scenario "Acquire Surplus Ships by trade" under r24 cites r24 "7.2.5" {
  given mission of one: "Acquire Surplus Ships"
  given away team of one on "Acquire Surplus Ships": "Q'elyn", "Kurak"
  when one attempts "Acquire Surplus Ships"
  then one solves "Acquire Surplus Ships", points of one = 30
}

scenario "Acquire Surplus Ships by crooked talk" under r24 cites r24 "7.2.5" {
  given mission of one: "Acquire Surplus Ships"
  given away team of one on "Acquire Surplus Ships": "Zegov", "Captain Worf"
  when one attempts "Acquire Surplus Ships"
  then one solves "Acquire Surplus Ships", points of one = 30
}

scenario "Half of each way does not acquire the ships" under r24 cites r24 "7.2.5" {
  given mission of one: "Acquire Surplus Ships"
  given away team of one on "Acquire Surplus Ships": "Q'elyn", "Zegov"
  when one attempts "Acquire Surplus Ships"
  then one does not solve "Acquire Surplus Ships", points of one = 0
}

card "Amnesty Talks" mission space {
  any crew may attempt
  span 3; points 35
  requires Anthropology + Diplomacy x2 + Law OR Leadership + SECURITY + Treachery x2 OR "Marouk"
}

scenario "Marouk talks the Gatherers home by herself" under r24 cites r24 "7.2.5" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "Batris"
  given mode of "Batris" = Non-Aligned
  given crew of one on "Batris": "Marouk"
  when one attempts "Amnesty Talks"
  then one solves "Amnesty Talks", points of one = 35
}

scenario "Amnesty Talks falls to law and diplomacy" under r24 cites r24 "7.2.5" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Seth Mendoza", "Beverly"
  when one attempts "Amnesty Talks"
  then one solves "Amnesty Talks", points of one = 35
}

scenario "Amnesty Talks falls to a hard hand, of any affiliation" under r24 cites r24 "7.2.1" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "Batris"
  given crew of one on "Batris": "Zegov", "Koral", "Kahless"
  when one attempts "Amnesty Talks"
  then one solves "Amnesty Talks", points of one = 35
}

scenario "Amnesty Talks needs the second Diplomacy" under r24 cites r24 "7.2.5" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Seth Mendoza"
  when one attempts "Amnesty Talks"
  then one does not solve "Amnesty Talks", points of one = 0
}

card "Avert Solar Implosion" mission planet {
  Federation
  span 3; points 35
  requires Anthropology + Leadership + OFFICER + Honor + STRENGTH > 38 OR "James T. Kirk" + "Jean-Luc Picard"
}

scenario "Avert Solar Implosion needs OFFICER, Anthropology, Leadership, Honor and strong people" under r24 cites r24 "7.2.5" {
  given mission of one: "Avert Solar Implosion"
  given away team of one on "Avert Solar Implosion": "Barron", "Robert DeSoto", "Data", "Tasha Yar - Alternate", "Lopez",
    "Starfleet Type II Phaser"
  when one attempts "Avert Solar Implosion"
  then one solves "Avert Solar Implosion", points of one = 35
}

scenario "STRENGTH of 38 is not more than 38" under r24 cites r24 "7.2.5" {
  given mission of one: "Avert Solar Implosion"
  given away team of one on "Avert Solar Implosion": "Barron", "Robert DeSoto", "Data", "Tasha Yar - Alternate", "Seth Mendoza",
    "Dr. Christopher"
  then (sum of STRENGTH of p over p: personnel in surface of "Avert Solar Implosion") = 38
  when one attempts "Avert Solar Implosion"
  then one does not solve "Avert Solar Implosion"
}

scenario "Jean-Luc Picard alone does not avert a solar implosion" under r24 cites r24 "7.2.5" {
  given mission of one: "Avert Solar Implosion"
  given away team of one on "Avert Solar Implosion": "Jean-Luc Picard" version "Chain of Command"
  when one attempts "Avert Solar Implosion"
  then one does not solve "Avert Solar Implosion"
}

card "Host Metaphasic Shielding Test" mission space {
  Federation, Klingon, Non-Aligned, Ferengi
  span 4; points 40
  requires Diplomacy + ENGINEER + Navigation + SCIENCE
  traits test_mission
  when you solve this: you may download "Metaphasic Shields" to this
}

scenario "The shielding test brings its shields to a ship there" under r24 cites r24 "7.2.5" {
  given mission of one: "Host Metaphasic Shielding Test"
  given ship of one at "Host Metaphasic Shielding Test": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Beverly", "Kosinski", "Davies"
  given draw deck of one: "Metaphasic Shields"
  when one attempts "Host Metaphasic Shielding Test"
  one accepts
  then points of one = 40, "Metaphasic Shields" in attached of "U.S.S. Oberth", SHIELDS of "U.S.S. Oberth" = 9
}

scenario "A ship elsewhere gets no shields from the test" under r24 cites r24 "7.2.5" {
  given mission of one: "Host Metaphasic Shielding Test"
  given mission of one: "Botanical Research"
  given ship of one at "Host Metaphasic Shielding Test": "U.S.S. Oberth"
  given ship of one at "Botanical Research": another "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Beverly", "Kosinski"
  given draw deck of one: "Metaphasic Shields"
  when one attempts "Host Metaphasic Shielding Test"
  one accepts
  then "Metaphasic Shields" in attached of "U.S.S. Oberth"
}

scenario "Without Navigation nobody hosts the shielding test" under r24 cites r24 "7.2.5" {
  given mission of one: "Host Metaphasic Shielding Test"
  given ship of one at "Host Metaphasic Shielding Test": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Seth Mendoza", "Kosinski"
  when one attempts "Host Metaphasic Shielding Test"
  then one does not solve "Host Metaphasic Shielding Test"
}

scenario "A mission of forty points is open to the opponent" under r24 cites r24 "7.2.1" {
  given mission of two: "Host Metaphasic Shielding Test"
  given ship of one at "Host Metaphasic Shielding Test": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Beverly", "Kosinski"
  given draw deck of one: "Metaphasic Shields"
  when one attempts "Host Metaphasic Shielding Test"
  then decision of one offers yes
  then one solves "Host Metaphasic Shielding Test"
}

card "Intercept Sleeper Ship" mission space {
  Federation, Romulan, Klingon, Non-Aligned
  span 5; points 40
  requires Leadership x2 + WEAPONS > 8 OR any "K'Ehleyr" + INTEGRITY > 35
  report here with up to 3 personnel: "I.K.S. T'Ong"
}

scenario "The sleeper ship may report where it is looked for" under r24 cites r24 "6.3" {
  given mission of one: "Seize Freighter"
  given mission of one: "Intercept Sleeper Ship"
  given mission of one: "Cloaked Mission"
  given hand of one: "I.K.S. T'Ong", "K'Temoc", "Kurak"
  given plays_left of one = 1
  when one reports "I.K.S. T'Ong" to "Intercept Sleeper Ship"
  one chooses "K'Temoc"
  then "I.K.S. T'Ong" in orbit of "Intercept Sleeper Ship", "K'Temoc" in interior of "I.K.S. T'Ong", "Kurak" in hand of one
}

scenario "Other ships do not report there" under r24 cites r24 "6.3" {
  given mission of one: "Seize Freighter"
  given mission of one: "Intercept Sleeper Ship"
  given hand of one: "I.K.S. K'Vort"
  given plays_left of one = 1
  when one reports "I.K.S. K'Vort" to "Intercept Sleeper Ship"
  then refused
}

scenario "Intercept Sleeper Ship with leaders and a strong ship" under r24 cites r24 "7.2.5" {
  given mission of one: "Intercept Sleeper Ship"
  given ship of one at "Intercept Sleeper Ship": "I.K.S. Bortas"
  given crew of one on "I.K.S. Bortas": "Kahless"
  when one attempts "Intercept Sleeper Ship"
  then one solves "Intercept Sleeper Ship", points of one = 40
}

scenario "WEAPONS of 6 frighten no sleeper ship" under r24 cites r24 "7.2.5" {
  given mission of one: "Intercept Sleeper Ship"
  given ship of one at "Intercept Sleeper Ship": "I.K.S. K'Vort"
  given crew of one on "I.K.S. K'Vort": "Kahless"
  when one attempts "Intercept Sleeper Ship"
  then one does not solve "Intercept Sleeper Ship"
}

scenario "One Leadership does not intercept the sleeper ship" under r24 cites r24 "7.2.5" {
  given mission of one: "Intercept Sleeper Ship"
  given ship of one at "Intercept Sleeper Ship": "I.K.S. Bortas"
  given crew of one on "I.K.S. Bortas": "William T. Riker"
  when one attempts "Intercept Sleeper Ship"
  then one does not solve "Intercept Sleeper Ship"
}

scenario "Any K'Ehleyr talks to the sleepers, with upright people behind her" under r24 cites r24 "gl any" {
  given mission of one: "Intercept Sleeper Ship"
  given ship of one at "Intercept Sleeper Ship": "I.K.S. K'Vort"
  given crew of one on "I.K.S. K'Vort": "Commander K'Ehleyr", "Korris", "Konmel", "Koroth", "Kurak"
  then (sum of INTEGRITY of p over p: personnel in interior of "I.K.S. K'Vort") = 36
  when one attempts "Intercept Sleeper Ship"
  then one solves "Intercept Sleeper Ship", points of one = 40
}

scenario "INTEGRITY of 35 is not more than 35" under r24 cites r24 "7.2.5" {
  given mission of one: "Intercept Sleeper Ship"
  given ship of one at "Intercept Sleeper Ship": "I.K.S. K'Vort"
  given crew of one on "I.K.S. K'Vort": "Commander K'Ehleyr", "Korris", "Konmel", "Koroth", "Kromm"
  then (sum of INTEGRITY of p over p: personnel in interior of "I.K.S. K'Vort") = 35
  when one attempts "Intercept Sleeper Ship"
  then one does not solve "Intercept Sleeper Ship"
}

card "Investigate Destruction" mission space {
  Federation, Romulan
  span 3; points 30
  regions Neutral Zone
  requires Stellar Cartography + Diplomacy + OFFICER OR Navigation + SECURITY + Treachery
}

scenario "Investigate Destruction by officers and stars" under r24 cites r24 "7.2.5" {
  given mission of one: "Investigate Destruction"
  given ship of one at "Investigate Destruction": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Geordi La Forge", "Seth Mendoza"
  when one attempts "Investigate Destruction"
  then one solves "Investigate Destruction", points of one = 30
}

scenario "Investigate Destruction by less honest means" under r24 cites r24 "7.2.5" {
  given mission of one: "Investigate Destruction"
  given ship of one at "Investigate Destruction": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Koral", "Lopez"
  when one attempts "Investigate Destruction"
  then one solves "Investigate Destruction", points of one = 30
}

scenario "Halves of both ways make no way" under r24 cites r24 "7.2.5" {
  given mission of one: "Investigate Destruction"
  given ship of one at "Investigate Destruction": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Koral", "Beverly"
  when one attempts "Investigate Destruction"
  then one does not solve "Investigate Destruction"
}

scenario "Klingons may not investigate here" under r24 cites r24 "7.2.1" {
  given mission of one: "Investigate Destruction"
  given ship of one at "Investigate Destruction": "I.K.S. K'Vort"
  given crew of one on "I.K.S. K'Vort": "Konmel"
  when one attempts "Investigate Destruction" with "I.K.S. K'Vort"
  then refused because r24 "7.2.1"
}

card "Salvage Borg Ship" mission planet {
  Federation, Romulan, Klingon, Cardassian, Ferengi
  span 3; points 35
  regions Argolis Cluster
  traits asymmetric
  requires Astrophysics + ENGINEER + MEDICAL + Computer Skill
  opposite_points 35
  while some [Bor] personnel or craft in play, this: points +10
  opponent may report with staffing here: [Bor] ship
}

scenario "On the other side of the wreck a Borg ship comes with its staff" under r24 cites r24 "6.3" {
  given mission of one: "Salvage Borg Ship"
  given hand of two: "U.S.S. Enterprise-E" version "20th Anniversary" of two, "Thirteen of Nineteen" of two, "Eighteen of Nineteen" of two,
    "Lopez" of two
  given plays_left of two = 1
  when two musters "U.S.S. Enterprise-E" at "Salvage Borg Ship"
  then refused
  given hand of two: another "Thirteen of Nineteen" of two, another "Eighteen of Nineteen" of two
  when two musters "U.S.S. Enterprise-E" at "Salvage Borg Ship"
  two chooses "Thirteen of Nineteen"
  two chooses "Eighteen of Nineteen"
  then "U.S.S. Enterprise-E" in orbit of "Salvage Borg Ship", "Eighteen of Nineteen" in interior of "U.S.S. Enterprise-E"
  then "Lopez" in hand of two, another "Eighteen of Nineteen" in hand of two
  then plays_left of two = 0, RANGE of "U.S.S. Enterprise-E" = 11, WEAPONS of "U.S.S. Enterprise-E" = 13
}

scenario "On the side of who seeded it no Borg ship comes" under r24 cites r24 "6.3" {
  given mission of one: "Salvage Borg Ship"
  given hand of one: "U.S.S. Enterprise-E" version "20th Anniversary", "Thirteen of Nineteen", another "Thirteen of Nineteen",
    "Eighteen of Nineteen"
  given plays_left of one = 1
  when one musters "U.S.S. Enterprise-E" at "Salvage Borg Ship"
  then refused
}

scenario "Salvage Borg Ship for 35 points" under r24 cites r24 "7.2.5" {
  given mission of one: "Salvage Borg Ship"
  given away team of one on "Salvage Borg Ship": "Lian T'su", "Daniel Kwan", "Martin"
  when one attempts "Salvage Borg Ship"
  then one solves "Salvage Borg Ship", points of one = 35
}

scenario "Salvage Borg Ship is worth ten more while a Borg is in play" under r24 cites r24 "7.2.5" {
  given mission of one: "Salvage Borg Ship"
  given mission of two: "Botanical Research"
  given away team of one on "Salvage Borg Ship": "Lian T'su", "Daniel Kwan", "Martin"
  given away team of two on "Botanical Research": "Thirteen of Nineteen"
  when one attempts "Salvage Borg Ship"
  then one solves "Salvage Borg Ship", points of one = 45
}

scenario "On the other side Salvage Borg Ship stays at 35 points, and is nobody else's to attempt" under r24 cites r24 "2.1-own-end-only",
  "7.2.1-opponents" {
  given mission of two: "Salvage Borg Ship"
  given away team of one on "Salvage Borg Ship": "Lian T'su", "Daniel Kwan", "Martin"
  given away team of two on "Salvage Borg Ship": "Thirteen of Nineteen" of two
  then points_facing("Salvage Borg Ship", two) = 45, points_facing("Salvage Borg Ship", one) = 35
  when one attempts "Salvage Borg Ship"
  then refused because r24 "7.2.1"
}

scenario "Salvage Borg Ship wants every skill" under r24 cites r24 "7.2.5" {
  given mission of one: "Salvage Borg Ship"
  given away team of one on "Salvage Borg Ship": "Lian T'su", "Daniel Kwan", "Beverly"
  when one attempts "Salvage Borg Ship"
  then one does not solve "Salvage Borg Ship"
}

card "Seize Freighter" mission space {
  Klingon
  span 3; points 25
  regions Neutral Zone
  requires OFFICER x2 + Honor + Navigation
  while some "Korris" or "Konmel" in team, this: points +5
}

scenario "Seize Freighter for 25 points" under r24 cites r24 "7.2.5" {
  given mission of one: "Seize Freighter"
  given ship of one at "Seize Freighter": "Batris"
  given crew of one on "Batris": "Captain Worf", "K'Temoc"
  when one attempts "Seize Freighter"
  then one solves "Seize Freighter", points of one = 25
}

scenario "Korris in the crew adds five points" under r24 cites r24 "7.2.5" {
  given mission of one: "Seize Freighter"
  given ship of one at "Seize Freighter": "Batris"
  given crew of one on "Batris": "Captain Worf", "Korris"
  then points of "Seize Freighter" = 25
  when one attempts "Seize Freighter"
  then one solves "Seize Freighter", points of one = 30
}

scenario "Konmel and Korris together add five points once" under r24 cites r24 "7.2.5" {
  given mission of one: "Seize Freighter"
  given ship of one at "Seize Freighter": "Batris"
  given crew of one on "Batris": "Konmel", "Korris", "Losta"
  when one attempts "Seize Freighter"
  then one solves "Seize Freighter", points of one = 30
}

scenario "Konmel aboard another ship is not in the crew" under r24 cites r24 "7.2.5" {
  given mission of one: "Seize Freighter"
  given ship of one at "Seize Freighter": "Batris"
  given ship of one at "Seize Freighter": "I.K.S. K'Vort"
  given crew of one on "Batris": "Captain Worf", "K'Temoc"
  given crew of one on "I.K.S. K'Vort": "Konmel"
  when one attempts "Seize Freighter" with "Batris"
  then one solves "Seize Freighter", points of one = 25
}

scenario "Seize Freighter wants two who are OFFICER" under r24 cites r24 "7.2.5" {
  given mission of one: "Seize Freighter"
  given ship of one at "Seize Freighter": "Batris"
  given crew of one on "Batris": "Captain Worf", "Kromm"
  when one attempts "Seize Freighter"
  then one does not solve "Seize Freighter", points of one = 0
}

card "Encounter at Farpoint" mission planet {
  Federation, Non-Aligned
  span 3; points 30
  requires Empathy + Exobiology + Honor + INTEGRITY > 25 OR Acquisition + Diplomacy + Treachery + CUNNING > 30
}

card "Raid Ancient Burial Site" mission planet {
  Non-Aligned
  span 4; points 40
  traits asymmetric
  requires Archaeology + SECURITY + Treachery + STRENGTH > 50
  not encoded "2 sentences of its text cannot be read yet"
}

card "Revenge Plot" mission planet {
  Romulan, Non-Aligned, Cardassian, Ferengi
  span 3; points 35
  requires MEDICAL + Exobiology + Treachery x2 OR any "Bok" + CUNNING > 35
}

card "Steal Technology" mission space {
  Romulan, Klingon, Non-Aligned, Cardassian, Ferengi
  span 4; points 35
  requires OFFICER + Greed + Transporter Skill + Treachery
  when you solve this: you may (download one equipment to anywhere_at(this) or steal one equipment here)
}

scenario "With the technology comes an equipment from the deck, if one likes" under r24 cites r24 "7.2.5", "6.5.4" {
  given mission of one: "Steal Technology"
  given ship of one at "Steal Technology": "Kurdon"
  given crew of one on "Kurdon": "Rata", "Baht"
  given draw deck of one: "Ferengi Disruptor", "Levin"
  given draw deck of two: "Starfleet Type II Phaser" of two
  given turn of one
  when one attempts "Steal Technology"
  one accepts
  then "Ferengi Disruptor" in interior of "Kurdon", points of one = 35, "Levin" in draw_deck of one
}

scenario "Or it is taken from the opponent's ship there, and not from elsewhere" under r24 cites r24 "7.2.5", "12.4" {
  given mission of one: "Steal Technology"
  given mission of one: "Botanical Research"
  given ship of one at "Steal Technology": "Kurdon"
  given crew of one on "Kurdon": "Rata", "Baht", "Ferengi Disruptor"
  given ship of two at "Steal Technology": "U.S.S. Oberth" of two
  given crew of two on "U.S.S. Oberth": "Davies" of two, "Starfleet Type II Phaser" of two, "Medical Kit" of two
  given away team of two on "Botanical Research": "Martin" of two, another "Starfleet Type II Phaser" of two
  given draw deck of one: "Medical Kit" of one
  given turn of one
  when one attempts "Steal Technology"
  one accepts
  one chooses way 2
  then decision of one offers exactly "Starfleet Type II Phaser", "Medical Kit"
  one chooses "Starfleet Type II Phaser"
  then "Starfleet Type II Phaser" in interior of "Kurdon", controller of "Starfleet Type II Phaser" = one, points of one = 35,
    "Medical Kit" in interior of "U.S.S. Oberth", "Medical Kit" of one in draw_deck of one
}

scenario "What was earned as equipment is stolen like any other, and what nobody has found yet is not" under r24 cites r24 "gl artifact",
  "12.3" {
  given mission of one: "Steal Technology"
  given ship of one at "Steal Technology": "Kurdon"
  given crew of one on "Kurdon": "Rata", "Baht"
  given ship of two at "Steal Technology": "U.S.S. Oberth" of two
  given crew of two on "U.S.S. Oberth": "Davies" of two, "Varon-T Disruptor" of two, "Interphase Generator" of two
  given become "Varon-T Disruptor" as equipment
  given turn of one
  when one attempts "Steal Technology"
  one accepts
  then "Varon-T Disruptor" in interior of "Kurdon", controller of "Varon-T Disruptor" = one,
    "Interphase Generator" in interior of "U.S.S. Oberth"
}

scenario "What is stolen where somebody of the thief's is already stays with him" under r24 cites r24 "12.3", "12.4" {
  given mission of one: "Steal Technology"
  given ship of one at "Steal Technology": "Kurdon"
  given crew of one on "Kurdon": "Rata", "Baht"
  given outpost of two at "Steal Technology": "Ferengi Trading Post" of two
  given crew of two on "Ferengi Trading Post": "Medical Kit" of two
  given crew of one on "Ferengi Trading Post": "Obol"
  given turn of one
  when one attempts "Steal Technology"
  one accepts
  then "Medical Kit" in interior of "Ferengi Trading Post", controller of "Medical Kit" = one
}

scenario "Nobody has to take anything along" under r24 cites r24 "7.2.5" {
  given mission of one: "Steal Technology"
  given ship of one at "Steal Technology": "Kurdon"
  given crew of one on "Kurdon": "Rata", "Baht"
  given draw deck of one: "Ferengi Disruptor"
  given turn of one
  when one attempts "Steal Technology"
  one declines
  then "Ferengi Disruptor" in draw_deck of one, points of one = 35
}
