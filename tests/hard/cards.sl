// Cards that test a language, by their invented likenesses.

set hard "Hard cases" released 2026

// Kevin Uxbridge and Amanda Rogers: what nullifies, and what is immune to it.

card "Eraser" interrupt {
  plays to nullify one event in play except "Charter"
  immune to "Hush"
}
card "Charter: Free Trade" event { plays on table }
card "Embargo" event { plays on table }

scenario "The eraser spares the charter, whatever follows its colon" under r24 cites r24 "12.10" {
  given table of two: "Charter: Free Trade", "Embargo"
  given hand of one: "Eraser"
  when one plays "Eraser"
  then "Embargo" in discard_pile of two, "Charter: Free Trade" in table of two
}

// Rogue Borg with Crosis: strength by number, doubled once.

card "Castaway" personnel universal {
  Non-Aligned
  CIVILIAN
  1 / 1 / 0
  this: STRENGTH = number of "Castaway" with "Castaway"
}
card "Ringleader" event { plays on one "Castaway"; "Castaway" with host: STRENGTH * 2; not_cumulative }

scenario "Castaways are as strong as they are many" under r24 cites faq95 "3.9-rogue-group" {
  given mission of one: "Harbour"
  given away team of one on "Harbour": "Castaway", another "Castaway", third "Castaway"
  then STRENGTH of "Castaway" = 3
  given "Ringleader" on "Castaway"
  then STRENGTH of another "Castaway" = 6
}

// Disruptor Overload: who is chosen second rests on what was chosen first, and is left to chance.

card "Powder Fire" interrupt {
  plays to {
    let burning be one ship in play
    discard one personnel in interior of burning at random
  }
}

scenario "It takes a ship with somebody aboard" under r24 cites r24 "12.1" {
  given mission of one: "Harbour"
  given ship of one at "Harbour": "Lantern"
  given ship of two at "Harbour": "Longship"
  given hand of one: "Powder Fire"
  when one plays "Powder Fire"
  then refused
  given crew of two on "Longship": "Mate"
  when one plays "Powder Fire"
  then "Mate" in discard_pile of two
}

scenario "Of two ships with somebody aboard one is chosen" under r24 cites r24 "12.1" {
  given mission of one: "Harbour"
  given ship of one at "Harbour": "Lantern"
  given crew of one on "Lantern": "Surgeon"
  given ship of two at "Harbour": "Longship"
  given crew of two on "Longship": "Mate"
  given hand of one: "Powder Fire"
  when one plays "Powder Fire"
  one chooses "Longship"
  then "Mate" in discard_pile of two, "Surgeon" in interior of "Lantern"
}

// What stands behind a condition as a whole is not played in vain.

card "Pilot's Letter" interrupt { plays to draw 2 if some ship in play }

scenario "Without a ship there is nothing to play it for" under r24 cites r24 "12.1" {
  given mission of one: "Harbour"
  given hand of one: "Pilot's Letter"
  given draw deck of one: "Mate", "Surgeon"
  when one plays "Pilot's Letter"
  then refused
  given ship of one at "Harbour": "Lantern"
  when one plays "Pilot's Letter"
  then size(hand of one) = 2
}

// Wormhole: a pair of cards, one for each end.

rule hard_tunnels cites hard "tunnels" {
  verb pass_through (what: ship) to (exit: mission) past passed_through log "{what} comes out at {exit}" { put what into orbit of exit }
}
card "Tunnel" interrupt {
  plays to discard one "Tunnel" in hand of you where it != this then pass_through one your ship in play to one space mission in spaceline
}

scenario "A tunnel needs two ends" under r24 cites faq95 "3.9-amanda-wormhole" {
  given mission of one: "Harbour"
  given mission of one: "Shoals"
  given mission of one: "Open Sea"
  given ship of one at "Harbour": "Lantern"
  given hand of one: "Tunnel"
  when one plays "Tunnel"
  then refused
  given hand of one: another "Tunnel"
  when one plays "Tunnel"
  one chooses "Open Sea"
  then location of "Lantern" = "Open Sea", size(hand of one) = 0
}

// Kosinski: a printed value with an X.

card "Braggart" personnel {
  Federation
  ENGINEER
  5 / 9 - X / 5
  X = number of ENGINEER personnel here except this
}

scenario "The braggart is less clever among engineers" under r24 cites r24 "10.1" {
  given mission of one: "Harbour"
  given away team of one on "Harbour": "Braggart"
  then CUNNING of "Braggart" = 9
  given away team of one on "Harbour": another "Braggart"
  then CUNNING of "Braggart" = 8
}

// Genetronic Replicator: a death is replaced, at a cost.

card "Field Hospital" event {
  plays on table
  instead of your personnel is killed, at cost (stop two personnel with MEDICAL): you may return_to_hand it
}
card "Nurse" personnel universal {
  Federation
  MEDICAL
  6 / 6 / 4
}

scenario "Two doctors save who would be killed" under r24 cites r24 "gl Genetronic Replicator" {
  given mission of one: "Harbour"
  given table of one: "Field Hospital"
  given away team of one on "Harbour": "Mate", "Surgeon", "Nurse"
  given kill "Mate"
  one accepts
  then "Mate" in hand of one, "Surgeon" is stopped, "Nurse" is stopped
}

scenario "One doctor does not" under r24 cites r24 "gl Genetronic Replicator" {
  given mission of one: "Harbour"
  given table of one: "Field Hospital"
  given away team of one on "Harbour": "Mate", "Surgeon"
  given kill "Mate"
  then "Mate" in discard_pile of one
}

// Horga'hn: one of two gifts, each turn.

card "Idol" artifact {
  plays on table
  at start of each turn: choose one {
    score 3 from this
    draw 1
  }
}

scenario "The idol gives one of two gifts" under r24 cites r24 "gl Horga'hn" {
  given table of one: "Idol"
  given draw deck of one: "Mate"
  given announce turn_begins(one)
  one chooses way 2
  then "Mate" in hand of one, points of one = 0
}

// Static Warp Bubble and The Traveler: what the opponent must do, and what ends that.

card "Leaky Hold" event {
  plays on table
  when turn_ends of opponent: opponent discards one card in hand of opponent
  not_cumulative
}

scenario "The opponent discards at the end of his own turn only" under r24 cites faq95 "3.8-swb" {
  given table of one: "Leaky Hold"
  given hand of two: "Mate", "Surgeon"
  given announce turn_ends(one)
  then size(hand of two) = 2
  given announce turn_ends(two)
  two chooses "Mate"
  then "Mate" in discard_pile of two, size(hand of two) = 1
}

// Anti-Time Anomaly: a countdown that ends for all.

card "Reckoning" event {
  plays on table
  countdown 1
  when countdown ends: kill every personnel in play
}

scenario "The reckoning comes for both players" under r24 cites r24 "8.1" {
  given mission of one: "Harbour"
  given away team of one on "Harbour": "Mate"
  given away team of two on "Harbour": "Bruiser"
  given table of one: "Reckoning"
  given counter of "Reckoning" = 1
  given announce turn_ends(one)
  then "Mate" in discard_pile of one, "Bruiser" in discard_pile of two
}

// Vulcan Mindmeld: one has the skills of another, until the turn ends.

card "Shared Thoughts" interrupt {
  plays to lend_skills one your personnel with Mindmeld
}
rule hard_lending cites hard "lending" {
  verb lend_skills (what: personnel) past lent_skills log "{what} shares the thoughts of another" {
    let other be one of (every x: personnel where x is your and x is together_with what and x != what)
    what: gains skills of other until end of turn
  }
}

scenario "One has the skills of another until the turn ends" under r24 cites faq95 "3.9-meld-adds" {
  given mission of one: "Harbour"
  given away team of one on "Harbour": "Reckoner", "Surgeon", "Mate"
  given hand of one: "Shared Thoughts"
  when one plays "Shared Thoughts"
  one chooses "Surgeon"
  then "Reckoner" has Diplomacy, not ("Reckoner" has Honor)
  given announce turn_closes(one)
  then not ("Reckoner" has Diplomacy)
}

// Yuta: a number named in secret, and the first whose sum it is.

card "Ancient Grudge" dilemma planet {
  facing it {
    let guess be one of [10, 11, 12, 13, 14, 15] by opponent
    let victims be every p: personnel in team where INTEGRITY of p + CUNNING of p - STRENGTH of p = guess
    if size(victims) > 0 { kill first p in victims }
  }
}

scenario "The grudge finds the one whose number was named" under r24 cites r24 "g-discarding-not-dead" {
  given mission of one: "Harbour"
  given away team of one on "Harbour": "Skipper", "Reckoner"
  given seeds of two under "Harbour": "Ancient Grudge"
  when one attempts "Harbour"
  two chooses 11
  then "Reckoner" is killed, one solves "Harbour"
}

// Edo Probe: leave, or pledge points that are lost unless the mission is solved in time.

rule hard_pledges cites hard "pledges" {
  field pledge_due: number of player = 0
  verb pledge (n: number) log "{by} pledges {n} points" { set pledge_due of you to n }
  when solve by (p: player) { set pledge_due of p to 0 }
  when turn_ends (p: player) {
    if pledge_due of p > 0 { let you be p; lose_points pledge_due of p; set pledge_due of p to 0 }
  }
}
card "Harbour Watch" dilemma space planet {
  facing it {
    choose one {
      pledge 10
      end_attempt()
    }
  }
}

scenario "Who pledges and fails has fewer points" under r24 cites r24 "gl Edo Probe" {
  given mission of one: "Far Shore"
  given away team of one on "Far Shore": "Skipper"
  given seeds of two under "Far Shore": "Harbour Watch"
  given points of one = 20
  when one attempts "Far Shore"
  one chooses way 1
  then one does not solve "Far Shore", pledge_due of one = 10
  given announce turn_ends(one)
  then points of one = 10
}

scenario "Who pledges and solves keeps them" under r24 cites r24 "gl Edo Probe" {
  given mission of one: "Harbour"
  given away team of one on "Harbour": "Skipper"
  given seeds of two under "Harbour": "Harbour Watch"
  given points of one = 20
  when one attempts "Harbour"
  one chooses way 1
  then one solves "Harbour", points of one = 50
  given announce turn_ends(one)
  then points of one = 50
}

// Devidian Door: played now, owed later; whoever cannot pay loses.

rule hard_debts cites hard "debts" {
  field owed: title of player
  verb owe (what: card) past owed_for log "{by} owes {what}" { set owed of you to title of what }
  when turn_ends (p: player) {
    if owed of p is something {
      if some c in hand of p where title of c = owed of p {
        discard first c in hand of p where title of c = owed of p
        set owed of p to nothing
      } else { finish for opponent of p because "a debt was not paid" }
    }
  }
}
card "Promissory Note" event { plays on table; once per game: you may (owe this then score 15 from this) }

scenario "A debt that is not paid loses the game" under r24 cites r24 "gl Devidian Door" {
  given table of one: "Promissory Note"
  when one uses "Promissory Note"
  then points of one = 15
  given announce turn_ends(one)
  then two wins
}

scenario "A debt that is paid is forgotten" under r24 cites r24 "gl Devidian Door" {
  given table of one: "Promissory Note"
  given hand of one: another "Promissory Note"
  when one uses "Promissory Note"
  given announce turn_ends(one)
  then another "Promissory Note" in discard_pile of one, owed of one is nothing
}

// Telepathic Alien Kidnappers: a guess at the kind of a card that chance shows.

card "Second Sight" event {
  plays on table
  at end of each turn: second_guess opponent
}
rule hard_guessing cites hard "guessing" {
  enum card_type_guess: a_person, a_ship, a_tool
  verb second_guess (p: player) past second_guessed log "{by} guesses" {
    let guess be one of symbols of card_type_guess
    let shown be one card in hand of p at random
    show shown to you
    if guess = a_person and shown is personnel or guess = a_ship and shown is ship or guess = a_tool and shown is equipment {
      discard shown
    }
  }
}

scenario "A right guess costs the card" under r24 cites faq95 "3.8-tak-show" {
  given table of one: "Second Sight"
  given hand of two: "Mate", "Cutlass"
  given announce turn_ends(one)
  one chooses a_tool
  random picks "Cutlass"
  then "Cutlass" in discard_pile of two, one does not see "Mate"
}

// Q-Net: nobody passes without two who can talk.

rule hard_tolls cites hard "tolls" {
  clause none may pass without Diplomacy (n: number) as toll says "No ship may pass without {n} Diplomacy."
  noun talkers_on (s: ship) gives number means sum of level(Diplomacy, skills of p) over p: personnel in interior of s
  relation passed_between (a: mission, gate: mission, b: mission) means
    position(a) < position(gate) and position(gate) < position(b) or position(b) < position(gate) and position(gate) < position(a)
  forbid action fly of (s: ship) to (dest: mission) when
    some c: event where (some k in tolls of c where talkers_on(s) < k.n) and passed_between(location of s, host of c as mission, dest)
    because "no ship may pass without enough Diplomacy"
}
card "Customs" event {
  plays on mission
  none may pass without Diplomacy 2
}

scenario "Customs stop a ship that passes, and none that stays" under r24 cites faq95 "3.8-qnet" {
  given mission of one: "Harbour"
  given mission of one: "Shoals"
  given mission of one: "Open Sea"
  given ship of one at "Harbour": "Lantern"
  given crew of one on "Lantern": "Skipper", "Surgeon"
  given "Customs" of two on "Shoals"
  given turn of one
  when one flies "Lantern" to "Open Sea"
  then refused because hard "tolls"
  when one flies "Lantern" to "Shoals"
  then location of "Lantern" = "Shoals"
}

// Artifacts that say how they play.

card "Charm" artifact { plays on one your personnel; host: STRENGTH +1 }
card "Gift Box" artifact { plays to draw 2 }
card "Curse" artifact { plays_at_once; plays on one your personnel; host: STRENGTH -1 }

scenario "An artifact that says how it plays is earned to hand and played like an event" under r24 cites r24 "gl artifact" {
  given mission of one: "Harbour"
  given away team of one on "Harbour": "Skipper"
  given seeds of two under "Harbour": "Gift Box"
  given draw deck of one: "Mate", "Surgeon"
  given plays_left of one = 1
  when one attempts "Harbour"
  then "Gift Box" in hand of one
  when one plays "Gift Box"
  then "Mate" in hand of one, "Surgeon" in hand of one, plays_left of one = 0, "Gift Box" in discard_pile of two
}
scenario "So does one that plays on somebody" under r24 cites r24 "gl artifact" {
  given mission of one: "Harbour"
  given away team of one on "Harbour": "Skipper", "Mate"
  given seeds of two under "Harbour": "Charm"
  given plays_left of one = 1
  when one attempts "Harbour"
  when one plays "Charm" on "Mate"
  then STRENGTH of "Mate" = 8
}
scenario "An artifact that plays at once goes where it plays" under r24 cites r24 "7.2.5-artifact-free-play" {
  given mission of one: "Harbour"
  given away team of one on "Harbour": "Skipper", "Mate"
  given seeds of two under "Harbour": "Curse"
  when one attempts "Harbour"
  one chooses "Mate"
  then STRENGTH of "Mate" = 6, controller of "Curse" = one
}
