// Somebody measured against somebody else, against a number of things, or against what is near; and what lasts until
// something comes about.

set hard "Hard cases" released 2026

card "Heavyweight" personnel { Federation; SECURITY; 4 / 4 / 9 }
card "Featherweight" personnel { Federation; SECURITY; 4 / 4 / 2 }
card "Apothecary" personnel { Federation; MEDICAL, Biology; 5 / 7 / 3 }
card "Physician" personnel { Federation; CIVILIAN, MEDICAL x2; 5 / 6 / 3 }

// Hippocratic Oath, Unscientific Method: the most of a skill, and a classification is one of it.

card "House Call" dilemma planet {
  stop one personnel in team with most MEDICAL by opponent
}
scenario "Two of a skill are more than a classification" under r24 cites r24 "10.1" {
  given mission of one: "Harbour"
  given seeds of two under "Harbour": "House Call"
  given away team of one on "Harbour": "Apothecary", "Physician", "Mate"
  when one attempts "Harbour"
  then "Physician" is stopped, "Apothecary" is not stopped
}
scenario "A classification is as much as one of the skill" under r24 cites r24 "10.1" {
  given mission of one: "Harbour"
  given seeds of two under "Harbour": "House Call"
  given away team of one on "Harbour": "Apothecary", "Surgeon", "Mate"
  when one attempts "Harbour"
  then decision of two offers exactly "Apothecary", "Surgeon"
}
scenario "Where nobody has it, all have equally much" under r24 cites r24 "12.5" {
  given mission of one: "Harbour"
  given seeds of two under "Harbour": "House Call"
  given away team of one on "Harbour": "Heavyweight", "Mate"
  when one attempts "Harbour"
  then decision of two offers exactly "Heavyweight", "Mate"
}

// Captured, Outgunned, Reflection Therapy: more of one thing than of another, and twice as much.

card "Press Gang's Table" event {
  plays on mission
  if skill_here(SECURITY, host, you) > skill_here(SECURITY, host, opponent), once each turn: you may stop one opponent's personnel here
}
card "Overawed" event {
  plays on one personnel
  while some x: personnel where x is here and STRENGTH of x >= 2 * STRENGTH of (host as personnel): host: CUNNING = 1
}
scenario "With more guards than the other side one may be stopped" under r24 cites r24 "7.7" {
  given mission of one: "Harbour"
  given away team of one on "Harbour": "Heavyweight", "Featherweight"
  given away team of two on "Harbour": "Mate" of two
  given "Press Gang's Table" of one on "Harbour"
  given turn of one
  when one uses "Press Gang's Table"
  then "Mate" is stopped
}
scenario "With as many as the other side has it is not more" under r24 cites r24 "7.7" {
  given mission of one: "Harbour"
  given away team of one on "Harbour": "Heavyweight"
  given away team of two on "Harbour": "Mate" of two
  given "Press Gang's Table" of one on "Harbour"
  given turn of one
  when one uses "Press Gang's Table"
  then refused
}
scenario "Twice as strong is enough, and a little less is not" under r24 cites r24 "12.11" {
  given mission of one: "Harbour"
  given away team of one on "Harbour": "Mate", "Surgeon", "Heavyweight"
  given "Overawed" of two on "Surgeon"
  given another "Overawed" of two on "Mate"
  then CUNNING of "Surgeon" = 1, CUNNING of "Mate" = 5
}
scenario "Who grows is overawed no more" under r24 cites r24 "12.11" {
  given mission of one: "Harbour"
  given away team of one on "Harbour": "Surgeon", "Heavyweight"
  given "Overawed" of two on "Surgeon"
  then CUNNING of "Surgeon" = 1
  given "Tonic" of one on "Surgeon"
  then CUNNING of "Surgeon" = 9
}

// Full Planet Scan's kin: the nearest, by the way that a ship would fly.

card "Drift Ashore" interrupt {
  plays to float one your ship
}
rule hard_drifting cites hard "14" {
  noun nearest_shores of (s: ship) gives set of mission means
    those of (m in spaceline where m is planet and m != location of s) with lowest distance(location of s, m)
  verb float (what: ship) past floated {
    let shore be one of nearest_shores of what
    put what into orbit of shore
  }
}
scenario "The nearest planet, however many locations lie between" under r24 cites r24 "12.6" {
  given mission of one: "Harbour"
  given mission of one: "Open Sea"
  given mission of one: "Shoals"
  given mission of one: "Far Shore"
  given ship of one at "Shoals": "Lantern"
  given hand of one: "Drift Ashore"
  when one plays "Drift Ashore"
  then location of "Lantern" = "Far Shore"
}
scenario "Where it lies is not nearer to it than anywhere" under r24 cites r24 "12.6" {
  given mission of one: "Harbour"
  given mission of one: "Far Shore"
  given ship of one at "Harbour": "Lantern"
  given hand of one: "Drift Ashore"
  when one plays "Drift Ashore"
  then location of "Lantern" = "Far Shore"
}

// What lasts until something happens, and no longer: to whom it was done then, not to who comes later.

card "Stage Fright" interrupt {
  plays to {
    let x be one personnel in play
    x: CUNNING -2 until x is stopped
  }
}
card "Long Night" interrupt { plays to each your personnel in play: STRENGTH +2 until start of your next turn }
card "Silence" interrupt { plays to opponent cannot play event until you solve mission }

scenario "Until he is stopped, and not until another is" under r24 cites r24 "12.11" {
  given mission of one: "Harbour"
  given away team of one on "Harbour": "Mate"
  given away team of two on "Harbour": "Surgeon" of two
  given hand of two: "Stage Fright" of two
  when two plays "Stage Fright"
  two chooses "Mate"
  then CUNNING of "Mate" = 3
  given stop "Surgeon"
  then CUNNING of "Mate" = 3
  given stop "Mate"
  then CUNNING of "Mate" = 5
}
scenario "Until the start of the next turn of him who played it" under r24 cites r24 "12.11" {
  given mission of one: "Harbour"
  given away team of one on "Harbour": "Mate"
  given hand of one: "Long Night"
  given turn of one
  when one plays "Long Night"
  then STRENGTH of "Mate" = 9
  given announce turn_begins(two)
  then STRENGTH of "Mate" = 9
  given announce turn_begins(one)
  then STRENGTH of "Mate" = 7
}
scenario "Who comes later has nothing of it" under r24 cites r24 "12.11" {
  given mission of one: "Harbour"
  given away team of one on "Harbour": "Mate"
  given hand of one: "Long Night"
  given turn of one
  when one plays "Long Night"
  given away team of one on "Harbour": "Surgeon"
  then STRENGTH of "Surgeon" = 4, STRENGTH of "Mate" = 9
}
scenario "Silence lasts until the mission is solved" under r24 cites r24 "10.2" {
  given mission of one: "Sandbar"
  given away team of one on "Sandbar": "Surgeon"
  given hand of one: "Silence"
  given hand of two: "Tide Table" of two
  when one plays "Silence"
  then not ("Tide Table" can be played by two)
  when one attempts "Sandbar"
  then one solves "Sandbar", "Tide Table" can be played by two
}

// A way that gives two things away is none for who has one of them.
card "Two Tolls" dilemma planet {
  facing it: choose one {
    (discard one event in hand of you, discard one interrupt in hand of you)
    (discard one event in hand of you then discard one interrupt in hand of you)
    stop one personnel in team
  }
}
scenario "Each of the ways can be gone to its first `then`" under r24 cites r24 "10.1" {
  given mission of one: "Harbour"
  given seeds of two under "Harbour": "Two Tolls"
  given away team of one on "Harbour": "Mate", "Surgeon"
  given hand of one: "Tide Table"
  when one attempts "Harbour"
  then decision of one offers "discard one event in hand of you then discard one interrupt in hand of you", "stop one personnel in team"
  then decision of one offers no "discard one event in hand of you, discard one interrupt in hand of you"
}
