// Identity.

set hard "Hard cases" released 2026

// 15. A name covers what goes on behind a colon, a dash or "II", and no mere longer name.

titles "Storm Warning"
card "Storm Warning: Northeast" event { plays on table }
card "Storm Warning - Lifted" event { plays on table }
card "Storm Warnings Ignored" event { plays on table }
card "Harbour Master" interrupt { plays to discard one "Storm Warning" in play }

scenario "A name covers its versions, and no longer name" under r24 cites r24 "12.10" {
  given table of two: "Storm Warning: Northeast", "Storm Warning - Lifted", "Storm Warnings Ignored"
  given hand of one: "Harbour Master"
  when one plays "Harbour Master"
  then decision of one offers exactly "Storm Warning: Northeast", "Storm Warning - Lifted"
}

// 16. Two versions of one person are not in play at once.

card "Skipper in Disguise" personnel {
  Klingon
  OFFICER, Treachery
  5 / 7 / 6
  names "Skipper"
}

scenario "The same persona does not enter play twice" under r24 cites r24 "12.8" {
  given mission of one: "Harbour"
  given away team of one on "Harbour": "Skipper"
  given hand of one: "Skipper in Disguise"
  then not ("Skipper in Disguise" is may_enter)
  given kill "Skipper"
  then "Skipper in Disguise" is may_enter
}

scenario "The opponent may have the same persona" under r24 cites r24 "12.8" {
  given mission of one: "Harbour"
  given away team of two on "Harbour": "Skipper"
  given hand of one: "Skipper in Disguise"
  then "Skipper in Disguise" is may_enter
}

// 17. One version takes the place of another: it stands where that stood, with all that was on it.

rule hard_exchange cites hard "17" {
  verb exchange_persona (old: card) with (new: card) past exchanged log "{old} is replaced by {new}" {
    for each x in attached of old { put x into attached of new }
    exchange old with new
  }
  action hard_replace_persona in card_plays says "replace {old} with {new}" {
    name old in every personnel where owner of it = you and covers("Skipper", it)
    name new in hand of you where it is personnel and it is same_persona_as old and it != old
    do { exchange_persona old with new }
  }
}

scenario "A replaced persona hands on what is on it, and where it is" under r24 cites r24 "6.5.3" {
  given mission of one: "Harbour"
  given away team of one on "Harbour": "Skipper"
  given hand of one: "Skipper in Disguise"
  given "Tonic" on "Skipper"
  when one replaces "Skipper" with "Skipper in Disguise"
  then "Skipper in Disguise" in surface of "Harbour", "Skipper" in hand of one, STRENGTH of "Skipper in Disguise" = 10
}

// 18. Once per game is for the title and the player, however many copies there are.

card "Favour" event {
  plays on table
  once per game: you may score 5 from this
}

scenario "A second copy does not give a second favour" under r24 cites r24 "12.7" {
  given table of one: "Favour", another "Favour"
  when one uses "Favour"
  then points of one = 5
  when one uses another "Favour"
  then refused
}

scenario "The opponent has a favour of his own" under r24 cites r24 "12.7" {
  given table of one: "Favour"
  given table of two: "Favour" of two
  when one uses "Favour"
  when two uses another "Favour"
  then points of one = 5, points of two = 5
}

// 19. A characteristic that follows from text: who is the matching commander of a ship.

card "Figurehead" event {
  plays on table
  each your ship where it is commanded_well: RANGE +2
}
rule hard_commanded cites hard "19" {
  relation (s: ship) commanded_well means some p: personnel in interior of s where p is matching_commander_of s
}

scenario "The ship goes faster under the one whose lore names it" under r24 cites r24 "10.3-matching-commander" {
  given mission of one: "Shoals"
  given ship of one at "Shoals": "Lantern"
  given ship of one at "Shoals": "Dinghy"
  given table of one: "Figurehead"
  given crew of one on "Dinghy": "Skipper"
  then RANGE of "Dinghy" = 5
  given crew of one on "Lantern": "Mate"
  then RANGE of "Lantern" = 8
  given put "Skipper" into interior of "Lantern"
  then RANGE of "Lantern" = 10
}

// What takes an affiliation, and what gives one.
card "Turn Coat" event { plays on personnel; host: affiliations becomes Klingon }
card "Second Passport" event { plays on personnel; host: gains Klingon }
card "Lost Passport" event { plays on personnel; host: loses Klingon }
card "Fed Man" personnel { Federation; SCIENCE; 5 / 5 / 5 }
card "Dual Man" personnel { Klingon, Federation; SCIENCE; 5 / 5 / 5 }
scenario "Whose affiliation becomes another is of that, until it ends" under r24 cites r24 "6.3.3" {
  given mission of one: "Harbour"
  given away team of one on "Harbour": "Fed Man"
  given hand of one: "Turn Coat"
  given turn of one
  when one plays "Turn Coat" on "Fed Man"
  then "Fed Man" is Klingon, "Fed Man" is not Federation
  given nullify "Turn Coat"
  then "Fed Man" is Federation, "Fed Man" is not Klingon
}
card "Enlistment Office" event {
  plays on mission
  each personnel here: affiliations becomes Klingon
}
scenario "A position that was built is at rest before anybody looks at it" under r24 cites r24 "6.3.3" {
  given mission of one: "Harbour"
  given away team of one on "Harbour": "Fed Man", "Dual Man"
  given mode of "Dual Man" = Federation
  given "Enlistment Office" of one on "Harbour"
  then "Fed Man" is Klingon, "Fed Man" is not Federation, "Dual Man" is Klingon
  given put "Fed Man" into hand of one
  given put "Fed Man" into surface of "Harbour"
  then "Fed Man" is Klingon
}
scenario "Who gains an affiliation may take it" under r24 cites r24 "6.3.3" {
  given mission of one: "Harbour"
  given away team of one on "Harbour": "Fed Man"
  given hand of one: "Second Passport"
  given turn of one
  when one plays "Second Passport" on "Fed Man"
  then "Fed Man" is Federation, "Fed Man" is not Klingon
  when one turns "Fed Man" to Klingon
  then "Fed Man" is Klingon
  given nullify "Second Passport"
  then "Fed Man" is Federation
}
scenario "Who loses the affiliation that he has is of another of his" under r24 cites r24 "6.3.3" {
  given mission of one: "Harbour"
  given away team of one on "Harbour": "Dual Man"
  given hand of one: "Lost Passport"
  given turn of one
  then "Dual Man" is Klingon
  when one plays "Lost Passport" on "Dual Man"
  then "Dual Man" is Federation
}
