// The Borg Ship of 1995.

scenario "It comes where it is met and destroys at once what it finds, and whoever is left is stopped by the battle" under faq95
  cites faq95 "3.2-borgship-first", "3.2-borgship-each", "3.2-borgship-stop" {
  given mission of one: "Amnesty Talks"
  given mission of one: "Seize Freighter"
  given seeds of two under "Amnesty Talks": "Borg Ship"
  given ship of one at "Amnesty Talks": "U.S.S. Enterprise" version "Chain of Command"
  given crew of one on "U.S.S. Enterprise": "Davies", "Martin", "Lopez"
  given ship of two at "Amnesty Talks": "U.S.S. Oberth" of two
  given "U.S.S. Enterprise": SHIELDS = 14 until end of turn
  given turn of one
  when one attempts "Amnesty Talks"
  then "Borg Ship" in attached of "Amnesty Talks", "U.S.S. Oberth" is destroyed
  then "U.S.S. Enterprise" is damaged, "U.S.S. Enterprise" is stopped, in_play("U.S.S. Enterprise")
}

scenario "At the end of every turn it goes one location towards the long end, and at last off it" under faq95
  cites faq95 "3.2-borgship-stats", "3.2-borgship-first", "3.2-borgship-wnohgb" {
  given mission of one: "Cloaked Mission"
  given mission of one: "Amnesty Talks"
  given mission of one: "Seize Freighter"
  given mission of one: "Botanical Research"
  given ship of one at "Seize Freighter": "U.S.S. Oberth"
  given table of two: "Where No One Has Gone Before" of two
  given "Borg Ship" of two on "Amnesty Talks"
  given turn of one
  given announce turn_ends(one)
  then "Borg Ship" in attached of "Seize Freighter", "U.S.S. Oberth" is destroyed
  given turn of two
  given announce turn_ends(two)
  then "Borg Ship" in attached of "Botanical Research"
  given turn of one
  given announce turn_ends(one)
  then not in_play("Borg Ship")
}

scenario "Met in the middle it turns to the long end" under faq95 cites faq95 "3.2-borgship-stats" {
  given mission of one: "Seize Freighter"
  given mission of one: "Amnesty Talks"
  given mission of one: "Botanical Research"
  given mission of one: "Cloaked Mission"
  given seeds of two under "Amnesty Talks": "Borg Ship"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies", "Martin"
  given turn of one
  when one attempts "Amnesty Talks"
  then course of "Borg Ship" = 1, "U.S.S. Oberth" is destroyed
  given announce turn_ends(one)
  then "Borg Ship" in attached of "Botanical Research"
}

scenario "Whoever stops where it is is attacked, and whoever flies past is not" under faq95
  cites faq95 "3.2-borgship-flypast", "3.2-borgship-first" {
  given mission of one: "Amnesty Talks"
  given mission of one: "Seize Freighter"
  given mission of one: "Botanical Research"
  given "Borg Ship" of two on "Seize Freighter"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies", "Martin", "Lopez"
  given ship of one at "Amnesty Talks": "U.S.S. Hood"
  given crew of one on "U.S.S. Hood": "Barron", "Kosinski", "Leah Brahms"
  given "U.S.S. Oberth": RANGE = 9 until end of turn
  given turn of one
  when one flies "U.S.S. Oberth" to "Botanical Research"
  then location of "U.S.S. Oberth" = "Botanical Research", "U.S.S. Oberth" is not damaged
  when one flies "U.S.S. Hood" to "Seize Freighter"
  then "U.S.S. Hood" is destroyed
}

scenario "It does not see who is cloaked" under faq95 cites faq95 "3.2-borgship-cloak" {
  given mission of one: "Amnesty Talks"
  given mission of one: "Seize Freighter"
  given "Borg Ship" of two on "Amnesty Talks"
  given ship of one at "Seize Freighter": "I.K.S. K'Vort"
  given ship of one at "Seize Freighter": "U.S.S. Oberth"
  given cloak "I.K.S. K'Vort"
  given turn of one
  given announce turn_ends(one)
  then in_play("I.K.S. K'Vort"), "I.K.S. K'Vort" is not damaged, "U.S.S. Oberth" is destroyed
}

scenario "Twenty-five WEAPONS damage it, a second time they destroy it, and it brings its points" under faq95
  cites faq95 "3.2-borgship-not-ship", "3.2-borgship-stats" {
  given mission of one: "Amnesty Talks"
  given "Borg Ship" of two on "Amnesty Talks"
  given ship of one at "Amnesty Talks": "U.S.S. Enterprise" version "Chain of Command"
  given crew of one on "U.S.S. Enterprise": "Davies", "Martin", "Data" version "The Next Generation"
  given "U.S.S. Enterprise": SHIELDS = 30 until end of game
  given "U.S.S. Enterprise": WEAPONS = 24 until end of turn
  given turn of one
  when one fights "Borg Ship" with "U.S.S. Enterprise"
  then borg_damage of "Borg Ship" = 0, "U.S.S. Enterprise" is stopped
  given turn of two
  given turn of one
  given unstop "U.S.S. Enterprise"
  given "U.S.S. Enterprise": WEAPONS = 25 until end of game
  when one fights "Borg Ship" with "U.S.S. Enterprise"
  then borg_damage of "Borg Ship" = 1, in_play("Borg Ship")
  given unstop "U.S.S. Enterprise"
  when one fights "Borg Ship" with "U.S.S. Enterprise"
  then not in_play("Borg Ship"), points of one = 15
}

scenario "Forty-nine at once destroy it, too" under faq95 cites faq95 "3.2-borgship-not-ship" {
  given mission of one: "Amnesty Talks"
  given "Borg Ship" of two on "Amnesty Talks"
  given ship of one at "Amnesty Talks": "U.S.S. Enterprise" version "Chain of Command"
  given crew of one on "U.S.S. Enterprise": "Davies", "Martin", "Data" version "The Next Generation"
  given "U.S.S. Enterprise": WEAPONS = 49 until end of game
  given turn of one
  when one fights "Borg Ship" with "U.S.S. Enterprise"
  then not in_play("Borg Ship"), points of one = 15
}

scenario "Hugh calls off its attack, and nothing else of the Borg" under faq95
  cites faq95 "3.2-borgship-hugh", "3.2-raid-hugh", "1.1-nullify-effect" {
  given mission of one: "Amnesty Talks"
  given mission of one: "Seize Freighter"
  given ship of one at "Seize Freighter": "U.S.S. Oberth"
  given put "Outpost Raid" of two into attached of "Amnesty Talks"
  given hand of one: "Hugh"
  given turn of one
  when one plays "Hugh"
  then refused
  given "Borg Ship" of two on "Amnesty Talks"
  when one plays "Hugh"
  then "Borg Ship" is not nullified, "Hugh" in discard_pile of one
  given announce turn_ends(one)
  then in_play("U.S.S. Oberth"), "U.S.S. Oberth" is not damaged, "Borg Ship" in attached of "Seize Freighter"
}
