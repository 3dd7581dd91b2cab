// When things may be done, and in whose turn.

scenario "The other player answers first, and then who did it" under r24, r18 cites r24 "gl-alternate-responses"
  cites r18 "alt-within-action" {
  given hand of one: "Life-form Scan", another "Amanda Rogers"
  given hand of two: "Amanda Rogers" of two
  when one plays "Life-form Scan"
  then decision of two offers "respond with Amanda Rogers"
  then "Life-form Scan" in pending
  two passes
  then decision of one offers "respond with Amanda Rogers"
}

scenario "Costs stay paid when a play is nullified" under r24 cites r24 "gl-cancel", "gl-nullified-cost" {
  given hand of one: "Surprise Party"
  given hand of two: "Kevin Uxbridge" of two
  given plays_left of one = 1
  when one plays "Surprise Party"
  when two responds with "Kevin Uxbridge"
  then "Surprise Party" in discard_pile of one, plays_left of one = 0
}

scenario "What may be done at any time may be done among plays and among orders" under r24 cites r24 "g-executing-orders-any-time",
  "2.6-any-time" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given crew of one on "Federation Outpost": "Davies"
  given hand of one: "Life-form Scan", another "Life-form Scan", "Lopez"
  given draw deck of one: "Martin"
  given whole turn of one
  when one plays "Life-form Scan"
  when one reports "Lopez" to "Federation Outpost"
  when one beams "Davies" from "Federation Outpost" to "Botanical Research"
  when one plays another "Life-form Scan"
  then "Life-form Scan" in discard_pile of one, another "Life-form Scan" in discard_pile of one
}

scenario "Free plays wait for no order" under r24, r18 cites r24 "g-for-free-segment", "6.1.1-before-orders"
  cites r18 "free-before-orders" {
  given mission of two: "Botanical Research"
  given mission of one: "Avert Solar Implosion"
  given outpost of one at "Avert Solar Implosion": "Federation Outpost"
  given crew of one on "Federation Outpost": "Davies"
  given away team of one on "Botanical Research": "Spock"
  given hand of one: "Cowboy Diplomacy", "Lower Decks"
  given draw deck of one: "Martin"
  given whole turn of one
  when one plays "Lower Decks"
  then decision of one offers "Cowboy Diplomacy"
  when one beams "Davies" from "Federation Outpost" to "Avert Solar Implosion"
  then decision of one offers no "Cowboy Diplomacy"
}

scenario "Nothing is slipped in between what ends a turn" under r24 cites r24 "gl-at-any-time", "6.5.1-not-between-start-end" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Davies"
  given "Harvester Virus" of two on "Botanical Research"
  given "Friendly Fire" of one on "Botanical Research"
  given counter of "Friendly Fire" = 1
  given hand of one: "Life-form Scan"
  given draw deck of one: "Martin"
  given whole turn of one
  one passes
  one passes
  then decision of one offers exactly "Friendly Fire", "Harvester Virus"
}

scenario "An at-any-time card interrupts no attempt" under r24, r18 cites r24 "6.5.1-no-interrupt", "7.2.1-single-action"
  cites r18 "anytime-no-interrupt", "group-no-other", "attempt-single-action", "dil-encounter-subaction" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Davies", "Martin"
  given seeds of two under "Botanical Research": "Microvirus"
  given hand of two: "Life-form Scan" of two, "Kevin Uxbridge" of two
  given table of one: "Surprise Party"
  when one attempts "Botanical Research"
  then decision of two offers no "Kevin Uxbridge", "Life-form Scan"
}

scenario "An artifact played as an event uses the play of the turn" under r24 cites r24 "12.13-functions-as-general", "gl-event" {
  given mission of one: "Cloaked Mission"
  given away team of two on "Cloaked Mission": "Kromm" of two
  given hand of one: "Vulcan Stone of Gol"
  given earned_to_hand of one = hand of one
  given plays_left of one = 0
  when one plays "Vulcan Stone of Gol" for its effect
  then refused
  given plays_left of one = 1
  when one plays "Vulcan Stone of Gol" for its effect
  then "Kromm" is killed, plays_left of one = 0
}

scenario "Events, incidents and objectives use it too, interrupts do not" under r24, r18
  cites r24 "gl-event", "gl-incident", "g-incident-play", "6.5.1-not-card-play" cites r18 "anytime-not-cardplay" {
  given hand of one: "Surprise Party", "Attention All Hands", "Assign Mission Specialists", "Life-form Scan"
  given plays_left of one = 0
  when one plays "Surprise Party"
  then refused because r24 "6.2"
  when one plays "Attention All Hands"
  then refused because r24 "6.2"
  when one plays "Assign Mission Specialists"
  then refused because r24 "6.2"
  when one plays "Life-form Scan"
  then "Life-form Scan" in discard_pile of one
  given plays_left of one = 1
  when one plays "Attention All Hands"
  then in_play("Attention All Hands"), plays_left of one = 0
}

scenario "What a card does at once comes first, and then it is in play" under r24, r18 cites r24 "6.2-immediate-effects"
  cites r18 "enter-immediate-effects" {
  given hand of one: "Surprise Party"
  given draw deck of two: "Davies" of two, "Martin" of two, "Lopez" of two
  given plays_left of one = 1
  when one plays "Surprise Party"
  two accepts
  two declines
  then size(hand of two) = 1, "Surprise Party" in table of one
}

scenario "What may be done at any time may be done before the first play of the opponent's turn" under r24
  cites r24 "6.5.1-which", "2.6-any-time" {
  given table of one: "Lower Decks"
  given hand of one: "Red Alert!"
  given hand of two: "Kevin Uxbridge" of two
  given draw deck of one: 2 "Martin"
  given whole turn of one at stage plays
  then decision of two offers "Kevin Uxbridge"
  when two plays "Kevin Uxbridge"
  then "Lower Decks" in discard_pile of one, stage is plays
  when one plays "Red Alert!"
  then "Red Alert!" in table of one
}

scenario "Whose turn it is answers what the other one does first, and then makes his play" under r24
  cites r24 "gl actions - taking turns", "6.5.1-which" {
  given table of one: "Lower Decks"
  given hand of one: "Red Alert!", "Life-form Scan"
  given hand of two: "Kevin Uxbridge" of two
  given draw deck of one: 2 "Martin"
  given whole turn of one at stage plays
  when two plays "Kevin Uxbridge"
  then decision of one offers "Life-form Scan"
  then decision of one offers no "Red Alert!"
  when one plays "Life-form Scan"
  when one plays "Red Alert!"
  then "Red Alert!" in table of one
}

scenario "And before the first order" under r24 cites r24 "6.5.1-which", "2.6-any-time" {
  given mission of one: "Cloaked Mission"
  given ship of one at "Cloaked Mission": "I.K.S. K'Vort"
  given crew of one on "I.K.S. K'Vort": "Kromm"
  given table of one: "Lower Decks"
  given hand of two: "Kevin Uxbridge" of two
  given draw deck of one: 2 "Martin"
  given whole turn of one at stage orders
  when two plays "Kevin Uxbridge"
  then "Lower Decks" in discard_pile of one, stage is orders
  when one beams "Kromm" from "I.K.S. K'Vort" to "Cloaked Mission"
  then "Kromm" in surface of "Cloaked Mission"
}

scenario "So it may in a turn in which its player does nothing" under r24 cites r24 "6.5.1-which", "2.6-any-time" {
  given hand of one: "Kurak"
  given hand of two: "Life-form Scan" of two, another "Life-form Scan" of two
  given draw deck of one: 2 "Martin"
  given whole turn of one at stage plays
  two passes
  then stage is orders
  then decision of two offers "Life-form Scan"
  when two plays "Life-form Scan"
  then two sees "Kurak", stage is orders
  then decision of two offers another "Life-form Scan"
}
