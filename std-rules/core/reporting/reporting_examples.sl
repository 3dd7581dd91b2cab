// Reporting, as the rulebook shows it.

scenario "A Cardassian does not report to the Federation's outpost" under r24, r18
  cites r24 "6.3-compatible-example", "6.3-compatible", "g-house-arrest-voluntary" cites r18 "report-where", "compatible-def" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given hand of one: "Jerax"
  given plays_left of one = 1
  when one reports "Jerax" to "Federation Outpost"
  then refused
}

scenario "A Cardassian reports to his own outpost" under r24, r18
  cites r24 "g-in-play-personnel", "6.3-compatible-example", "6.3-announce", "gl-fac-rep-outpost"
  cites r18 "report-where", "report-announce" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Cardassian Outpost"
  given hand of one: "Jerax"
  given plays_left of one = 1
  then not in_play("Jerax")
  when one reports "Jerax" to "Cardassian Outpost"
  then "Jerax" in interior of "Cardassian Outpost", mode of "Jerax" = Cardassian, in_play("Jerax"), plays_left of one = 0
}

scenario "A Cardassian reports to a trading post, whoever else is aboard" under r24, r18
  cites r24 "6.3-compatible-example", "g-ferengi-trading-post-mix" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Ferengi Trading Post"
  given crew of one on "Ferengi Trading Post": "Konmel" version "The Next Generation", "Barron"
  given hand of one: "Jerax"
  given plays_left of one = 1
  when one reports "Jerax" to "Ferengi Trading Post"
  then "Jerax" in interior of "Ferengi Trading Post", "Jerax" is not arrested, "Konmel" is not arrested
}

scenario "At the opponent's trading post too" under r24 cites r24 "6.3-usable", "g-ferengi-trading-post-both" {
  given mission of two: "Botanical Research"
  given outpost of two at "Botanical Research": "Ferengi Trading Post"
  given hand of one: "Jerax"
  given plays_left of one = 1
  when one reports "Jerax" to "Ferengi Trading Post"
  then "Jerax" in interior of "Ferengi Trading Post", controller of "Jerax" = one
}

scenario "Nobody reports to an outpost of the opponent's" under r24, r18 cites r24 "6.3-usable", "gl-fac-no-use-opp", "2.10-outpost"
  cites r18 "facility-outpost" {
  given mission of two: "Botanical Research"
  given outpost of two at "Botanical Research": "Federation Outpost"
  given hand of one: "Barron"
  given plays_left of one = 1
  when one reports "Barron" to "Federation Outpost"
  then refused
}

scenario "Without a facility nobody reports" under r24, r18 cites r24 "2.10-entry", "6.1-report-types" cites r18 "cardplay-direct" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  given hand of one: "Barron"
  given plays_left of one = 1
  when one reports "Barron"
  then refused
  given outpost of one at "Botanical Research": "Federation Outpost"
  when one reports "Barron"
  then "Barron" in interior of "Federation Outpost"
}

scenario "Equipment reports to any of your outposts" under r24, r18
  cites r24 "6.3-equipment-compatible", "gl-equip-no-affil", "g-equipment-no-affil" cites r18 "compatible-equipment",
  "report-equipment-any" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Klingon Outpost"
  given hand of one: "Starfleet Type II Phaser"
  given plays_left of one = 1
  when one reports "Starfleet Type II Phaser" to "Klingon Outpost"
  then "Starfleet Type II Phaser" in interior of "Klingon Outpost"
}

scenario "A ship reports docked" under r24, r18 cites r24 "7.1.4-report-docked", "g-docking-enter-docked", "g-facility-ships-docked",
  "g-facility-outpost" cites r18 "dock-report-docked" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given hand of one: "U.S.S. Oberth"
  given plays_left of one = 1
  when one reports "U.S.S. Oberth" to "Federation Outpost"
  then "U.S.S. Oberth" is docked, host of "U.S.S. Oberth" = "Federation Outpost"
}

scenario "Who is at home in the Delta Quadrant does not report to an outpost in the Alpha Quadrant" under r24, r18
  cites r24 "6.3-both-native", "6.3-quadrant-icon", "gl-fac-rep-quadrant", "icon-dq"
  cites r18 "report-where" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given hand of one: "Tuvok"
  given plays_left of one = 1
  when one reports "Tuvok" to "Federation Outpost"
  then refused
}

scenario "An outpost far from home receives neither its own nor strangers nor equipment" under r24
  cites r24 "6.3-both-native", "gl-fac-rep-quadrant", "g-facility-report-native" {
  given mission of one: "Stop Bombardment"
  given outpost of one at "Stop Bombardment": "Federation Outpost"
  given hand of one: "Barron", "Tuvok", "Federation PADD"
  given plays_left of one = 1
  when one reports "Barron" to "Federation Outpost"
  then refused
  when one reports "Tuvok" to "Federation Outpost"
  then refused
  when one reports "Federation PADD" to "Federation Outpost"
  then refused
}

scenario "Every Vulcan may report to a ritual, even one from the Delta Quadrant" under r24, r18
  cites r24 "6.3-special-reporting-example2", "6.3-special-reporting" cites r18 "special-report-lost" {
  given mission of one: "Observe Ritual"
  given hand of one: "Tuvok"
  given plays_left of one = 1
  when one reports "Tuvok" to "Observe Ritual"
  then "Tuvok" in surface of "Observe Ritual"
}

scenario "To a ritual of the opponent's nobody of yours reports" under r24, r18 cites r24 "6.3-special-reporting"
  cites r18 "special-report-lost" {
  given mission of two: "Observe Ritual"
  given hand of one: "Tuvok"
  given plays_left of one = 1
  when one reports "Tuvok" to "Observe Ritual"
  then refused
}

scenario "A headquarters receives cards of both players, and its ships in orbit" under r24
  cites r24 "gl-fac-hq-def", "gl-fac-hq-both", "gl-fac-rep-hq", "g-facility-hq-report", "g-facility-hq-orbit" {
  given mission of two: "Deliver Message"
  given outpost of two at "Deliver Message": "Tower of Commerce"
  given hand of one: "Vekor"
  given hand of two: "Vash" version "The Next Generation" of two
  given plays_left of one = 1
  given plays_left of two = 1
  when one reports "Vekor" to "Tower of Commerce"
  then "Vekor" in interior of "Tower of Commerce"
  when two reports "Vash" to "Tower of Commerce"
  then "Vash" in interior of "Tower of Commerce"
}

scenario "A Klingon is not compatible with the Tower of Commerce" under r24 cites r24 "gl-fac-hq-def" {
  given mission of two: "Deliver Message"
  given outpost of two at "Deliver Message": "Tower of Commerce"
  given hand of one: "Konmel" version "The Next Generation"
  given plays_left of one = 1
  when one reports "Konmel" to "Tower of Commerce"
  then refused
}

// Whose man he is, is said when he reports.

scenario "Tallera reports to a Romulan outpost, and not as one of the Federation" under r24
  cites r24 "6.3.3-choose-on-play", "6.3.3-one-at-a-time" {
  given mission of one: "Salvage Borg Ship"
  given outpost of one at "Salvage Borg Ship": "Romulan Outpost"
  given hand of one: "Tallera"
  given plays_left of one = 1
  when one reports "Tallera" to "Romulan Outpost"
  then decision of one offers exactly Romulan, Non-Aligned
  one chooses Romulan
  then mode of "Tallera" = Romulan, "Tallera" is not Federation
}

// Downloads that say where to are special reporting too.

scenario "Specialists of the Alpha Quadrant come to a depot in the Gamma Quadrant" under r24, r18
  cites r24 "6.3-special-reporting-example1", "6.3-special-reporting" cites r18 "special-report-lost" {
  given mission of one: "Destroy Iconian Gateway"
  given outpost of one at "Destroy Iconian Gateway": "Primary Supply Depot"
  given hand of one: "Assign Mission Specialists"
  given draw deck of one: "Narik", "Amarie", "Kurak"
  given plays_left of one = 1
  when one plays "Assign Mission Specialists"
  one accepts
  one chooses "Narik"
  one chooses "Amarie"
  then "Narik" in interior of "Primary Supply Depot", "Amarie" in interior of "Primary Supply Depot"
}

scenario "Without such a card they do not report there, and equipment does" under r24, r18
  cites r24 "6.3-both-native", "6.3-equipment-no-quadrant" cites r18 "native-equipment" {
  given mission of one: "Destroy Iconian Gateway"
  given outpost of one at "Destroy Iconian Gateway": "Primary Supply Depot"
  given hand of one: "Narik", "Klingon Disruptor"
  given plays_left of one = 1
  when one reports "Narik" to "Primary Supply Depot"
  then refused
  when one reports "Klingon Disruptor" to "Primary Supply Depot"
  then "Klingon Disruptor" in interior of "Primary Supply Depot"
}

scenario "People report to an outpost and nowhere else, if no card says so" under r24, r18 cites r24 "6.3-where", "g-facility-compat",
  "gl-fac-compat-needed" cites r18 "report-where" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given ship of one docked at "Federation Outpost": "U.S.S. Oberth"
  given hand of one: "Davies"
  given plays_left of one = 1
  when one reports "Davies" to "U.S.S. Oberth"
  then refused
  when one reports "Davies" to "Botanical Research"
  then refused
  when one reports "Davies" to "Federation Outpost"
  then "Davies" in interior of "Federation Outpost"
}

scenario "The opponent's outpost is of no use" under r24 cites r24 "g-facility-no-use-opp", "6.3-usable" {
  given mission of two: "Botanical Research"
  given outpost of two at "Botanical Research": "Federation Outpost" of two
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies"
  given hand of one: "Lopez"
  given plays_left of one = 1
  when one reports "Lopez" to "Federation Outpost"
  then refused
  when one docks "U.S.S. Oberth" at "Federation Outpost"
  then refused
  when one beams "Davies" from "U.S.S. Oberth" to "Federation Outpost"
  then refused
}

scenario "A headquarters is open to both players" under r24, r18
  cites r24 "g-facility-hq", "g-facility-hq-both", "g-facility-hq-where" cites r18 "facility-hq" {
  given mission of two: "Deliver Message"
  given seed deck of two: "Tower of Commerce" of two
  when two seeds "Tower of Commerce" at "Deliver Message"
  given hand of one: "Vekor"
  given plays_left of one = 1
  when one reports "Vekor" to "Tower of Commerce"
  then "Vekor" in interior of "Tower of Commerce", controller of "Vekor" = one
}

scenario "A station is of use to its own player alone, and a headquarters to both" under r24
  cites r24 "2.10-station", "2.10-headquarters", "2.10-outpost" {
  given mission of one: "Botanical Research"
  given mission of one: "Deliver Message"
  given outpost of one at "Botanical Research": "Terraforming Station"
  given headquarters of one at "Deliver Message": "Tower of Commerce"
  then "Terraforming Station" is usable_by one, not ("Terraforming Station" is usable_by two)
  then "Tower of Commerce" is usable_by one, "Tower of Commerce" is usable_by two
}

scenario "A ship is mended in dock at an outpost, and not at a station" under r24 cites r24 "2.10-outpost" {
  given mission of one: "Botanical Research"
  given mission of one: "Amnesty Talks"
  given outpost of one at "Botanical Research": "Terraforming Station"
  given outpost of one at "Amnesty Talks": "Federation Outpost"
  given ship of one docked at "Terraforming Station": "U.S.S. Oberth"
  given ship of one docked at "Federation Outpost": "U.S.S. Hood"
  given turns_of_damage of "U.S.S. Oberth" = 1
  given turns_of_damage of "U.S.S. Hood" = 1
  given turn of one
  then "U.S.S. Hood" is_mended_for one, not ("U.S.S. Oberth" is_mended_for one)
}

scenario "The icon of a quadrant says where somebody is at home, and not his affiliation" under r24
  cites r24 "icon-dq", "icon-gq", "icon-mq", "icon-affil-quadrants" {
  given hand of one: "Tuvok", "Odo" version "Homefront II", "Comm Officer Sato", "Davies", "Duran'Adar"
  then native_quadrant of "Tuvok" = Delta, native_quadrant of "Odo" = Gamma, native_quadrant of "Comm Officer Sato" = Mirror
  then native_quadrant of "Davies" = Alpha, native_quadrant of "Duran'Adar" = Alpha
  given mission of one: "Stop Bombardment"
  then native_quadrant of "Davies" != quadrant of "Stop Bombardment"
}

scenario "A station takes nobody in, if its text does not say so" under r24, r18
  cites r24 "g-facility-station", "gl-fac-station-def", "gl-fac-rep-station", "g-facility-no-site-station", "g-facility-def"
  cites r18 "type-facility-role" {
  given mission of one: "Botanical Research"
  given mission of one: "Alter Records"
  given put "Terraforming Station" of one into orbit of "Botanical Research"
  given outpost of one at "Alter Records": "Federation Outpost"
  given hand of one: "Davies"
  given plays_left of one = 1
  when one reports "Davies" to "Terraforming Station"
  then refused
  when one reports "Davies" to "Federation Outpost"
  then "Davies" in interior of "Federation Outpost"
}

scenario "At home in the Alpha Quadrant, a counterpart does not report to a Borg outpost" under r24
  cites r24 "gl-counterpart-native", "g-counterpart-native" {
  given mission of one: "Stop Bombardment"
  given outpost of one at "Stop Bombardment": "Borg Outpost"
  given hand of one: "Locutus of Borg", "Thirteen of Nineteen"
  given plays_left of one = 2
  when one reports "Locutus of Borg" to "Borg Outpost"
  then refused
  when one reports "Thirteen of Nineteen" to "Borg Outpost"
  then "Thirteen of Nineteen" in interior of "Borg Outpost"
}
