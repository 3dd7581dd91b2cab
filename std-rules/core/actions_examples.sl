// Playing and answering, as the rulebook shows them.

scenario "A card is announced, answered, and then has no results" under r24, r18 cites r24 "gl-three-steps", "gl-response-valid",
  "gl-nullified-cost", "6.2-respond" cites r18 "act-init-res", "act-resolution", "act-responses-after-init", "resp-valid-def",
  "act-initiation" {
  given mission of one: "Cloaked Mission"
  given ship of one at "Cloaked Mission": "I.K.S. Bortas"
  given hand of one: "Transwarp Conduit"
  given hand of two: "Amanda Rogers" of two
  when one plays "Transwarp Conduit"
  when two responds with "Amanda Rogers"
  then "Transwarp Conduit" is nullified, RANGE of "I.K.S. Bortas" = 9
  then "Transwarp Conduit" in discard_pile of one, "Amanda Rogers" in discard_pile of two
}

scenario "A play that was nullified stays spent" under r24 cites r24 "gl-nullified-cost" {
  given hand of one: "Surprise Party", "Kivas Fajo - Collector"
  given hand of two: "Kevin Uxbridge" of two
  given plays_left of one = 1
  when one plays "Surprise Party"
  when two responds with "Kevin Uxbridge"
  then "Surprise Party" in discard_pile of one, plays_left of one = 0
  when one plays "Kivas Fajo - Collector"
  then refused
}

scenario "What may be played at any time is no answer for that" under r24, r18, faq95 cites r24 "gl-response-any-time",
  "6.5.1-no-interrupt",
  "gl-no-interrupting", "5.0-no-interrupting" cites r18 "anytime-no-interrupt", "play-no-interrupt", "resp-nonvalid-wait"
  cites faq95 "1.2-response-late" {
  given mission of one: "Cloaked Mission"
  given ship of two at "Cloaked Mission": "U.S.S. Hood" of two
  given ship of one at "Cloaked Mission": "I.K.S. Bortas"
  given hand of one: "Life-form Scan"
  given hand of two: "Transwarp Conduit" of two, "Amanda Rogers" of two
  when one plays "Life-form Scan"
  when two responds with "Transwarp Conduit"
  then refused
  given hand of one: another "Life-form Scan"
  when one plays another "Life-form Scan"
  when two responds with "Amanda Rogers"
  then another "Life-form Scan" is nullified
}

scenario "Nothing is nullified that is not there" under r24 {
  given table of two: "Surprise Party" of two
  given hand of one: "Kevin Uxbridge"
  given hand of two: "Kevin Uxbridge: Convergence" of two
  when one plays "Kevin Uxbridge"
  then "Surprise Party" in discard_pile of two
  when one plays "Kevin Uxbridge"
  then refused
}

scenario "An interrupt is no card play, and is discarded when it has worked" under r24, r18 cites r24 "2.6-any-time", "2.6-auto-discard",
  "6.5.1-which", "6.5.1-not-card-play", "gl-opponents-turn-actions", "gl-alternate-actions", "gl-at-any-time" cites r18 "alt-active-first",
  "anytime-not-cardplay" {
  given hand of one: "Life-form Scan", "Surprise Party"
  given hand of two: "Losta" of two
  given plays_left of one = 1
  given turn of two
  when one plays "Life-form Scan"
  then "Life-form Scan" in discard_pile of one, plays_left of one = 1
}

scenario "Calamarain is immune to Kevin Uxbridge, and to all who go on from that name" under r24, r18 cites r24 "12.10-colon", "g-immune"
  cites r18 "colon-def", "colon-group" {
  given mission of one: "Cloaked Mission"
  given hand of one: "Kevin Uxbridge", "Kevin Uxbridge: Convergence"
  given "Calamarain" of two on "Cloaked Mission"
  when one plays "Kevin Uxbridge"
  then refused
  when one plays "Kevin Uxbridge: Convergence"
  then "Calamarain" is not discarded
}

scenario "In the other's turn an interrupt may be played, and nobody's special skill is used" under r24
  cites r24 "10.1-special-active-own-turn", "gl-opponents-turn-actions" {
  given mission of one: "Botanical Research"
  given seeds of two under "Botanical Research": "Archer", "Wind Dancer", "Microvirus", "Nausicaans"
  given away team of one on "Botanical Research": "Ajur", "Barron"
  given hand of one: "Life-form Scan"
  given hand of two: "Lower Decks" of two
  given draw deck of one: "Losta"
  given draw deck of two: "Kromm" of two
  given whole turn of two
  when two plays "Lower Decks"
  then decision of one offers "Life-form Scan"
  then decision of one offers no "Ajur"
}

scenario "In one's own turn a special skill is used among the orders" under r24 cites r24 "10.1-special-active-own-turn" {
  given mission of one: "Botanical Research"
  given seeds of two under "Botanical Research": "Archer", "Wind Dancer", "Microvirus", "Nausicaans"
  given away team of one on "Botanical Research": "Ajur", "Barron"
  given draw deck of one: "Losta"
  given draw deck of two: "Kromm" of two
  given whole turn of one at stage orders
  then decision of one offers "Ajur"
}

scenario "After each action the other player may act, and then the first again" under r24, r18, faq95
  cites r24 "gl-alternate-actions" cites r18 "alt-active-first" cites faq95 "1.2-time-to-respond", "1.2-simultaneous" {
  given hand of one: "Lower Decks", "Life-form Scan"
  given hand of two: "Life-form Scan" of two, "Kromm" of two
  given draw deck of one: "Losta"
  given draw deck of two: "Kurak" of two
  given whole turn of one
  when one plays "Lower Decks"
  then decision of two offers another "Life-form Scan"
  when two plays another "Life-form Scan"
  then decision of one offers "Life-form Scan"
  one passes
  then one sees "Losta"
}

scenario "Nothing comes between the plays of one group" under r24, r18 cites r24 "gl-group-def", "gl-card-play-replacement"
  cites r18 "group-def" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given table of one: "Red Alert!"
  given hand of one: "Davies", "Lopez", "Martin"
  given hand of two: "Life-form Scan" of two
  given draw deck of one: "Losta"
  given draw deck of two: "Kromm" of two
  given whole turn of one
  when one uses "Red Alert!"
  one chooses "Davies"
  then decision of one offers "Lopez", "Martin"
  one chooses "Lopez"
  then decision of one offers "Martin"
  one passes
  then decision of two offers "Life-form Scan"
  then "Davies" in interior of "Federation Outpost", "Lopez" in interior of "Federation Outpost", plays_left of one = 0
}

scenario "What is having its results is answered no more" under r24, faq95 cites r24 "gl-results-no-late-response"
  cites faq95 "1.2-uninterrupted" {
  given hand of two: "Amanda Rogers" of two
  given hand of one: "Life-form Scan", another "Life-form Scan"
  when one plays "Life-form Scan"
  then "Life-form Scan" in discard_pile of one
  when two responds with "Amanda Rogers"
  then refused
  when one plays another "Life-form Scan"
  when two responds with "Amanda Rogers"
  then another "Life-form Scan" is nullified
}
