// What once was read, and came to nothing or broke.

set hard "Hard cases" released 2026

card "Long Mudflat" mission planet { Federation, Ferengi; span 2; points 30; requires Leadership }
card "Grey Sound" mission space { Federation, Ferengi; span 2; points 30; requires Navigation }
card "Tallyman" personnel { Ferengi; CIVILIAN, Greed, Leadership; 5 / 5 / 5 }
card "Coxswain" personnel { Federation; OFFICER, Leadership, Navigation; 6 / 6 / 6 }
card "Bilge Boy" personnel { Federation; ENGINEER; 4 / 4 / 4 }
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
scenario "What overcoming it places stays there, and its points are scored" under r24 cites r24 "7.2.2.5" {
  given mission of one: "Long Mudflat"
  given seeds of two under "Long Mudflat": "Old Salt's Knee"
  given away team of one on "Long Mudflat": "Coxswain"
  when one attempts "Long Mudflat"
  then host of "Old Salt's Knee" = "Coxswain", STRENGTH of "Coxswain" = 4, one solves "Long Mudflat", points of one = 35
  given discard "Old Salt's Knee"
  then "Old Salt's Knee" in point_area of one, STRENGTH of "Coxswain" = 6
}
scenario "What overcoming it places is cured at once by whoever can" under r24 cites r24 "7.2.2.3" {
  given mission of one: "Long Mudflat"
  given seeds of two under "Long Mudflat": "Old Salt's Cough"
  given away team of one on "Long Mudflat": "Coxswain", "Bilge Boy"
  when one attempts "Long Mudflat"
  then "Old Salt's Cough" in out_of_play of two, STRENGTH of "Coxswain" = 6, one solves "Long Mudflat"
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
