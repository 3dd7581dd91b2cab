// Sentences that people write, and what they mean by them.

set hard "Hard cases" released 2026

// A selection in parentheses that does not say where its members are: what stands behind them says it, or the verb.

card "Mud Bank" mission planet { Federation; span 2; points 30; requires Leadership }
card "Open Reach" mission space { Federation; span 2; points 30; requires Leadership }
card "Bargee" personnel { Federation; CIVILIAN; 5 / 5 / 5 }
card "Eelcatcher" personnel { Federation; CIVILIAN; 5 / 5 / 5 }
card "Mudlark" personnel { Federation; CIVILIAN, Leadership; 5 / 5 / 5 }
card "Coal Barge" ship { Federation; 7 / 5 / 5 }
card "Word to the Bank" interrupt { plays to download_to_hand one ("Bargee" or "Eelcatcher") }
card "Word to the Dock" interrupt { plays to download_to_hand ("Bargee" or "Eelcatcher") }
card "Word to the Barge" interrupt { plays to download up to two ("Bargee" or "Eelcatcher") to one "Coal Barge" }
card "Dredging" interrupt { plays to return_to_hand one ("Bargee" or "Eelcatcher") in discard_pile of you }
card "Deep Dredging" interrupt { plays to return_to_hand each ("Bargee" or "Eelcatcher") in discard_pile of you }
card "Tally" interrupt { plays to draw number of ("Bargee" or "Eelcatcher") in discard_pile of you }
card "Overboard" interrupt { plays to discard one (personnel with Leadership) in hand of you }

scenario "One of several in parentheses is looked for where the verb looks" under r24 cites r24 "6.5.4" {
  given mission of one: "Mud Bank"
  given away team of one on "Mud Bank": "Mudlark", "Bargee"
  given draw deck of one: another "Bargee", "Eelcatcher", another "Mudlark"
  given hand of one: "Word to the Bank"
  given turn of one
  when one plays "Word to the Bank"
  then decision of one offers exactly another "Bargee", "Eelcatcher"
}

scenario "Without a number it is one of them" under r24 cites r24 "6.5.4" {
  given mission of one: "Mud Bank"
  given draw deck of one: "Bargee", "Eelcatcher", "Mudlark"
  given hand of one: "Word to the Dock"
  given turn of one
  when one plays "Word to the Dock"
  then decision of one offers exactly "Bargee", "Eelcatcher"
}

scenario "Several of several in parentheses are looked for there, too" under r24 cites r24 "6.5.4" {
  given mission of one: "Mud Bank"
  given ship of one at "Mud Bank": "Coal Barge"
  given draw deck of one: "Bargee", "Mudlark"
  given hand of one: "Word to the Barge"
  given turn of one
  when one plays "Word to the Barge"
  one chooses "Bargee"
  then "Bargee" in interior of "Coal Barge"
}

scenario "What is said behind the parentheses is where they are looked for" under r24 cites r24 "12.9" {
  given mission of one: "Mud Bank"
  given away team of one on "Mud Bank": "Bargee"
  given put another "Bargee" into discard_pile of one
  given put "Eelcatcher" into discard_pile of one
  given put "Mudlark" into discard_pile of one
  given hand of one: "Dredging"
  given turn of one
  when one plays "Dredging"
  then decision of one offers exactly another "Bargee", "Eelcatcher"
  one chooses "Eelcatcher"
  then "Eelcatcher" in hand of one
}

scenario "Each of them, and how many there are" under r24 cites r24 "12.9" {
  given mission of one: "Mud Bank"
  given away team of one on "Mud Bank": "Mudlark"
  given put "Bargee" into discard_pile of one
  given put "Eelcatcher" into discard_pile of one
  given put another "Mudlark" into discard_pile of one
  given draw deck of one: 5 "Bargee"
  given hand of one: "Tally", "Deep Dredging"
  given turn of one
  when one plays "Tally"
  then size(hand of one) = 3
  when one plays "Deep Dredging"
  then "Bargee" in hand of one, "Eelcatcher" in hand of one, another "Mudlark" in discard_pile of one
}

scenario "A quality in parentheses does not say where" under r24 cites r24 "12.9" {
  given hand of one: "Overboard", "Mudlark", "Bargee"
  given turn of one
  when one plays "Overboard"
  then "Mudlark" in discard_pile of one, "Bargee" in hand of one
}

// The first of what lies under a mission is what is met first, and that lies lowest.

card "Sounding Lead" event {
  plays on your ship
  when you attempt space mission, if host is at it: discard first dilemma in seeds of it
}
card "Long Sounding Lead" event {
  plays on your ship
  when you attempt space mission, if host is at it: discard last dilemma in seeds of it
}
card "Shallow" dilemma space { unless OFFICER: stop one personnel in team at random }
card "Whirlpool" dilemma space { unless OFFICER: stop one personnel in team at random }
card "Undertide" dilemma space { unless OFFICER: stop one personnel in team at random }

scenario "The first of the seeds is met first and lies lowest" under r24 cites r24 "7.2.2" {
  given mission of one: "Open Reach"
  given seeds of two under "Open Reach": "Shallow" of two, "Whirlpool" of two, "Undertide" of two
  then bottom(seeds of "Open Reach") = "Shallow", top(seeds of "Open Reach") = "Undertide"
  then first d in seeds of "Open Reach" = "Shallow", last d in seeds of "Open Reach" = "Undertide"
  then "Shallow" in bottom_of(1, seeds of "Open Reach"), not ("Shallow" in top_of(2, seeds of "Open Reach"))
  then bottom(every x in seeds of "Open Reach" where x != "Shallow") = "Whirlpool"
  given put "Shallow" into seeds of "Open Reach" at top
  then first d in seeds of "Open Reach" = "Whirlpool", top(seeds of "Open Reach") = "Shallow"
}

scenario "The first that would be met is discarded" under r24 cites r24 "7.2.2" {
  given mission of one: "Open Reach"
  given seeds of two under "Open Reach": "Shallow" of two, "Whirlpool" of two, "Undertide" of two
  given ship of one at "Open Reach": "Coal Barge"
  given crew of one on "Coal Barge": "Mudlark"
  given "Sounding Lead" on "Coal Barge"
  given turn of one
  when one attempts "Open Reach"
  then "Shallow" is discarded, "Shallow" is not revealed, "Whirlpool" is revealed
}

scenario "The last that would be met is discarded" under r24 cites r24 "7.2.2" {
  given mission of one: "Open Reach"
  given seeds of two under "Open Reach": "Shallow" of two, "Whirlpool" of two, "Undertide" of two
  given ship of one at "Open Reach": "Coal Barge"
  given crew of one on "Coal Barge": "Mudlark"
  given "Long Sounding Lead" on "Coal Barge"
  given turn of one
  when one attempts "Open Reach"
  then "Undertide" is discarded, "Undertide" is not revealed, "Shallow" is revealed
}

scenario "The first of a deck and of a pile is its top" under r24 cites r24 "12.9" {
  given draw deck of one: "Bargee", "Eelcatcher"
  given put "Mudlark" into discard_pile of one at top
  given put another "Mudlark" into discard_pile of one at top
  then first c in draw_deck of one = "Bargee", top(draw_deck of one) = "Bargee"
  then first c in discard_pile of one = another "Mudlark", bottom(discard_pile of one) = "Mudlark"
}

// Who loses his skills keeps his classification: it stands in a box of its own. A symbol by its name is lost wherever it is.

card "Rust on the Trowel" event { plays on personnel; host: loses all skills }
card "Rust on the Spade" event { plays on personnel; host: loses regular_skills }
card "Rust on the Badge" event { plays on personnel; host: loses skills, loses classification, INTEGRITY = 0 }
card "Rust on the Key" event { plays on personnel; host: loses SECURITY }
card "Lockkeeper" personnel { Federation; SECURITY, Leadership, SECURITY; 5 / 5 / 5 }

scenario "Who loses all skills keeps the classification" under r24 cites r24 "gl-classification" {
  given mission of one: "Mud Bank"
  given away team of one on "Mud Bank": "Lockkeeper"
  then skill_level(SECURITY, "Lockkeeper") = 2
  given "Rust on the Trowel" on "Lockkeeper"
  then classification of "Lockkeeper" = SECURITY, skill_level(SECURITY, "Lockkeeper") = 1, not ("Lockkeeper" has Leadership)
}

scenario "So does who loses a set of them" under r24 cites r24 "gl-classification" {
  given mission of one: "Mud Bank"
  given away team of one on "Mud Bank": "Lockkeeper"
  given "Rust on the Spade" on "Lockkeeper"
  then classification of "Lockkeeper" = SECURITY, not ("Lockkeeper" has Leadership)
}

scenario "What is printed in a box by itself is lost by its name" under r24 cites r24 "gl-classification" {
  given mission of one: "Mud Bank"
  given away team of one on "Mud Bank": "Lockkeeper"
  given "Rust on the Badge" on "Lockkeeper"
  then classification of "Lockkeeper" is nothing, not ("Lockkeeper" has SECURITY), INTEGRITY of "Lockkeeper" = 0
}

scenario "A symbol is lost wherever it is" under r24 cites r24 "gl-classification" {
  given mission of one: "Mud Bank"
  given away team of one on "Mud Bank": "Lockkeeper"
  given "Rust on the Key" on "Lockkeeper"
  then classification of "Lockkeeper" is nothing, not ("Lockkeeper" has SECURITY), "Lockkeeper" has Leadership
}

// One who does the work of several meets several icons of the ship's staffing.

card "Jack of All Decks" personnel { Federation; CIVILIAN; 5 / 5 / 5; may meet up to 2 staffing icons }
card "Coastal Packet" ship { Federation; 8 / 6 / 6; staffing [Stf] x2 }
card "Liner" ship { Federation; 8 / 6 / 6; staffing [Stf] x3 }

scenario "One meets two staffing icons, and no third" under r24 cites r24 "7.1.3" {
  given mission of one: "Open Reach"
  given ship of one at "Open Reach": "Coastal Packet"
  given ship of one at "Open Reach": "Liner"
  given crew of one on "Coastal Packet": "Jack of All Decks"
  given crew of one on "Liner": another "Jack of All Decks"
  then "Coastal Packet" is staffed, "Liner" is not staffed
}

// How many, and of all that a title may mean.

card "Harbour Call" event { plays to stop one any "Spock" in play }
card "Old Friend" personnel { Federation; CIVILIAN; 5 / 5 / 5; while some any "Spock" with this: this: STRENGTH +2 }

scenario "One of those that a title may mean is chosen" under r24 cites r24 "12.9" {
  given mission of one: "Mud Bank"
  given away team of one on "Mud Bank": "Spock", "Old Friend", "Bargee"
  given hand of one: "Harbour Call"
  given turn of one
  then STRENGTH of "Old Friend" = 7
  when one plays "Harbour Call"
  then "Spock" is stopped, "Bargee" is not stopped
}
