// Turns, counters and what is played for them.

scenario "A turn has seven counters, and each card drawn costs one" under anew cites anew "seven-counters", "draw-cost" {
  given draw deck of one: 9 "Davies"
  given whole turn of one at stage playing
  then counters of one = 7
  when one draws
  then counters of one = 6, size(hand of one) = 1
}
scenario "Without counters nobody draws" under anew cites anew "draw-cost" {
  given draw deck of one: 9 "Davies"
  given turn of one
  given counters of one = 0
  when one draws
  then refused because anew "draw-cost"
}
scenario "What is left of the counters is lost" under anew cites anew "counters-no-carry" {
  given location of one: "Iconia"
  given stack of one on "Iconia": "Martin"
  given ship of one at "Iconia": "U.S.S. Galaxy"
  given counters of one = 4
  given whole turn of one at stage giving_orders
  then counters of one = 0
}
scenario "First cards are played, then orders given, then the excess is discarded" under anew
  cites anew "turn-segments", "orders-done", "hand-limit", "orders-list" {
  given draw deck of one: "Lopez"
  given hand of one: 7 "Davies", "Double Shift"
  given location of one: "Iconia"
  given stack of one on "Iconia": "Martin"
  given ship of one at "Iconia": "U.S.S. Galaxy"
  given whole turn of one at stage playing
  then stage is playing
  when one beams "Martin" from "Iconia" to "U.S.S. Galaxy"
  then refused
  one passes
  then stage is giving_orders
  when one draws
  then refused
  one passes
  then stage is ending
  then decision of one offers "Double Shift"
  one chooses "Double Shift"
  then size(hand of one) = 7
}
scenario "Who has no objective draws one for nothing" under anew cites anew "draw-objective" {
  given draw deck of one: "Lopez"
  given objectives of one: "Excavation", "Plague Planet"
  given whole turn of one at stage playing
  then size(active_objectives of one) = 1, counters of one = 7
}
scenario "Who has one draws none" under anew cites anew "draw-objective" {
  given draw deck of one: "Lopez"
  given active objective of one: "Mine Nebula"
  given objectives of one: "Excavation"
  given replace_objectives(one)
  then size(active_objectives of one) = 1
}
scenario "A card's cost comes off the counters, and what is too dear is not played" under anew cites anew "pay-cost" {
  given location of one: "Earth"
  given hand of one: "Data" version "Aspirer", "Geordi La Forge" version "Chief Engineer"
  given turn of one
  when one plays "Data" at "Earth"
  then counters of one = 2, "Data" in surface of "Earth"
  when one plays "Geordi La Forge" at "Earth"
  then refused because anew "pay-cost"
}
scenario "What stands before the word to is paid, too, and points only by who has them" under anew
  cites anew "extra-cost-to", "points-cost" {
  given draw deck of one: 5 "Davies"
  given hand of one: "Costly Bargain", another "Costly Bargain"
  given points of one = 7
  given turn of one
  when one plays "Costly Bargain"
  then points of one = 2, size(hand of one) = 4
  when one plays another "Costly Bargain"
  then refused because anew "extra-cost-to"
}
scenario "At the start of a turn its player does what is due then" under anew cites anew "start-of-turn" {
  given draw deck of one: 4 "Davies"
  given location of one: "Qo'noS"
  given stack of one on "Qo'noS": "Kahlest" version "GhojmoH of Worf"
  given whole turn of one at stage playing
  then size(hand of one) = 1, stage is playing
}
scenario "Of two things that are due he says which comes first" under anew {
  given draw deck of one: 4 "Davies"
  given location of one: "Qo'noS"
  given stack of one on "Qo'noS": "Kahlest" version "GhojmoH of Worf"
  given core of one: "Morning Salute"
  given announce turn_begins(one)
  then decision of one offers "Kahlest", "Morning Salute"
}
scenario "At the end of a turn its player does what is due then" under anew {
  given draw deck of one: 4 "Davies"
  given location of one: "Qo'noS"
  given stack of one on "Qo'noS": "Gowron" version "Leader of the High Council"
  given core of one: "Evening Watch"
  given announce turn_ends(one)
  then decision of one offers "Gowron", "Evening Watch"
}
scenario "Something that is done once each turn is done once" under anew cites anew "start-of-turn" {
  given draw deck of one: 4 "Davies"
  given location of one: "Earth"
  given stack of one on "Earth": "Geordi La Forge" version "Chief Engineer"
  given hand of one: "Lopez", "Martin"
  given turn of one
  when one uses "Geordi La Forge" on "Lopez"
  then "Lopez" is discarded, size(hand of one) = 2
  when one uses "Geordi La Forge"
  then refused
}
scenario "At the end of a turn everybody's cards may act again, and every ship has its RANGE" under anew
  cites anew "turn-end-restore", "stopped-until-end", "range-used" {
  given draw deck of one: "Davies"
  given location of one: "Iconia"
  given stack of one on "Iconia": "Lopez"
  given stack of two on "Iconia": "Kahmis" of two
  given ship of two at "Iconia": "I.K.S. K'Vort" of two
  given stop "Lopez"
  given stop "Kahmis"
  given use_range("I.K.S. K'Vort", 5)
  then "Lopez" is stopped, range_used of "I.K.S. K'Vort" = 5
  given whole turn of one
  one passes
  then "Lopez" is not stopped, "Kahmis" is not stopped, range_used of "I.K.S. K'Vort" = 0
}

scenario "In one turn orders are given as often as one likes, with the same cards" under anew cites anew "orders-unlimited" {
  given location of one: "Iconia"
  given location of one: "Earth"
  given ship of one at "Iconia": "U.S.S. Excelsior"
  given crew of one on "U.S.S. Excelsior": "Davies", "Lopez", "Martin"
  given whole turn of one at stage giving_orders
  when one beams "Davies" from "U.S.S. Excelsior" to "Iconia"
  when one beams "Davies" from "Iconia" to "U.S.S. Excelsior"
  when one moves "U.S.S. Excelsior" to "Earth"
  when one moves "U.S.S. Excelsior" to "Iconia"
  when one beams "Davies" from "U.S.S. Excelsior" to "Iconia"
  then decision of one offers "U.S.S. Excelsior"
  then "Davies" in surface of "Iconia"
}
scenario "What is due at the end of a turn comes before it is over" under anew cites anew "end-of-turn" {
  given draw deck of one: 4 "Davies"
  given location of one: "Qo'noS"
  given stack of one on "Qo'noS": "Gowron" version "Leader of the High Council"
  given whole turn of one
  one passes
  then size(hand of one) = 1
}
