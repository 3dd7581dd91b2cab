set the_next_generation "The Next Generation" released 2012

card "Attention All Hands" incident {
  icons [WC]
  property [TNG]
  seeds or plays on table
  free report once each turn to (your outpost): [TNG] universal personnel where it is not android and it has no [Holo] and it has no [AU]
    and it is without_a_copy_in_play
  once per game, in place of use_play: you may download_to_matching one [TNG] universal ship to (your outpost)
}

scenario "One of the crew reports for free each turn, to an outpost of their own" under r24 cites r24 "6.3" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given table of one: "Continuing Mission", "Attention All Hands"
  given hand of one: "Lopez", "Davies", "Vekor"
  given plays_left of one = 0
  when one calls "Vekor" to "Federation Outpost" with "Attention All Hands"
  then refused
  when one calls "Lopez" to "Federation Outpost" with "Attention All Hands"
  then "Lopez" in interior of "Federation Outpost", plays_left of one = 0
  when one calls "Davies" to "Federation Outpost" with "Attention All Hands"
  then refused
}

scenario "Unique people, holograms and those in play are not called" under r24 cites r24 "6.3" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given table of one: "Continuing Mission", "Attention All Hands"
  given crew of one on "Federation Outpost": "Martin"
  given hand of one: "Data", another "Martin", "Albert Einstein"
  when one calls "Data" to "Federation Outpost" with "Attention All Hands"
  then refused
  when one calls another "Martin" to "Federation Outpost" with "Attention All Hands"
  then refused
  when one calls "Albert Einstein" to "Federation Outpost" with "Attention All Hands"
  then refused
}

scenario "Without a continuing mission nobody is of the next generation" under r24
  cites r24 "Icon legend: icons without built-in function - eras & series" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given table of one: "Attention All Hands"
  given hand of one: "Lopez"
  when one calls "Lopez" to "Federation Outpost" with "Attention All Hands"
  then refused
}

scenario "Once in a game a ship comes in place of the normal play" under r24 cites r24 "6.5.4" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given outpost of one at "Botanical Research": "Klingon Outpost"
  given table of one: "Continuing Mission", "Attention All Hands"
  given draw deck of one: "U.S.S. Oberth", another "U.S.S. Oberth", "U.S.S. Hood"
  given plays_left of one = 1
  when one uses "Attention All Hands"
  one chooses "U.S.S. Oberth"
  then "U.S.S. Oberth" in dock of "Federation Outpost", plays_left of one = 0
  given plays_left of one = 1
  when one uses "Attention All Hands"
  then refused
}

scenario "The ship goes to an outpost of its own affiliation" under r24 cites r24 "gl compatible" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Klingon Outpost"
  given ship of one at "Botanical Research": "U.S.S. Hood"
  given table of one: "Continuing Mission", "Attention All Hands"
  given draw deck of one: "U.S.S. Oberth"
  given plays_left of one = 1
  when one uses "Attention All Hands"
  then refused because r24 "6.5.4-invalid"
}

scenario "Who has no normal play left gets no ship" under r24 cites r24 "6.1" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given table of one: "Continuing Mission", "Attention All Hands"
  given draw deck of one: "U.S.S. Oberth"
  given plays_left of one = 0
  when one uses "Attention All Hands"
  then refused
}

scenario "No android, nobody of another universe, and nobody whom you own in play already" under r24 cites r24 "6.1.1", "12.3" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given crew of one on "Federation Outpost": "Lopez"
  given control "Lopez" by two
  given table of one: "Attention All Hands", "Continuing Mission"
  given hand of one: "Davies", another "Lopez", "Barron"
  given "Davies": gains android until end of turn
  given "Barron": gains [AU] until end of turn
  given turn of one
  when one calls "Davies" to "Federation Outpost" with "Attention All Hands"
  then refused
  when one calls another "Lopez" to "Federation Outpost" with "Attention All Hands"
  then refused
  when one calls "Barron" to "Federation Outpost" with "Attention All Hands"
  then refused
  given put "Barron" into out_of_play of one
  given hand of one: "Martin"
  when one calls "Martin" to "Federation Outpost" with "Attention All Hands"
  one declines
  then "Martin" in interior of "Federation Outpost"
}

card "Continuing Mission" incident {
  property [TNG]
  seeds one on table
  when seeded: you may download one [WC] card
  when seeded: discard this if some x in cards_played of you where (x is personnel or x is ship) and property of x != [TNG]
    and property of x != [Gen]
  your personnel or ship anywhere where property of it = [TNG] or property of it = [Gen]: gains [TNG]
  once each turn, when you play [TNG] personnel where skill_dots of it <= 4 and it is without_special_downloads: you may draw 1
  when you play personnel or ship where it has no [TNG]: discard this
}

scenario "Who has played somebody of another time cannot begin it" under r24 cites r24 "6.4" {
  given seed deck of one: "Continuing Mission"
  given hand of one: "Jabin"
  given cards_played of one = ["Jabin"]
  when one seeds "Continuing Mission"
  then "Continuing Mission" in discard_pile of one
}

scenario "Continuing Mission gives its people and ships their time, wherever they are" under r24
  cites r24 "Icon legend: icons without built-in function - eras & series" {
  given mission of one: "Botanical Research"
  given table of one: "Continuing Mission"
  given away team of one on "Botanical Research": "Lopez", "Thirteen of Nineteen"
  given away team of two on "Botanical Research": "Lopez" of two
  given hand of one: "Davies"
  given draw deck of one: "U.S.S. Oberth"
  then "Lopez" has [TNG], "Davies" has [TNG], "U.S.S. Oberth" has [TNG]
  then not ("Thirteen of Nineteen" has [TNG]), not (another "Lopez" has [TNG]), not ("Botanical Research" has [TNG])
}

scenario "Seeding Continuing Mission brings what powers it" under r24 cites r18 "seed-four-phases" {
  given seed deck of one: "Continuing Mission", another "Continuing Mission"
  given draw deck of one: "Attention All Hands", "Surprise Party"
  when one seeds "Continuing Mission"
  one accepts
  then "Continuing Mission" in table of one, "Attention All Hands" in table of one
  when one seeds another "Continuing Mission"
  then refused
}

scenario "People of few skills bring a card, once each turn" under r24 cites r24 "12.2" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given table of one: "Continuing Mission"
  given hand of one: "Davies", "Martin"
  given draw deck of one: "Lopez", another "Lopez"
  given turn of one
  given plays_left of one = 2
  when one reports "Davies" to "Federation Outpost"
  one accepts
  then size(hand of one) = 2
  when one reports "Martin" to "Federation Outpost"
  then size(hand of one) = 1
}

scenario "Many skills, or a special download, bring no card" under r24 cites r24 "12.2" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given table of one: "Continuing Mission"
  given hand of one: "Spock", "Tasha Yar - Alternate"
  given table of one: "Temporal Micro-Wormhole"
  given draw deck of one: "Lopez"
  given plays_left of one = 2
  when one reports "Spock" to "Federation Outpost"
  then size(hand of one) = 1
  when one reports "Tasha Yar - Alternate" to "Federation Outpost"
  then size(hand of one) = 0, "Continuing Mission" in table of one
}

scenario "Somebody of another time ends Continuing Mission" under r24 cites r24 "6.4" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given ship of one at "Botanical Research": "Batris"
  given mode of "Batris" = Non-Aligned
  given table of one: "Continuing Mission", "Temporal Micro-Wormhole"
  given hand of one: "Dr. Telek R'Mor"
  given plays_left of one = 1
  when one reports "Dr. Telek R'Mor" to "Batris"
  then "Continuing Mission" in discard_pile of one
}

scenario "The icon of the next generation is printed on no card" under r24 cites r24 "icon-tng",
  "Icon legend: icons without built-in function - eras & series" {
  given hand of one: "Davies", "U.S.S. Oberth", "Captain Worf", "Miles O'Brien"
  then "Davies" is not [TNG], "U.S.S. Oberth" is not [TNG], "Captain Worf" is not [TNG]
  given table of one: "Continuing Mission"
  then "Davies" is [TNG], "U.S.S. Oberth" is [TNG], "Captain Worf" is [TNG]
}

card "Get It Done" incident {
  property [TNG]
  traits captains_order
  plays on table
  once each turn, at cost (place_beneath two [TNG] cards in hand of you): you may {
    choose one {
      one unique [TNG] personnel in play: INTEGRITY +2, CUNNING +2, STRENGTH +2 until end of turn
      one [TNG] ship in play: RANGE +2 until end of turn
      says "shuffle the three personnel or ships at the bottom of your discard pile into your draw deck": shuffle_back_bottom(3)
    }
    choose one {
      discard this
      discard one [TNG] card in hand of you
    }
  }
}

scenario "Two cards beneath the deck make one of the best better for a turn" under r24 cites r24 "12.11" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Spock", "Lopez"
  given table of one: "Continuing Mission", "Get It Done"
  given hand of one: "Davies", "Martin", "Barron"
  given turn of one
  when one uses "Get It Done"
  one chooses "Davies", "Martin"
  one chooses way 1
  one chooses way 2
  then CUNNING of "Spock" = 12, INTEGRITY of "Spock" = 11, STRENGTH of "Spock" = 9, STRENGTH of "Lopez" = 7
  then size(draw_deck of one) = 2, "Barron" in discard_pile of one, "Get It Done" in table of one
  when one uses "Get It Done"
  then refused
  given announce turn_closes(one)
  then CUNNING of "Spock" = 10
}

scenario "Two cards make a ship faster, and the incident may go instead of a card" under r24 cites r24 "12.11" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  given table of one: "Continuing Mission", "Get It Done"
  given hand of one: "Davies", "Martin", "Barron"
  given turn of one
  when one uses "Get It Done"
  one chooses "Davies", "Martin"
  one chooses way 2
  one chooses way 1
  then RANGE of "U.S.S. Oberth" = 8, "Get It Done" in discard_pile of one, "Barron" in hand of one
}

scenario "Two cards bring back the three that were lost first" under r24 cites r24 "12.12" {
  given table of one: "Continuing Mission", "Get It Done"
  given hand of one: "Davies", "Martin"
  given put "Barron" into discard_pile of one at top
  given put "Surprise Party" into discard_pile of one at top
  given put "Lopez" into discard_pile of one at top
  given put "U.S.S. Oberth" into discard_pile of one at top
  given put "Spock" into discard_pile of one at top
  given turn of one
  when one uses "Get It Done"
  then "Spock" in discard_pile of one, "Surprise Party" in discard_pile of one
  then "Barron" in draw_deck of one, "Lopez" in draw_deck of one, "U.S.S. Oberth" in draw_deck of one
  then "Get It Done" in discard_pile of one
}

scenario "One card is no price" under r24 cites r24 "6.5.1" {
  given table of one: "Continuing Mission", "Get It Done"
  given hand of one: "Davies", "Surprise Party"
  when one uses "Get It Done"
  then refused
}

card "Equipment Replicator" incident {
  icons [WC]
  property [TNG]
  seeds or plays on your ship where it has no [DQ] and level([Cmd], staffing of it) > 0
  seeds or plays on your outpost where it has no [DQ]
  once each turn, instead of you draw,
    if (some your personnel aboard (host as craft) where it has [TNG]) or (host as craft) has_replicating_engineers you:
    you may (download_or_take (one equipment where it is replicable) to host then (draw 1 if size(fetched of you) = 0))
}

scenario "An Equipment Replicator makes a tool in place of the turn's draw" under r24 cites r24 "6.5.4" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given "Equipment Replicator" on "Federation Outpost"
  given crew of one on "Federation Outpost": "Lopez"
  given table of one: "Continuing Mission"
  given draw deck of one: "Davies", "Klingon Disruptor", "Federation PADD", "Martin"
  given turn of one
  given one draws 1
  one accepts
  one chooses "download it into play"
  then "Federation PADD" in interior of "Federation Outpost", size(hand of one) = 0, "Klingon Disruptor" in draw_deck of one,
    CUNNING of "Lopez" = 8
}

scenario "Where the replicator finds nothing to make, the card is drawn after all" under r24, r18 cites r24 "6.5.4-invalid"
  cites r18 "dl-invalid", "dl-invalid-result" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given "Equipment Replicator" on "Federation Outpost"
  given crew of one on "Federation Outpost": "Lopez"
  given table of one: "Continuing Mission"
  given draw deck of one: "Davies", "Klingon Disruptor"
  given turn of one
  given one draws 1
  then size(hand of one) = 1, size(draw_deck of one) = 1
}

scenario "Nobody aboard can use the replicator" under r24 cites r24 "6.5.4" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given "Equipment Replicator" on "Federation Outpost"
  given crew of one on "Federation Outpost": "Kosinski", "Daniel Kwan"
  given draw deck of one: "Davies", "Federation PADD"
  given one draws 1
  then size(hand of one) = 1, size(draw_deck of one) = 1
}

rule replicating cites r24 "gl any" {
  relation (v: craft) has_replicating_engineers (p: player) means
    number of (x: personnel in interior of v where controller of x = p and x has ENGINEER and not (x has [AU])) >= 3
  relation (c: card) replicable means c is equipment and (text_has(title of c, "Kit") or text_has(title of c, "PADD")
    or text_has(title of c, "Relay") or text_has(title of c, "Scanner") or text_has(title of c, "Tricorder"))
}

scenario "In place of a draw it may be used with an empty deck behind it, when the draw would be made" under r24, r18
  cites r24 "gl-draw-replacement" cites r18 "draw-replace" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given "Equipment Replicator" on "Federation Outpost"
  given crew of one on "Federation Outpost": "Lopez"
  given table of one: "Continuing Mission"
  given hand of one: "Federation PADD"
  given turn of one
  given one draws 1
  one accepts
  one chooses "download it into play"
  then "Federation PADD" in interior of "Federation Outpost"
}

scenario "What is downloaded in place of a draw may be taken to the hand" under r24, r18 cites r24 "6.5.4-in-place-of-draw"
  cites r18 "dl-in-place-draw" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given "Equipment Replicator" on "Federation Outpost"
  given crew of one on "Federation Outpost": "Lopez"
  given table of one: "Continuing Mission"
  given draw deck of one: "Davies", "Federation PADD"
  given turn of one
  given one draws 1
  one accepts
  one chooses "download it to your hand"
  one chooses "Federation PADD"
  then "Federation PADD" in hand of one, "Davies" in draw_deck of one
}

card "Ferengi Military Operations" incident {
  icons [WC]
  property [TNG]
  traits Capturing_related
  plays on table
  not encoded "2 sentences of its text cannot be read yet"
}

card "Finest Crew in the Fleet" incident {
  icons [WC]
  property [TNG]
  plays on table
  not encoded "2 sentences of its text cannot be read yet"
}

card "Legitimate Leader of the Empire" incident {
  icons [WC]
  property [TNG]
  plays on table
  not encoded "3 sentences of its text cannot be read yet"
}

card "Mercenary Raiders" incident {
  points 15
  icons [WC]
  property [TNG]
  not encoded "4 sentences of its text cannot be read yet"
}

card "Officer Exchange Program" incident {
  icons [WC]
  property [TNG]
  seeds or plays on table
  not encoded "2 sentences of its text cannot be read yet"
}

card "Scientific Diplomacy" incident {
  icons [WC]
  property [TNG]
  not encoded "3 sentences of its text cannot be read yet"
}

card "Strategic Base" incident {
  property [TNG]
  not encoded "one sentence of its text cannot be read yet"
}
