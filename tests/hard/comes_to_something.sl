// What once was read, and came to nothing or broke.

set hard "Hard cases" released 2026

card "Long Mudflat" mission planet { Federation, Ferengi; span 2; points 30; requires Leadership }
card "Grey Sound" mission space { Federation, Ferengi; span 2; points 30; requires Navigation }
card "Tallyman" personnel { Ferengi; CIVILIAN, Greed, Leadership; 5 / 5 / 5 }
card "Coxswain" personnel { Federation; OFFICER, Leadership, Navigation; 6 / 6 / 6 }
card "Bilge Boy" personnel { Federation; ENGINEER; 4 / 4 / 4 }
card "Barnacle Bill" personnel { Federation; CIVILIAN; 3 / 3 / 3 }
card "Bumboat" ship { Ferengi; 6 / 4 / 4 }
card "Guard Cutter" ship { Federation; 8 / 8 / 8; icons [22] }
card "Scrip" equipment { traits hand_weapon }
card "Driftglass" artifact { used_as_equipment; your personnel present: STRENGTH +1 }

// What is placed somewhere when it is overcome stays there, and what cures it is asked then.

card "Old Salt's Knee" dilemma planet {
  points 5
  to get past Leadership
  on overcoming: place this on one Leadership personnel in team by opponent
  host: STRENGTH -2
}
card "Old Salt's Cough" dilemma planet {
  to get past Leadership
  on overcoming: place this on one Leadership personnel in team by opponent
  host: STRENGTH -2
  cure with ENGINEER
}
scenario "What overcoming it places stays there, and its points are scored" under r24 cites r24 "7.2.2" {
  given mission of one: "Long Mudflat"
  given seeds of two under "Long Mudflat": "Old Salt's Knee"
  given away team of one on "Long Mudflat": "Coxswain"
  when one attempts "Long Mudflat"
  then host of "Old Salt's Knee" = "Coxswain", STRENGTH of "Coxswain" = 4, one solves "Long Mudflat", points of one = 35
  given discard "Old Salt's Knee"
  then "Old Salt's Knee" in point_area of one, STRENGTH of "Coxswain" = 6
}
scenario "What overcoming it places is cured at once by whoever can" under r24 cites r24 "7.2.2" {
  given mission of one: "Long Mudflat"
  given seeds of two under "Long Mudflat": "Old Salt's Cough"
  given away team of one on "Long Mudflat": "Coxswain", "Bilge Boy"
  when one attempts "Long Mudflat"
  then "Old Salt's Cough" in out_of_play of two, STRENGTH of "Coxswain" = 6, one solves "Long Mudflat"
}

// What it places before is overcome as well, and scores then, unless it is to be cured.

card "Old Salt's Curse" dilemma planet {
  points 5
  facing it: place this on attempted_mission
  to get past Leadership
  on overcoming: draw 1
}
card "Old Salt's Plague" dilemma planet {
  points 5
  facing it: place this on attempted_mission
  to get past Leadership
  cure with ENGINEER
}
scenario "What stays is overcome by what gets past it" under r24 cites r24 "7.2.2" {
  given mission of one: "Long Mudflat"
  given seeds of two under "Long Mudflat": "Old Salt's Curse"
  given away team of one on "Long Mudflat": "Coxswain"
  given draw deck of one: "Bilge Boy"
  when one attempts "Long Mudflat"
  then "Old Salt's Curse" is not discarded, host of "Old Salt's Curse" = "Long Mudflat", points of one = 35, "Bilge Boy" in hand of one
}
scenario "Who does not get past what stays scores nothing" under r24 cites r24 "7.2.2.5-no-score-on-fail" {
  given mission of one: "Long Mudflat"
  given seeds of two under "Long Mudflat": "Old Salt's Curse"
  given away team of one on "Long Mudflat": "Barnacle Bill"
  when one attempts "Long Mudflat"
  then host of "Old Salt's Curse" = "Long Mudflat", points of one = 0, "Barnacle Bill" is stopped
}
scenario "What is to be cured scores when it is" under r24 cites r24 "7.2.2" {
  given mission of one: "Long Mudflat"
  given seeds of two under "Long Mudflat": "Old Salt's Plague"
  given away team of one on "Long Mudflat": "Coxswain"
  when one attempts "Long Mudflat"
  then points of one = 30
  given away team of one on "Long Mudflat": "Bilge Boy"
  then "Old Salt's Plague" is cured, points of one = 35
}

// An interrupt with a text of what is so while it lies there stays, though it does something first.

card "Fresh Paint" interrupt { plays on your ship; when played draw 1; host: RANGE +2 }
card "Quick Word" interrupt { plays on your ship; when played draw 1 }
scenario "One stays for its text, and one that has none is gone" under r24 cites r24 "gl actions - sequence of steps" {
  given mission of one: "Grey Sound"
  given ship of one at "Grey Sound": "Guard Cutter"
  given hand of one: "Fresh Paint", "Quick Word"
  given draw deck of one: "Bilge Boy", "Tallyman"
  given turn of one
  when one plays "Fresh Paint" on "Guard Cutter"
  then RANGE of "Guard Cutter" = 10, "Bilge Boy" in hand of one
  when one plays "Quick Word" on "Guard Cutter"
  then "Quick Word" in discard_pile of one, "Tallyman" in hand of one
}

// What one use of a text brings is one download, and its next use is another.

card "Crimp's Ledger" event {
  plays on your ship
  when played you may { download "Coxswain" to host, download "Bilge Boy" to host }
  once each turn, you may download "Lookout" to host
}
card "Recruiting Drum" event {
  plays on your ship
  when your equipment is discarded: you may download one Federation personnel to host
}
scenario "Two downloads of one text are one" under r24 cites r24 "6.5.4-limit-single-action" {
  given mission of one: "Grey Sound"
  given ship of one at "Grey Sound": "Guard Cutter"
  given hand of one: "Crimp's Ledger"
  given draw deck of one: "Coxswain", "Bilge Boy", "Lookout"
  given turn of one
  when one plays "Crimp's Ledger" on "Guard Cutter"
  one accepts
  then "Coxswain" in interior of "Guard Cutter", "Bilge Boy" in interior of "Guard Cutter"
  when one uses "Crimp's Ledger"
  then refused because r24 "6.5.4-invalid"
}
scenario "Two uses of one text are two" under r24 cites r24 "6.5.4-limit" {
  given mission of one: "Grey Sound"
  given ship of one at "Grey Sound": "Guard Cutter"
  given crew of one on "Guard Cutter": "Scrip", another "Scrip"
  given "Recruiting Drum" of one on "Guard Cutter"
  given draw deck of one: "Coxswain", "Bilge Boy"
  given turn of one
  given discard "Scrip"
  one accepts
  one chooses "Coxswain"
  given discard another "Scrip"
  then "Coxswain" in interior of "Guard Cutter", "Bilge Boy" in draw_deck of one
}

// What lasts until a card is discarded ends when it leaves in another manner.

card "Loose Rivets" tactic { ATTACK 3; DEFENSE 1; hull_loss 20; as damage: (host as ship): WEAPONS -2 until this is discarded }
card "Open Magazine" tactic { ATTACK 9; DEFENSE 1; hull_loss 10 }
card "Fair Wind" event { plays on your ship; when played (host: RANGE +2 until this is discarded) }
scenario "A marker that is taken off does no harm any more" under r24 cites r24 "7.5.2" {
  given mission of one: "Grey Sound"
  given table of two: "Battle Bridge Door" of two
  given battle bridge of two: "Loose Rivets" of two
  given ship of one at "Grey Sound": "Guard Cutter"
  given damage "Guard Cutter"
  then "Guard Cutter" is damaged, WEAPONS of "Guard Cutter" = 6
  given repair "Guard Cutter"
  then WEAPONS of "Guard Cutter" = 8
}
scenario "Nor does what is taken back to the hand" under r24 cites r24 "6.4" {
  given mission of one: "Grey Sound"
  given ship of one at "Grey Sound": "Guard Cutter"
  given hand of one: "Fair Wind"
  given turn of one
  when one plays "Fair Wind" on "Guard Cutter"
  then RANGE of "Guard Cutter" = 10
  given return_to_hand "Fair Wind"
  then RANGE of "Guard Cutter" = 8
}

// Who fights in space is known when a ship is attacked.

card "Signal Rocket" objective unique {
  seeds or plays on table
  when your [22] ship is attacked: (every your fighting [22] ship in play: SHIELDS +5 until end of battle), draw 1
}
scenario "A ship that is attacked is fighting by then, and so are those who come to its aid" under r24 cites r24 "7.4.3" {
  given mission of one: "Grey Sound"
  given table of two: "Signal Rocket" of two
  given draw deck of two: "Bilge Boy" of two
  given ship of two at "Grey Sound": "Guard Cutter" of two
  given crew of two on "Guard Cutter" of two: "Coxswain" of two
  given ship of one at "Grey Sound": "Bumboat"
  given crew of one on "Bumboat": "Tallyman"
  given turn of one
  when one attacks "Guard Cutter" of two with "Bumboat"
  then size(hand of two) = 1, "Guard Cutter" of two is not damaged, "Guard Cutter" of two is attacked
}

// Equipment reports for free, too, and to a planet where the host is one.

card "Chandler's Bill" event {
  plays on your Ferengi ship
  free report once each turn to host: your "Scrip"
}
card "Harbour Pass" personnel { Federation; VIP; 5 / 5 / 5; free report once each turn to host: your Federation personnel }
scenario "Equipment comes aboard a host for free" under r24 cites r24 "6.1.1" {
  given mission of one: "Grey Sound"
  given ship of one at "Grey Sound": "Bumboat"
  given crew of one on "Bumboat": "Tallyman"
  given "Chandler's Bill" on "Bumboat"
  given hand of one: "Scrip"
  given draw deck of one: "Bilge Boy"
  given whole turn of one
  when one calls "Scrip" to "Bumboat" with "Chandler's Bill"
  then "Scrip" in interior of "Bumboat"
}
scenario "Who stands on a planet calls others there" under r24 cites r24 "6.1.1" {
  given mission of one: "Long Mudflat"
  given away team of one on "Long Mudflat": "Harbour Pass"
  given hand of one: "Coxswain"
  given draw deck of one: "Bilge Boy"
  given whole turn of one
  when one calls "Coxswain" to "Long Mudflat" with "Harbour Pass"
  then "Coxswain" in surface of "Long Mudflat"
}

// What is being met is present with those who meet it.

card "Lookout" personnel {
  Federation
  SCIENCE
  5 / 5 / 5
  once each turn, when dilemma is encountered, if it is present: you may nullify it
}
card "White Squall" dilemma planet space { stop each personnel in team }
scenario "Who meets it is with it" under r24 cites r24 "12.4" {
  given mission of one: "Long Mudflat"
  given seeds of two under "Long Mudflat": "White Squall"
  given away team of one on "Long Mudflat": "Lookout", "Coxswain"
  given turn of one
  when one attempts "Long Mudflat"
  one accepts
  then "White Squall" is nullified, one solves "Long Mudflat"
}
scenario "Who is in orbit, or stopped, is not" under r24 cites r24 "12.4" {
  given mission of one: "Long Mudflat"
  given seeds of two under "Long Mudflat": "White Squall"
  given away team of one on "Long Mudflat": "Coxswain", another "Lookout"
  given stop another "Lookout"
  given ship of one at "Long Mudflat": "Guard Cutter"
  given crew of one on "Guard Cutter": "Lookout"
  when one attempts "Long Mudflat"
  then "White Squall" is not nullified, "Coxswain" is stopped
}

// What is earned outside an attempt goes to where the card is that says so, or stays where it is.

card "Wreckers" event { plays on planet mission; once per game, you may earn one artifact here }
card "Salvage Law" event { plays on table; once per game, you may earn one artifact in play }
scenario "Earned by what lies on a planet it is there" under r24 cites r24 "gl artifact" {
  given mission of one: "Long Mudflat"
  given "Wreckers" of one on "Long Mudflat"
  given ship of two at "Long Mudflat": "Guard Cutter" of two
  given crew of two on "Guard Cutter" of two: "Driftglass" of two
  given turn of one
  when one uses "Wreckers"
  then "Driftglass" in surface of "Long Mudflat", controller of "Driftglass" = one
}
scenario "Earned by what lies on the table it stays where it is" under r24 cites r24 "gl artifact" {
  given mission of one: "Long Mudflat"
  given table of one: "Salvage Law"
  given away team of one on "Long Mudflat": "Bilge Boy"
  given away team of two on "Long Mudflat": "Driftglass" of two
  given turn of one
  when one uses "Salvage Law"
  then "Driftglass" in surface of "Long Mudflat", controller of "Driftglass" = one, STRENGTH of "Bilge Boy" = 5
}

// Equipment adds a brig where it is kept.

card "Iron Cage" equipment { adds a brig }
scenario "Equipment aboard adds a brig" under r24 cites r24 "gl-brig" {
  given mission of one: "Grey Sound"
  given ship of one at "Grey Sound": "Guard Cutter"
  then "Guard Cutter" is not fitted_with_a_brig
  given crew of one on "Guard Cutter": "Iron Cage"
  then "Guard Cutter" is fitted_with_a_brig
}

// A text that asks for cards of an alternate universe by their icon lets them come to where it says, and nowhere else.

card "Mirage Boy" personnel { Federation; CIVILIAN; 5 / 5 / 5; icons [AU] }
card "Mirage House" outpost { Federation; 10; report where present: [AU] personnel }
card "Plain House" outpost { Federation; 10; report where present: personnel }
scenario "Who is asked for by the icon of an alternate universe comes where he is asked to" under r24
  cites r24 "gl Alternate Universe icon" {
  given mission of one: "Long Mudflat"
  given mission of one: "Grey Sound"
  given outpost of one at "Grey Sound": "Plain House"
  given hand of one: "Mirage Boy"
  given turn of one
  when one reports "Mirage Boy" to "Plain House"
  then refused
  given outpost of one at "Long Mudflat": "Mirage House"
  when one reports "Mirage Boy" to "Plain House"
  then refused
  when one reports "Mirage Boy" to "Mirage House"
  then "Mirage Boy" in interior of "Mirage House"
}

// What is done when a card is played is done however it is played; what is earned as equipment is not played.

card "Toll Bell" interrupt { plays just after your ship is destroyed: draw 1; when played lose_points 1 }
card "Toll Fee" event { plays to draw 1; when played lose_points 1 }
card "Humming Conch" artifact { used_as_equipment; when this is earned: draw 1 }
scenario "A card that is played for its effect does what it does when played" under r24 cites r24 "6.2" {
  given mission of one: "Grey Sound"
  given ship of one at "Grey Sound": "Guard Cutter"
  given hand of one: "Toll Bell", "Toll Fee"
  given draw deck of one: "Bilge Boy", "Tallyman"
  given turn of one
  given destroy "Guard Cutter"
  when one plays "Toll Bell"
  then points of one = -1, "Bilge Boy" in hand of one
  when one plays "Toll Fee"
  then points of one = -2, "Tallyman" in hand of one
}
scenario "An artifact hears that it is earned" under r24 cites r24 "gl artifact" {
  given mission of one: "Long Mudflat"
  given seeds of two under "Long Mudflat": "Humming Conch"
  given away team of one on "Long Mudflat": "Coxswain"
  given draw deck of one: "Bilge Boy"
  when one attempts "Long Mudflat"
  then "Bilge Boy" in hand of one
}
