// What decks may hold, where the sets here have no card of the kind.

set hard "Hard cases" released 2026

card "Hive Plan" event {
  icons [BO]
  plays on table
}
card "Practical Joke" event {
  icons [Q]
  plays on table
}
card "Lighthouse" station {
  Federation
  20
}

scenario "A card for Borg alone makes every person, ship and facility beside it Borg" under r24 cites r24 "gl-bo-icon", "icon-bo" {
  given draw deck of one: "Hive Plan", "Thirteen of Nineteen"
  given put "Skipper" into out_of_play of one
  then deck of one is not refused because r24 "gl Borg Use Only icon"
  given draw deck of one: "Skipper"
  then deck of one is refused because r24 "gl Borg Use Only icon"
}

scenario "What is Q's is stocked in no seed deck and no draw deck" under r24 cites r24 "2.15-side-deck-only", "3.2-excluded" {
  given draw deck of one: "Skipper"
  given put "Practical Joke" into out_of_play of one
  then deck of one is not refused because r24 "2.15"
  given draw deck of one: "Practical Joke"
  then deck of one is refused because r24 "2.15"
  given seed deck of two: "Jester" of two
  then deck of two is refused because r24 "2.15"
}

scenario "Nobody reports to a station that does not say so, nor docks at it" under r24 cites r24 "2.10-station", "g-facility-station",
  "g-facility-no-site-station" {
  given mission of one: "Harbour"
  given outpost of one at "Harbour": "Lighthouse"
  given ship of one at "Harbour": "Dinghy"
  given crew of one on "Dinghy": "Mate"
  given hand of one: "Skipper"
  given plays_left of one = 1
  when one reports "Skipper" to "Lighthouse"
  then refused
  when one docks "Dinghy" at "Lighthouse"
  then refused
  when one beams "Mate" from "Dinghy" to "Lighthouse"
  then "Mate" in interior of "Lighthouse"
}

// Nothing is in play when a deck is judged: a card without a place is one of the deck.
card "Stowaway" station {
  Federation
  20
}
rule hard_stowaways cites r24 "3.2" {
  deck bars c: station where covers("Stowaway", c) because "{c} stays at home" cites r24 "3.2-excluded"
}

scenario "A demand that names no place is of every card of the deck" under r24 cites r24 "3.2" {
  given draw deck of one: "Lighthouse"
  given put "Stowaway" into out_of_play of one
  then deck of one is not refused because r24 "3.2-excluded"
  given draw deck of one: "Stowaway"
  then deck of one is refused because r24 "3.2-excluded"
}
