// Playing cards, as the rulebook shows it.

scenario "One card is played each turn" under r24, r18 cites r24 "6.1-one-card", "g-event-play", "gl-normal-card-play"
  cites r18 "cardplay-one", "cardplay-optional" {
  given mission of one: "Cloaked Mission"
  given hand of one: "Lower Decks", "Surprise Party"
  given plays_left of one = 1
  when one plays "Lower Decks"
  then "Lower Decks" in table of one
  when one plays "Surprise Party"
  then refused
}

scenario "What plays for free leaves the play of the turn, before it and behind it" under r24, r18
  cites r24 "6.1.1-definition", "6.1.1-before-or-after", "g-for-free" cites r18 "free-no-count", "free-unlimited" {
  given mission of two: "Salvage Borg Ship"
  given away team of one on "Salvage Borg Ship": "Spock", "Korris" version "The Next Generation"
  given hand of one: "Cowboy Diplomacy", "Heart of Glory", "Lower Decks"
  given plays_left of one = 1
  when one plays "Cowboy Diplomacy"
  then plays_left of one = 1
  when one plays "Lower Decks"
  then plays_left of one = 0
  when one plays "Heart of Glory" on "Korris"
  then "Heart of Glory" in attached of "Korris", plays_left of one = 0
}

scenario "Events stay, interrupts go" under r24, r18 cites r24 "2.4-lasting-default", "2.6-auto-discard", "2.6-any-time",
  "6.5.1-not-card-play" cites r18 "anytime-not-cardplay" {
  given mission of one: "Cloaked Mission"
  given hand of one: "Life-form Scan", "Lower Decks"
  given plays_left of one = 1
  when one plays "Life-form Scan"
  then "Life-form Scan" in discard_pile of one, plays_left of one = 1
  when one plays "Lower Decks"
  then "Lower Decks" in table of one
}

scenario "Three copies of one event are in play together" under r24, r18, faq95 cites r24 "6.2-universal-default"
  cites r18 "universal-default" cites faq95 "1.1-unique-only" {
  given hand of one: third "Lower Decks"
  given table of one: "Lower Decks", another "Lower Decks"
  given plays_left of one = 1
  when one plays third "Lower Decks"
  then third "Lower Decks" in table of one
}

scenario "Of a unique event its owner has one in play" under r24, r18 cites r24 "6.2-unique-no-second", "6.3.1-opponent-copies"
  cites r18 "unique-def" {
  given table of one: "Surprise Party"
  given hand of one: another "Surprise Party"
  given hand of two: "Surprise Party" of two
  given plays_left of one = 1
  given plays_left of two = 1
  when one plays another "Surprise Party"
  then refused
  when two plays third "Surprise Party"
  then decision of one offers yes
  then third "Surprise Party" in table of two
}

scenario "A card of another universe waits for a door" under r24 cites r24 "6.2-au-play", "gl-au-native", "icon-au" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given hand of one: "Dr. Syrus"
  given plays_left of one = 1
  when one reports "Dr. Syrus" to "Federation Outpost"
  then refused
  given table of one: "Temporal Micro-Wormhole"
  when one reports "Dr. Syrus" to "Federation Outpost"
  then "Dr. Syrus" in interior of "Federation Outpost"
}

scenario "A dilemma in hand is of no use" under r24 cites r24 "3.2-seed-only-warning" {
  given mission of one: "Cloaked Mission"
  given hand of one: "Wind Dancer"
  given plays_left of one = 1
  when one plays "Wind Dancer"
  then refused
}

scenario "A doorway is opened in your own turn, and is no play of it" under r24, faq95
  cites r24 "6.5.2-default", "gl-doorway-play", "g-doorway-play", "g-doorway-no-limit", "2.5-seed-or-play", "g-doorway-def"
  cites faq95 "3.10-aud-when" {
  given hand of one: "Temporal Micro-Wormhole"
  given turn of two
  when one opens "Temporal Micro-Wormhole"
  then refused because r24 "6.5.2-default"
  given turn of one
  when one opens "Temporal Micro-Wormhole"
  then "Temporal Micro-Wormhole" in table of one, plays_left of one = 1
}

// Once in a game.

scenario "Once per game is once, however many copies there are" under r24, r18, faq95
  cites r24 "6.5.5-once-per-game", "12.8-once-per-game", "12.8-once-per-player"
  cites r18 "opg-copies", "opg-each-player" cites faq95 "1.1-once-per-game" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "U.S.S. Enterprise" version "Chain of Command"
  given draw deck of one: "Wall of Ships", another "Wall of Ships"
  when one suspends play with "U.S.S. Enterprise"
  one chooses "Wall of Ships"
  one chooses way 1
  then "Wall of Ships" in table of one
  when one suspends play with "U.S.S. Enterprise"
  then refused
}

scenario "Whoever plays a card shows it, and it stays until something removes it" under r24, r18
  cites r24 "6.2-announce-place", "6.2-examine", "6.2-stay-in-play", "gl-card-play-announce" cites r18 "enter-immediate-effects",
  "enter-inspect" {
  given hand of one: "Lower Decks"
  given draw deck of one: "Kromm"
  given draw deck of two: "Losta" of two
  given plays_left of one = 1
  then two does not see "Lower Decks"
  when one plays "Lower Decks"
  then two sees "Lower Decks", in_play("Lower Decks")
  given announce turn_ends(one)
  given announce turn_ends(two)
  then in_play("Lower Decks")
}

scenario "Any number of cards may play for free in a turn" under r24, r18 cites r24 "6.1.1-unlimited" cites r18 "free-unlimited",
  "free-no-count" {
  given mission of one: "Botanical Research"
  given mission of two: "Salvage Borg Ship"
  given outpost of one at "Botanical Research": "Klingon Outpost"
  given away team of one on "Salvage Borg Ship": "Spock", "Korris" version "The Next Generation"
  given table of one: "Attention All Hands", "Continuing Mission"
  given hand of one: "Cowboy Diplomacy", "Heart of Glory", "Losta"
  given plays_left of one = 0
  when one plays "Cowboy Diplomacy"
  when one plays "Heart of Glory" on "Korris"
  when one calls "Losta" to "Klingon Outpost" with "Attention All Hands"
  then "Losta" in interior of "Klingon Outpost", "Heart of Glory" in attached of "Korris", points of one = 5
}

scenario "What is in a hand is nobody's to use" under r24, r18 cites r24 "12.3-no-control-out", "12.3-your"
  cites r18 "notinplay-untouchable", "control-def", "your-means" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Kromm"
  given away team of two on "Cloaked Mission": "Losta" of two
  given hand of one: "B'Somgh"
  given table of one: "Lower Decks"
  then STRENGTH of "Kromm" = 10, STRENGTH of "B'Somgh" = 7, STRENGTH of "Losta" = 7
}

scenario "To build a facility is to play it" under r24 cites r24 "12.13-build-play", "gl-card-play-def" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Linda Larson"
  given hand of one: "Federation Outpost"
  given plays_left of one = 1
  when one builds "Federation Outpost" at "Botanical Research"
  then one plays "Federation Outpost", plays_left of one = 0
}

scenario "Cards of another universe stay when their door is gone" under r24, faq95 cites r24 "gl-au-closed-door"
  cites faq95 "3.10-aud-open" {
  given mission of one: "Botanical Research"
  given table of one: "Alternate Universe Door"
  given away team of one on "Botanical Research": "Tasha Yar - Alternate"
  given hand of one: "Governor Worf"
  given discard "Alternate Universe Door"
  then in_play("Tasha Yar - Alternate"), not ("Governor Worf" is has_permission)
  then skill_level(Leadership, "Tasha Yar - Alternate") = 1
}

scenario "What stands in place of the normal play is done once, and only while it is there" under r24
  cites r24 "gl-card-play-replacement", "g-in-place-of-normal-card-play" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given table of one: "Attention All Hands", "Continuing Mission"
  given hand of one: "Surprise Party"
  given draw deck of one: "U.S.S. Oberth", another "U.S.S. Oberth"
  given plays_left of one = 1
  when one uses "Attention All Hands"
  one chooses "U.S.S. Oberth"
  then "U.S.S. Oberth" in dock of "Federation Outpost", plays_left of one = 0
  when one plays "Surprise Party"
  then refused because r24 "6.2"
}

scenario "Reporting by the text of a card in play is a normal play, unless it says otherwise" under r24 cites r24 "gl-ongoing-text-report" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies"
  given table of one: "Temporal Micro-Wormhole"
  given hand of one: "Kromm"
  given plays_left of one = 0
  when one brings "Kromm" aboard "U.S.S. Oberth" with "Temporal Micro-Wormhole"
  then refused
  given plays_left of one = 1
  when one brings "Kromm" aboard "U.S.S. Oberth" with "Temporal Micro-Wormhole"
  then "Kromm" in interior of "U.S.S. Oberth", plays_left of one = 0, "Temporal Micro-Wormhole" in discard_pile of one
}

scenario "Events, incidents and objectives are played in one way" under r24, r18 cites r24 "2.4-same-function" cites r18 "type-eio-same" {
  given hand of one: "Lower Decks", "Attention All Hands", "Assign Mission Specialists"
  given plays_left of one = 3
  when one plays "Lower Decks"
  when one plays "Attention All Hands"
  when one plays "Assign Mission Specialists"
  then "Lower Decks" in table of one, "Attention All Hands" in table of one, "Assign Mission Specialists" in table of one
  then plays_left of one = 0
}
