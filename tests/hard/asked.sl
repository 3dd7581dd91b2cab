// What is asked before something is done, and of whom.

set hard "Hard cases" released 2026

card "Quiet World" mission planet {
  Federation, Klingon
  span 3; points 30
  requires Honor x9
}
card "Generous World" mission planet {
  Federation, Klingon
  span 3; points 30
  requires Honor
}
card "Far Reach" mission space {
  Federation
  span 3; points 30
  requires Honor x9
}
card "Steady Hand" personnel universal {
  Federation
  OFFICER, Honor
  6 / 6 / 6
}
card "Young Hand" personnel universal {
  Federation
  OFFICER, Youth
  5 / 5 / 5
}
card "Plain Barge" ship universal {
  Federation
  7 / 7 / 7
  staffing [Stf]
}
card "Pocket Lamp" equipment { }

// A cost with several ways is paid by one that can be gone.

card "Toll of Two Ways" dilemma planet {
  to get past you must stop two ENGINEER personnel in team or stop one Geology personnel in team
}
card "Toll by Choice" dilemma planet {
  to get past you must choose one { stop two ENGINEER personnel in team; discard one card in hand of you }
}
card "Spared for a Toll" dilemma planet {
  unless you stop two ENGINEER personnel in team or stop one Geology personnel in team: kill one personnel in team
}
card "Toll of the Young" dilemma planet {
  to get past you must stop two ENGINEER personnel in team or stop one Youth personnel in team
}

scenario "Who can go none of the ways has not paid" under r24 {
  given mission of one: "Quiet World"
  given seeds of two under "Quiet World": "Toll of Two Ways", "Toll by Choice"
  given away team of one on "Quiet World": "Steady Hand", "Young Hand"
  when one attempts "Quiet World"
  then "Toll of Two Ways" is not discarded, "Steady Hand" is stopped
}
scenario "Nor has he with a choice of ways" under r24 {
  given mission of one: "Quiet World"
  given seeds of two under "Quiet World": "Toll by Choice"
  given away team of one on "Quiet World": "Steady Hand", "Young Hand"
  when one attempts "Quiet World"
  then "Toll by Choice" is not discarded, "Steady Hand" is stopped
}
scenario "Nor is he spared" under r24 {
  given mission of one: "Quiet World"
  given seeds of two under "Quiet World": "Spared for a Toll"
  given away team of one on "Quiet World": "Steady Hand", "Young Hand"
  when one attempts "Quiet World"
  one chooses "Steady Hand"
  then "Steady Hand" is killed
}
scenario "One way is enough" under r24 {
  given mission of one: "Quiet World"
  given seeds of two under "Quiet World": "Toll of the Young"
  given away team of one on "Quiet World": "Steady Hand", "Young Hand"
  when one attempts "Quiet World"
  then "Young Hand" is stopped, "Toll of the Young" is discarded
}

// What one has, found by what one has.

card "Doubler" personnel unique {
  Federation
  SCIENCE, Physics, Law
  5 / 5 / 5
  while some Honor personnel here: this: gains skills of this
}
card "Forgetfulness" event {
  plays on mission
  each OFFICER personnel here: loses Honor
}

scenario "Skills are doubled once" under r24 {
  given mission of one: "Quiet World"
  given away team of one on "Quiet World": "Steady Hand", "Doubler"
  then skill_level(Physics, "Doubler") = 2, skill_level(Law, "Doubler") = 2
}
scenario "What is lost for having another leaves the other" under r24 {
  given mission of one: "Quiet World"
  given away team of one on "Quiet World": "Steady Hand", "Doubler"
  given "Forgetfulness" of one on "Quiet World"
  then "Steady Hand" is not Honor, "Steady Hand" is OFFICER
}

// What cannot be earned stays where it lies, and the mission is solved.

card "Closed Vault" event {
  plays on table
  artifacts cannot be earned
}
card "Shiny Relic" artifact { used_as_equipment }

scenario "An artifact that cannot be earned does not keep the mission from being solved" under r24 {
  given mission of one: "Generous World"
  given table of two: "Closed Vault"
  given seeds of one under "Generous World": "Shiny Relic"
  given away team of one on "Generous World": "Steady Hand"
  when one attempts "Generous World"
  then one solves "Generous World", "Shiny Relic" is not earned, points of one = 30
}

// To whom it is forbidden to do something is known when the text is done.

card "Barred" dilemma planet {
  unless Honor x9: you cannot attempt attempted_mission until end of your next turn
}

scenario "The mission that was attempted is barred, and no other" under r24 {
  given mission of one: "Quiet World"
  given mission of one: "Generous World"
  given seeds of two under "Quiet World": "Barred"
  given away team of one on "Quiet World": "Steady Hand", "Young Hand"
  given away team of one on "Generous World": another "Steady Hand"
  when one attempts "Quiet World"
  given unstop "Steady Hand"
  when one attempts "Quiet World"
  then refused
  when one attempts "Generous World"
  then one solves "Generous World"
}

// To somebody is to where he is.

card "Lamplighter" personnel unique {
  Federation
  OFFICER
  5 / 5 / 5
  once per game, you may download one "Pocket Lamp" to this
}

scenario "What is downloaded to somebody comes to where he is" under r24 {
  given mission of one: "Quiet World"
  given draw deck of one: "Pocket Lamp"
  given away team of one on "Quiet World": "Lamplighter"
  when one uses "Lamplighter"
  then "Pocket Lamp" in surface of "Quiet World"
}

// Each player with his own.

card "Sorting Day" interrupt {
  plays to each player may discard one card in hand of that player
}

scenario "Each player may discard of his own" under r24 {
  given mission of one: "Quiet World"
  given hand of one: "Sorting Day", "Young Hand", "Steady Hand"
  given hand of two: "Young Hand" of two, "Steady Hand" of two
  when one plays "Sorting Day"
  one accepts
  one chooses "Young Hand"
  two declines
  then size(hand of one) = 1, size(hand of two) = 2
}

// Who might have done one thing does the other.

card "Offer You Can Refuse" interrupt {
  plays to { opponent may { discard one card in hand of opponent } else { draw 1 } }
}

scenario "Who declines does what stands behind it" under r24 {
  given mission of one: "Quiet World"
  given hand of one: "Offer You Can Refuse"
  given hand of two: "Young Hand" of two
  given draw deck of two: "Steady Hand" of two
  when one plays "Offer You Can Refuse"
  two declines
  then two draws, size(hand of two) = 2
}

// What takes the place of something can be done.

card "Bodyguard" personnel unique {
  Federation
  SECURITY
  5 / 5 / 5
  instead of your personnel here except this is killed: kill this
}
card "Charmed Life" event {
  plays on table
  "Bodyguard" cannot be killed
}
card "Knife in the Dark" dilemma planet {
  kill one personnel in team at random
}

scenario "Who cannot be killed dies for nobody" under r24 {
  given mission of one: "Quiet World"
  given table of one: "Charmed Life"
  given seeds of two under "Quiet World": "Knife in the Dark"
  given away team of one on "Quiet World": "Steady Hand", "Bodyguard"
  when one attempts "Quiet World"
  then "Steady Hand" is killed, "Bodyguard" is not killed
}
scenario "Otherwise he dies for the other" under r24 {
  given mission of one: "Quiet World"
  given seeds of two under "Quiet World": "Knife in the Dark"
  given away team of one on "Quiet World": "Steady Hand", "Bodyguard"
  when one attempts "Quiet World"
  random picks "Steady Hand"
  then "Bodyguard" is killed, "Steady Hand" is not killed
}

// What a ship gains is its own, and nothing that it asks of its crew.

card "Freedom Flag" event {
  plays on table
  each your ship: gains [Maq]
}

scenario "A ship gains an icon for itself" under r24 {
  given mission of one: "Far Reach"
  given table of one: "Freedom Flag"
  given ship of one at "Far Reach": "Plain Barge"
  then "Plain Barge" is [Maq], level([Maq], staffing of "Plain Barge") = 0
}

// Who is captured by his own text lies in no trap of his own.

card "Weary Soul" personnel unique {
  Federation
  OFFICER
  5 / 5 / 5
  when this is stopped: opponent captures this
}

scenario "Who is captured by his own text stays there" under r24 {
  given mission of one: "Quiet World"
  given away team of one on "Quiet World": "Weary Soul", "Steady Hand"
  given stop "Weary Soul"
  then "Weary Soul" is captive, captor of "Weary Soul" = two
}

card "Chartered Flight" event {
  seeds or plays on table
  at end of each turn: you may {
    let s be one your ship in play
    discard one Non-Aligned ship in hand of you
    relocate each your personnel aboard s to surface of location of s
  }
}

scenario "Who has nothing to give is not asked, wherever the text says it" under r24 cites r24 "7.6" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies"
  given table of one: "Chartered Flight"
  given announce turn_ends(one)
  then "Davies" in interior of "U.S.S. Oberth"
}

scenario "Who has it gives it, and the rest is done" under r24 cites r24 "7.6" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies"
  given hand of one: "Mercenary Ship"
  given table of one: "Chartered Flight"
  given announce turn_ends(one)
  one accepts
  then "Davies" in surface of "Botanical Research", "Mercenary Ship" in discard_pile of one
}
