// What one player cannot do the other can: whoever asks whether it can be done is who would do it. What takes the place of something
// else does so only where something comes of it, and what nothing comes of uses up no limit.

set hard "Hard cases" released 2026

card "Drill Yard" mission planet { Federation, Klingon; span 3; points 30; requires Diplomacy x9 }
card "Lightship" outpost { Federation; SHIELDS 20; seeds or is built at (Federation mission) }
card "Bugler" personnel { Federation; OFFICER, Honor; 6 / 6 / 6 }
card "Drummer" personnel { Federation; SECURITY, Honor; 5 / 5 / 5 }
card "Paddle" ship { Federation; 6 / 6 / 6 }
card "Bunting" event { plays on table; your personnel: STRENGTH +1 }

card "Ban on Bunting" event { plays on table; opponent cannot play event }
card "Closed Gates" event { plays on table; opponent cannot play personnel }
card "Bad Roads" event { plays on table; opponent cannot beam personnel }
card "Low Water" event { plays on table; opponent cannot move ship }

scenario "Opponent cannot play what you may play" under r24 cites r24 "6.2" {
  given mission of one: "Drill Yard"
  given table of one: "Ban on Bunting"
  given hand of one: "Bunting"
  given turn of one
  when one plays "Bunting"
  then "Bunting" in table of one
}
scenario "You cannot play what your opponent forbids" under r24 cites r24 "6.2" {
  given mission of one: "Drill Yard"
  given table of two: "Ban on Bunting" of two
  given hand of one: "Bunting"
  given turn of one
  when one plays "Bunting"
  then refused
}
scenario "Whom nobody may play does not report" under r24 cites r24 "6.3" {
  given mission of one: "Drill Yard"
  given outpost of one at "Drill Yard": "Lightship"
  given table of two: "Closed Gates" of two
  given hand of one: "Bugler"
  given turn of one
  when one reports "Bugler" to "Lightship"
  then refused
}
scenario "Whom nobody may beam stays" under r24 cites r24 "7.1.1" {
  given mission of one: "Drill Yard"
  given outpost of one at "Drill Yard": "Lightship"
  given crew of one on "Lightship": "Bugler"
  given table of two: "Bad Roads" of two
  given turn of one
  when one beams "Bugler" from "Lightship" to "Drill Yard"
  then refused
}
scenario "A ship that nobody may move stays" under r24 cites r24 "7.1.3" {
  given mission of one: "Drill Yard"
  given mission of one: "Far Strand"
  given ship of one at "Drill Yard": "Paddle"
  given crew of one on "Paddle": "Bugler"
  given table of two: "Low Water" of two
  given turn of one
  when one flies "Paddle" to "Far Strand"
  then refused
}

card "Comrades" event {
  plays on table; instead of your personnel is killed: stop that personnel if some SECURITY personnel present with that personnel
}
card "Blood Money" event { plays on table; instead of your personnel is killed: discard one card in hand of you }

scenario "Nobody stands in for who is alone, and he dies" under r24 cites r24 "7.2.2" {
  given mission of one: "Drill Yard"
  given away team of one on "Drill Yard": "Bugler"
  given table of one: "Comrades"
  given kill "Bugler"
  then "Bugler" in discard_pile of one
}
scenario "Beside a comrade he is stopped" under r24 cites r24 "7.2.2" {
  given mission of one: "Drill Yard"
  given away team of one on "Drill Yard": "Bugler", "Drummer"
  given table of one: "Comrades"
  given kill "Bugler"
  then "Bugler" in surface of "Drill Yard", "Bugler" is stopped
}
scenario "An empty hand pays no ransom" under r24 cites r24 "7.2.2" {
  given mission of one: "Drill Yard"
  given away team of one on "Drill Yard": "Bugler"
  given table of one: "Blood Money"
  given kill "Bugler"
  then "Bugler" in discard_pile of one
}

card "Pay Day" event { plays on table; once per game, at end of every turn: draw 1 if some your ship in play }
scenario "What brings nothing is not used up" under r24 cites r24 "gl cumulative" {
  given mission of one: "Drill Yard"
  given table of one: "Pay Day"
  given draw deck of one: "Bunting", "Drummer"
  given announce turn_ends(two)
  then size(hand of one) = 0
  given ship of one at "Drill Yard": "Paddle"
  given announce turn_ends(two)
  then size(hand of one) = 1
  given announce turn_ends(two)
  then size(hand of one) = 1
}

card "Strict Orders" dilemma planet {
  mission_continues
  facing it {
    you may { kill one MEDICAL personnel in team or kill one [Holo] personnel in team } else { kill one personnel in team by opponent }
  }
}
scenario "Who has nobody to give is not asked" under r24 cites r24 "7.2.2" {
  given mission of one: "Drill Yard"
  given away team of one on "Drill Yard": "Bugler", "Drummer"
  given seeds of two under "Drill Yard": "Strict Orders"
  given turn of one
  when one attempts "Drill Yard"
  two chooses "Drummer"
  then "Drummer" is killed
}

// Whose doing a deed is: what a dilemma does is the doing of whoever seeded it, and of nobody who meets it.

card "Rock Slide" dilemma planet { kill one personnel in team at random }
card "Black List" event { plays on table; when your personnel is killed by opponent: draw 1 }
card "Own Goal" event { plays on table; when your personnel is killed by you: draw 1 }
card "White Gloves" event { plays on table; your personnel cannot be killed by opponent }
card "Long Grudge" event { plays on table; at end of each turn: draw 1 if number of times personnel was killed by opponent this turn > 0 }
card "Swift Verdict" interrupt { plays just after your personnel is killed by dilemma: draw 1 }
card "Slow Verdict" event { plays on table; if your personnel is just killed by opponent, once per game: you may draw 1 }

scenario "A dilemma kills for whoever seeded it" under r24 cites r24 "12.3" {
  given mission of one: "Drill Yard"
  given away team of one on "Drill Yard": "Bugler"
  given seeds of two under "Drill Yard": "Rock Slide"
  given table of one: "Black List", "Own Goal", "Long Grudge"
  given draw deck of one: "Bunting", "Drummer", another "Drummer"
  given turn of one
  when one attempts "Drill Yard"
  then "Bugler" is killed, size(hand of one) = 1
  given announce turn_ends(one)
  then size(hand of one) = 2
}
scenario "Whom an opponent cannot kill his dilemma cannot kill" under r24 cites r24 "12.3" {
  given mission of one: "Drill Yard"
  given away team of one on "Drill Yard": "Bugler"
  given seeds of two under "Drill Yard": "Rock Slide"
  given table of one: "White Gloves"
  given turn of one
  when one attempts "Drill Yard"
  then "Bugler" is not killed
}
scenario "Whose text did it is known as long as it is just" under r24 cites r24 "12.3" {
  given mission of one: "Drill Yard"
  given away team of one on "Drill Yard": "Bugler"
  given seeds of two under "Drill Yard": "Rock Slide"
  given hand of one: "Swift Verdict"
  given table of one: "Slow Verdict"
  given draw deck of one: "Bunting", "Drummer", another "Drummer"
  given turn of one
  when one attempts "Drill Yard"
  when one uses "Slow Verdict"
  then size(hand of one) = 2
  when one plays "Swift Verdict"
  then size(hand of one) = 2
}

// What is had by doing it is had by whoever has it done.
card "Snatcher" dilemma planet space { capture one personnel in team by opponent }
card "Blind Snatcher" dilemma planet space { capture one personnel in team at random }
card "Boarding Trap" dilemma space { commandeer attempting_ship }
card "Slave Market" event { plays on table; when you capture personnel: score 5 from this }
card "Open Cell" event { plays on table; opponent cannot capture personnel }

scenario "A dilemma captures for whoever seeded it" under r24 cites r24 "7.7", "12.3" {
  given mission of one: "Drill Yard"
  given seeds of two under "Drill Yard": "Snatcher", "Blind Snatcher"
  given table of one: "Slave Market"
  given table of two: "Slave Market" of two
  given away team of one on "Drill Yard": "Bugler", "Drummer"
  when one attempts "Drill Yard"
  two chooses "Drummer"
  then "Drummer" is captive_of two, "Bugler" is captive_of two, points of one = 0, points of two = 10
}
scenario "Whoever cannot capture has no dilemma do it for him" under r24 cites r24 "12.3" {
  given mission of one: "Drill Yard"
  given seeds of two under "Drill Yard": "Blind Snatcher"
  given table of one: "Open Cell"
  given away team of one on "Drill Yard": "Bugler"
  when one attempts "Drill Yard"
  then "Bugler" is not captured, "Bugler" is not captive
}
scenario "A dilemma takes a ship for whoever seeded it, and it is of another side when his people come" under r24 cites r24 "7.8-control",
  "7.8-affiliation" {
  given mission of one: "Shoals"
  given ship of one at "Shoals": "Paddle"
  given crew of one on "Paddle": "Drummer", "Bugler"
  given seeds of two under "Shoals": "Boarding Trap"
  given mode of "Paddle" = Federation
  when one attempts "Shoals"
  then controller of "Paddle" = two, mode of "Paddle" = Federation
  given crew of two on "Paddle": "Dual Man" of two
  then mode of "Paddle" = Klingon
}

// The active voice says the same of what texts do to things. Who draws, plays or scores does it himself, whoever's card says so.
card "Head Hunt" event { plays on table; when you kill personnel: score 3 from this }
card "Orphans" event { plays on table; when opponent kills your personnel: draw 1 }
card "Ledger" event { plays on table; at end of each turn: draw 1 if opponent killed personnel this turn }
card "Mercy Rule" event { plays on table; opponent cannot kill your personnel }
card "Firing Squad" interrupt { plays to kill one personnel in play }
card "Fair Share" interrupt { plays to opponent draws 1 }
card "Tax" event { plays on table; when opponent draws: score 1 from this }

scenario "My opponent's dilemma has killed my man, and I have not" under r24 cites r24 "12.3" {
  given mission of one: "Drill Yard"
  given away team of one on "Drill Yard": "Bugler"
  given seeds of two under "Drill Yard": "Rock Slide"
  given table of one: "Head Hunt", "Orphans", "Ledger"
  given table of two: "Head Hunt" of two
  given draw deck of one: "Bunting", "Drummer", another "Drummer"
  given turn of one
  when one attempts "Drill Yard"
  then points of one = 0, points of two = 3, size(hand of one) = 1
  given announce turn_ends(one)
  then size(hand of one) = 2
}
scenario "What I play kills for me" under r24 cites r24 "12.3" {
  given mission of one: "Drill Yard"
  given away team of one on "Drill Yard": "Bugler"
  given table of one: "Head Hunt", "Orphans"
  given draw deck of one: "Bunting"
  given hand of one: "Firing Squad"
  given turn of one
  when one plays "Firing Squad"
  then "Bugler" is killed, points of one = 3, size(hand of one) = 0
}
scenario "Who cannot kill mine cannot by a dilemma" under r24 cites r24 "12.3" {
  given mission of one: "Drill Yard"
  given away team of one on "Drill Yard": "Bugler"
  given seeds of two under "Drill Yard": "Rock Slide"
  given table of one: "Mercy Rule"
  given turn of one
  when one attempts "Drill Yard"
  then "Bugler" is not killed
}
scenario "Who draws is who draws, whoever's card says so" under r24 cites r24 "gl card draw" {
  given mission of one: "Drill Yard"
  given table of one: "Tax"
  given hand of one: "Fair Share"
  given draw deck of two: "Bunting" of two
  given turn of one
  when one plays "Fair Share"
  then points of one = 1
}

// Who fails a dilemma is stopped by it.

card "Sulky Diary" event { plays on table; when your personnel is stopped by opponent's dilemma: score 3 from this }
card "Steep Stair" dilemma planet { to get past Leadership x9 }
scenario "Who fails a dilemma has been stopped by it" under r24 cites r24 "7.2.2" {
  given mission of one: "Harbour"
  given away team of one on "Harbour": "Mate"
  given seeds of two under "Harbour": "Steep Stair"
  given table of one: "Sulky Diary"
  given turn of one
  when one attempts "Harbour"
  then "Mate" is stopped, points of one = 3
}
