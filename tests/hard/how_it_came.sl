// How a card came into play, where a card that is met is, and what is done only to those to whom it can be done.
set how_it_came "How it came" released 2026

card "Early Bird" event {
  seeds or plays on table
  when seeded: draw 1
}
card "Late Bird" event {
  seeds or plays on table
  when played: draw 1
}
card "Any Bird" event {
  seeds or plays on table
  when seeded or played: draw 1
}
scenario "What is done when a card is seeded is not done when it is played" under r24 cites r24 "gl actions - sequence of steps", "6.2" {
  given hand of one: "Early Bird"
  given plays_left of one = 1
  given draw deck of one: "Davies", "Lopez"
  when one plays "Early Bird"
  then size(hand of one) = 0
}
scenario "What is done when a card is played is not done when it is seeded" under r24 cites r24 "gl actions - sequence of steps", "6.2" {
  given seed deck of one: "Late Bird"
  given draw deck of one: "Davies", "Lopez"
  when one seeds "Late Bird"
  then size(hand of one) = 0
}
scenario "What is done when a card is seeded or played is done both times" under r24 cites r24 "gl actions - sequence of steps", "6.2" {
  given seed deck of one: "Any Bird"
  given draw deck of one: "Davies", "Lopez"
  when one seeds "Any Bird"
  then size(hand of one) = 1
}

card "Watch Post" event {
  plays on mission
  when dilemma here is encountered: draw 1
}
card "Safe Ground" event {
  plays on mission
  your personnel cannot be killed by dilemma here
}
card "Deadly Trap" dilemma planet {
  kill one personnel in team at random
  discard_dilemma
}
scenario "What is being met is where it is met" under r24 cites r24 "12.4", "7.2.2" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Barron", "Martin"
  given seeds of two under "Botanical Research": "Deadly Trap"
  given draw deck of one: "Davies", "Lopez"
  given put "Watch Post" into attached of "Botanical Research"
  given put "Safe Ground" into attached of "Botanical Research"
  when one attempts "Botanical Research"
  then "Barron" is not killed, "Martin" is not killed
  then size(hand of one) = 1
}
scenario "What is met elsewhere is not here" under r24 cites r24 "12.4", "7.2.2" {
  given mission of one: "Botanical Research"
  given mission of one: "Investigate Destruction"
  given away team of one on "Botanical Research": "Barron"
  given seeds of two under "Botanical Research": "Deadly Trap"
  given draw deck of one: "Davies", "Lopez"
  given put "Watch Post" into attached of "Investigate Destruction"
  given put "Safe Ground" into attached of "Investigate Destruction"
  when one attempts "Botanical Research"
  then "Barron" is killed
  then size(hand of one) = 0
}

card "Wake Up" event {
  plays on table
  once each turn: you may unstop one your personnel in play
  when your personnel is unstopped: draw 1
}
card "Cheap Drink" event {
  plays on table
  at cost (repair one your ship in play): you may draw 1
}
scenario "Nobody is unstopped who is not stopped" under r24 cites r24 "10.2.1" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Barron"
  given table of one: "Wake Up"
  given turn of one
  when one uses "Wake Up"
  then refused
}
scenario "A ship that is whole is not repaired to pay with it" under r24 cites r24 "7.5.2" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  given table of one: "Cheap Drink"
  given turn of one
  when one uses "Cheap Drink"
  then refused
}

card "Field Kit" personnel {
  Federation
  OFFICER
  5 / 5 / 5
  once per game: you may download one equipment to this
}
scenario "What is downloaded to somebody comes where he is" under r24 cites r24 "6.5.4" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Field Kit"
  given draw deck of one: "Tricorder"
  given turn of one
  when one uses "Field Kit"
  then "Tricorder" in surface of "Botanical Research"
}

card "Falling Rocks" dilemma planet {
  mortally_wound one personnel in team at random
  discard_dilemma
}
card "Stun Grenade" event {
  plays on table
  once each turn: you may stun one opponent's personnel in play
}
scenario "Whoever is mortally wounded outside a battle dies of it" under r24 cites r24 "7.4.2" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Barron"
  given seeds of two under "Botanical Research": "Falling Rocks"
  when one attempts "Botanical Research"
  then "Barron" is killed
}
scenario "Nobody is stunned for ever" under r24 cites r24 "7.4.2" {
  given mission of one: "Botanical Research"
  given away team of two on "Botanical Research": "Barron" of two
  given table of one: "Stun Grenade"
  given turn of one
  when one uses "Stun Grenade" on "Barron"
  then "Barron" is stunned
  given announce turn_closes(one)
  given next_turn two
  then "Barron" is not stunned
}

card "Covering Fire" dilemma planet {
  unless some your Honor personnel where location of it = attempted_mission: kill one personnel in team at random
  discard_dilemma
}
card "Honest Gunner" personnel {
  Federation
  VIP, Honor
  5 / 5 / 5
}
scenario "What is asked of those at a place is asked of them, whether they take part or not" under r24 cites r24 "7.2.2" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Honest Gunner"
  given away team of one on "Botanical Research": "Barron"
  given seeds of two under "Botanical Research": "Covering Fire"
  when one attempts "Botanical Research"
  then "Barron" is not killed
}
