// The turn, as the rulebook shows it.

scenario "Plays come first, then orders; who gives an order plays nothing more" under r24, r18
  cites r24 "5.0-three-parts", "6.1-before-orders", "6.1.1-before-orders", "7.0-giving-orders", "g-executing-orders-def"
  cites r18 "cardplay-before-orders", "play-turn-three-actions", "free-before-orders", "orders-announce" {
  given mission of one: "Cloaked Mission"
  given ship of one at "Cloaked Mission": "I.K.S. K'Vort"
  given crew of one on "I.K.S. K'Vort": "Kromm"
  given hand of one: "Lower Decks"
  given draw deck of one: "Losta"
  given whole turn of one
  then decision of one offers "Lower Decks"
  when one beams "Kromm" from "I.K.S. K'Vort" to "Cloaked Mission"
  then decision of one offers no "Lower Decks"
  when one beams "Kromm" from "Cloaked Mission" to "I.K.S. K'Vort"
  then "Kromm" in interior of "I.K.S. K'Vort", plays_left of one = 0, "Lower Decks" in hand of one
}

scenario "A play, any number of orders, a card drawn at the end" under r24, r18
  cites r24 "5.0-three-parts", "8.3-draw", "8.0-announce", "8.0-draw-last", "g-executing-orders-limit", "5.0-actions"
  cites r18 "play-turn-three-actions", "draw-from-deck", "draw-mandatory", "eot-announce" {
  given mission of one: "Cloaked Mission"
  given ship of one at "Cloaked Mission": "I.K.S. K'Vort"
  given crew of one on "I.K.S. K'Vort": "Kromm"
  given hand of one: "Lower Decks"
  given draw deck of one: "Losta", "Kurak"
  given whole turn of one
  when one plays "Lower Decks"
  when one beams "Kromm" from "I.K.S. K'Vort" to "Cloaked Mission"
  one passes
  then size(draw_deck of one) = 1, size(hand of one) = 1
}

scenario "Nobody has to play or to order anything" under r24, r18 cites r24 "6.1-one-card", "g-executing-orders-def"
  cites r18 "cardplay-optional", "cardplay-one" {
  given hand of one: "Lower Decks"
  given draw deck of one: "Losta"
  given whole turn of one
  one passes
  then "Losta" in hand of one, "Lower Decks" in hand of one
}

scenario "With an empty deck the turn just ends" under r24, r18 cites r24 "8.3-cannot" cites r18 "draw-mandatory", "draw-none" {
  given hand of one: "Lower Decks"
  given draw deck of two: "Losta" of two
  given whole turn of one
  one passes
  then size(hand of one) = 1
}

scenario "Each turn has its play" under r24, r18 cites r24 "6.1-one-card", "5.0-first-turn" cites r18 "cardplay-one", "cardplay-optional",
  "play-first-turn" {
  given hand of one: "Lower Decks", "Surprise Party"
  given draw deck of one: "Losta", "Kurak"
  given draw deck of two: "Kromm" of two
  given whole turn of one
  when one plays "Lower Decks"
  then "Surprise Party" in hand of one
  given whole turn of two
  given whole turn of one
  when one plays "Surprise Party"
  then decision of two offers yes
  then "Surprise Party" in table of one
}

scenario "Versions of a persona are exchanged before anything is played" under r24, r18 cites r24 "6.5.3-exchange"
  cites r18 "replace-start" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Miles O'Brien"
  given hand of one: "Ensign O'Brien", "Lower Decks"
  given draw deck of one: "Losta"
  given whole turn of one
  then decision of one offers "Ensign O'Brien"
  then decision of one offers no "Lower Decks"
  when one plays "Lower Decks"
  then decision of one offers no "Ensign O'Brien"
}

scenario "Interrupts are played in the opponent's turn too" under r24 cites r24 "2.6-any-time", "6.5.1-which" {
  given mission of one: "Cloaked Mission"
  given ship of one at "Cloaked Mission": "I.K.S. K'Vort"
  given crew of one on "I.K.S. K'Vort": "Kromm"
  given hand of two: "Life-form Scan" of two
  given hand of one: "Kurak"
  given whole turn of one
  when one beams "Kromm" from "I.K.S. K'Vort" to "Cloaked Mission"
  when two plays "Life-form Scan"
  then two sees "Kurak"
}

scenario "Unused seeds are shown and out of the game, and both draw seven" under r24, r18
  cites r24 "4.5-unused-seeds", "4.5-shuffle-draw-seven", "4.5-play-phase-begins", "3.0-roles" cites r18 "start-unused-oop",
  "play-start-hand", "deck-seed-purpose" {
  given seed deck of one: "Wind Dancer"
  given draw deck of one: "Kromm", "Kurak", "Losta", "Zegov", "Q'elyn", "B'Somgh", "Kitrik" version "The Next Generation",
    "Koroth" version "The Next Generation"
  given begin_play(one)
  then "Wind Dancer" in out_of_play of one, two sees "Wind Dancer", size(hand of one) = 7, size(draw_deck of one) = 1
}

scenario "At the end of a turn its player says what comes first" under r24, r18 cites r24 "8.0-any-order", "8.0-draw-last"
  cites r18 "eot-announce" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Davies"
  given "Harvester Virus" of two on "Botanical Research"
  given "Diplomatic Intervention" of one on "Botanical Research"
  given "Friendly Fire" of one on "Botanical Research"
  given counter of "Friendly Fire" = 1
  given draw deck of one: "Lopez"
  given whole turn of one
  then decision of one offers exactly "Friendly Fire", "Harvester Virus"
  one chooses "Friendly Fire"
  then "Friendly Fire" in out_of_play of one, counter of "Diplomatic Intervention" = 1
  then "Davies" is killed, "Lopez" in hand of one
}

scenario "What runs out alone, and what is the same twice, asks for no order" under r24, r18 cites r24 "8.0-any-order"
  cites r18 "eot-announce" {
  given mission of one: "Botanical Research"
  given mission of one: "Cloaked Mission"
  given away team of one on "Botanical Research": "Davies", "Lopez"
  given away team of one on "Cloaked Mission": "Kurak", "Kromm"
  given "Harvester Virus" of two on "Botanical Research"
  given another "Harvester Virus" of two on "Cloaked Mission"
  given "Diplomatic Intervention" of one on "Botanical Research"
  given counter of "Diplomatic Intervention" = 2
  given announce turn_ends(one)
  random picks "Davies"
  random picks "Kromm"
  then "Davies" is killed, "Kromm" is killed, counter of "Diplomatic Intervention" = 1
}

scenario "Who is saved in time by what its player put first does not die" under r24, r18, faq95 cites r24 "8.0-any-order", "10.2.9"
  cites r18 "eot-announce" cites faq95 "1.1-turn-simultaneous" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Kor"
  given away team of two on "Cloaked Mission": "The Albino" of two
  given "Harvester Virus" of two on "Cloaked Mission"
  given turn of two
  given announce turn_ends(two)
  then decision of two offers exactly "Kor", "The Albino", "Harvester Virus"
  two chooses "Harvester Virus"
  random picks "Kor"
  then "Kor" is killed, "The Albino" in surface of "Cloaked Mission"
}

scenario "Nothing is counted down twice" under r24, r18 cites r24 "8.1-tick" cites r18 "countdown-track" {
  given mission of one: "Botanical Research"
  given "Diplomatic Intervention" of one on "Botanical Research"
  given whole turn of one
  then counter of "Diplomatic Intervention" = 1
}

scenario "Who draws no cards this turn draws none by any means, and draws again in the next" under r24, r18 cites r24 "gl-draw-no-cards",
  "8.3-cannot" cites r18 "draw-none", "draw-mandatory" {
  given draw deck of one: "Lopez", "Davies", "Martin"
  given turn of one
  given one renounces
  given one renounces
  given one draws 2
  then size(hand of one) = 0
  given next_turn two
  given one draws 1
  then size(hand of one) = 1
}

scenario "Neither is anything done in place of a draw" under r24, r18 cites r24 "gl-draw-no-cards" cites r18 "draw-none" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given "Equipment Replicator" on "Federation Outpost"
  given crew of one on "Federation Outpost": "Lopez"
  given table of one: "Continuing Mission"
  given hand of one: "Federation PADD"
  given turn of one
  given one renounces
  given one draws 1
  then decision of one offers yes
  then "Federation PADD" in hand of one
}

scenario "What a card lets its player do is an order, unless it stands in place of the play" under r24, r18
  cites r24 "g-executing-orders-text", "6.1-one-card", "g-executing-orders-def" cites r18 "cardplay-one", "cardplay-optional" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Archer", "Nausicaans", "Wind Dancer", "Microvirus", "Matriarchal Society"
  given away team of one on "Cloaked Mission": "Ajur", "Barron"
  given hand of one: "Lower Decks"
  given draw deck of one: "Losta"
  given whole turn of one
  then decision of one offers no "Ajur"
  when one uses "Ajur"
  two chooses "Archer", "Nausicaans", "Wind Dancer"
  then "Lower Decks" in hand of one, plays_left of one = 0
}

scenario "Cards are played before the first order, and not after it" under r24, r18, faq95 cites r24 "5" cites r18 "cardplay-before-orders"
  cites faq95 "1.1-turn-order" {
  given mission of one: "Botanical Research"
  given mission of one: "Amnesty Talks"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given ship of one docked at "Federation Outpost": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies", "Robert DeSoto"
  given hand of one: "Spock", "Lopez"
  given draw deck of one: 3 "Martin"
  given whole turn of one at stage plays
  then stage is plays, stage is not orders, turn_player = one
  when one flies "U.S.S. Oberth" to "Amnesty Talks"
  then refused because r24 "5"
  when one reports "Lopez" to "Federation Outpost"
  then "Lopez" in interior of "Federation Outpost", stage is orders
  when one reports "Spock" to "Federation Outpost"
  then refused because r24 "5"
}

scenario "Who passes begins the orders" under r24 cites r24 "5" {
  given hand of one: "Lower Decks"
  given draw deck of one: 3 "Martin"
  given mission of one: "Cloaked Mission"
  given ship of one at "Cloaked Mission": "I.K.S. K'Vort"
  given crew of one on "I.K.S. K'Vort": "Kromm"
  given whole turn of one at stage plays
  one passes
  then stage is orders
  when one plays "Lower Decks"
  then refused because r24 "5"
  one passes
  then stage is not orders, turn_player = one
}

scenario "Once the orders have begun no card play is left" under r24 cites r24 "5" {
  given mission of one: "Botanical Research"
  given mission of one: "Amnesty Talks"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given ship of one docked at "Federation Outpost": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies", "Robert DeSoto"
  given hand of one: "Lopez"
  given draw deck of one: 3 "Martin"
  given whole turn of one at stage orders
  then stage is orders, stage is not plays
  when one reports "Lopez" to "Federation Outpost"
  then refused because r24 "5"
  when two reports "Lopez" to "Federation Outpost"
  then refused because r24 "5"
  when one undocks "U.S.S. Oberth"
  when one flies "U.S.S. Oberth" to "Amnesty Talks"
  then "U.S.S. Oberth" in orbit of "Amnesty Talks", stage is orders
}
