// What may end an attempt, and what is never met in one, where no card of the sets here does so.

set hard "Hard cases" released 2026

card "Riptide" dilemma space {
  facing it { relocate attempting_ship to orbit of place_called("Far away") }
}
card "Shallows" mission space universal {
  Federation, Klingon
  span 3; points 30
  place_name "Far away"
  requires Navigation
}
card "Backwash" dilemma space { unless Navigation x9: stop one personnel in team }
card "Jester" dilemma space {
  icons [Q]
  unless Navigation x9: stop one personnel in team
}
card "Phantom" dilemma space enigma { unless Navigation x9: stop one personnel in team }

scenario "A ship that is carried off meets nothing more, and solves nothing where it was" under r24
  cites r24 "7.2.6-nobody-left", "10.2.6-relocate" {
  given mission of one: "Shoals"
  given mission of one: "Shallows"
  given seeds of two under "Shoals": "Riptide", "Backwash"
  given ship of one at "Shoals": "Lantern"
  given crew of one on "Lantern": "Skipper"
  when one attempts "Shoals"
  then location of "Lantern" = "Shallows", "Backwash" is not revealed, "Backwash" in seeds of "Shoals"
  then "Skipper" is not stopped, one does not solve "Shoals", one does not solve "Shallows"
}

scenario "Nor does it solve it with nothing left below" under r24 cites r24 "7.2.6-nobody-left" {
  given mission of one: "Shoals"
  given mission of one: "Shallows"
  given seeds of two under "Shoals": "Riptide"
  given ship of one at "Shoals": "Lantern"
  given crew of one on "Lantern": "Skipper"
  when one attempts "Shoals"
  then location of "Lantern" = "Shallows", solver of "Shoals" = nothing, points of one = 0
  when one attempts "Shallows"
  then one solves "Shallows"
}

scenario "A dilemma of Q's is seeded by nobody, and met by nobody" under r24 cites r24 "4.3-q-dilemma" {
  given mission of one: "Shoals"
  given seeds of two under "Shoals": "Jester"
  given ship of one at "Shoals": "Lantern"
  given crew of one on "Lantern": "Skipper"
  when one attempts "Shoals"
  then "Jester" is not encountered, "Jester" in out_of_play of two, one solves "Shoals"
}

scenario "A second copy of an enigma is not met while its owner has the first" under r24
  cites r24 "6.2-enigma", "6.2-enigma-not-unique" {
  given mission of one: "Shoals"
  given "Phantom" of two on "Shoals"
  given seeds of two under "Shoals": another "Phantom"
  given ship of one at "Shoals": "Lantern"
  given crew of one on "Lantern": "Skipper"
  when one attempts "Shoals"
  then "Phantom" is not unique, another "Phantom" is not encountered, one solves "Shoals"
}

// A location that both players seeded may be wider on one side than on the other.

card "Narrows" mission space {
  Federation, Klingon
  span 3; points 35
  place_name "The narrows"
  requires Navigation
}
card "Narrows II" mission space {
  Federation, Klingon
  span 5; points 30
  place_name "The narrows"
  requires Navigation
}

scenario "Each flies along his own side of the row" under r24 cites r24 "7.1.5-own-side-spans", "2.1-own-end-only" {
  given mission of one: "Harbour"
  given mission of one: "Narrows"
  given put "Narrows II" of two into mission_pile of two
  given mission_phase(two)
  when two shares "Narrows II"
  given ship of one at "Harbour": "Lantern"
  given crew of one on "Lantern": "Skipper"
  given ship of two at "Harbour": "Longship" of two
  given crew of two on "Longship": "Corsair Captain" of two
  when one flies "Lantern" to "Narrows"
  then range_used of "Lantern" = 3
  given turn of two
  when two flies "Longship" to "Narrows"
  then range_used of "Longship" = 5
}

// What a mission asks for in two lines it asks for twice.
card "Two Tasks" mission planet {
  Federation
  span 3; points 30
  requires Honor
  requires Music
}
card "Choirmaster" personnel { Federation; CIVILIAN, Music; 5 / 5 / 5 }
card "Chorister" personnel { Federation; CIVILIAN, Honor; 5 / 5 / 5 }
scenario "One of two requirements is not enough" under r24 cites r24 "7.2.1" {
  given mission of one: "Two Tasks"
  given away team of one on "Two Tasks": "Chorister"
  given turn of one
  when one attempts "Two Tasks"
  then points of one = 0
}
scenario "Both of them are" under r24 cites r24 "7.2.1" {
  given mission of one: "Two Tasks"
  given away team of one on "Two Tasks": "Chorister", "Choirmaster"
  given turn of one
  when one attempts "Two Tasks"
  then points of one = 30
}

// What is so already is not made so again.
card "Lights Out" event { plays on table; when your personnel is disabled: draw 1 }

scenario "Who is disabled is not disabled again" under r24 cites r24 "10.2.3" {
  given mission of one: "Harbour"
  given away team of one on "Harbour": "Skipper"
  given table of one: "Lights Out"
  given draw deck of one: "Davies", "Lopez"
  given disable "Skipper"
  given disable "Skipper"
  then size(hand of one) = 1
}

// What a card says of who may attempt a mission it says where it lies, on the mission or on somebody or something there.
card "Pilot's Licence" objective {
  plays on ship
  allows to attempt Klingon personnel
}
card "Bad Omen" incident {
  plays on ship
  attempt only if Honor
}
card "Bare Rock" mission planet { Federation; span 2; points 30; requires STRENGTH > 1 }

scenario "A ship in orbit carries leave to attempt" under r24 cites r24 "7.2.1" {
  given mission of one: "Bare Rock"
  given mission of one: "Open Sea"
  given ship of one at "Open Sea": "Man-of-War"
  given "Pilot's Licence" of one on "Man-of-War"
  given away team of one on "Bare Rock": "Berserker"
  given turn of one
  when one attempts "Bare Rock"
  then refused
  given relocate "Man-of-War" to orbit of "Bare Rock"
  when one attempts "Bare Rock"
  then one solves "Bare Rock"
}
scenario "A ship in orbit carries a bar" under r24 cites r24 "7.2.1" {
  given mission of one: "Bare Rock"
  given ship of one at "Bare Rock": "Man-of-War"
  given "Bad Omen" of two on "Man-of-War"
  given away team of one on "Bare Rock": "Surgeon"
  given turn of one
  when one attempts "Bare Rock"
  then refused
  given away team of one on "Bare Rock": "Mate"
  when one attempts "Bare Rock"
  then one solves "Bare Rock"
}

// A ship that is named is had by who attempts with it, or has it in orbit.
card "Tall Cliff" mission planet { Klingon; span 2; points 30; requires "Man-of-War" }

scenario "A named ship in orbit is had" under r24 cites r24 "7.2.1" {
  given mission of one: "Tall Cliff"
  given away team of one on "Tall Cliff": "Berserker"
  given turn of one
  when one attempts "Tall Cliff"
  then one does not solve "Tall Cliff"
  given ship of one at "Tall Cliff": "Man-of-War"
  when one attempts "Tall Cliff"
  then one solves "Tall Cliff"
}

// Nullified by its own text, a dilemma asks nothing any more.
card "Hard Toll" dilemma planet {
  property [TNG]
  to get past CUNNING > 50
  facing it: you may stop two personnel in team by opponent, nullify this
}

scenario "Who pays to nullify a dilemma has not failed it" under r24 cites r24 "7.2.2" {
  given mission of one: "Acquire Surplus Ships"
  given seeds of two under "Acquire Surplus Ships": "Hard Toll"
  given away team of one on "Acquire Surplus Ships": "Kurak", "Kromm", "Losta", "Captain Worf"
  when one attempts "Acquire Surplus Ships"
  one accepts
  two chooses "Kromm", "Losta"
  then "Hard Toll" is nullified, "Kromm" is stopped, "Kurak" is not stopped, "Captain Worf" is not stopped
}

scenario "Who does not pay is stopped, and meets it again" under r24 cites r24 "7.2.2" {
  given mission of one: "Acquire Surplus Ships"
  given seeds of two under "Acquire Surplus Ships": "Hard Toll"
  given away team of one on "Acquire Surplus Ships": "Kurak", "Kromm", "Losta", "Captain Worf"
  when one attempts "Acquire Surplus Ships"
  one declines
  then "Hard Toll" in seeds of "Acquire Surplus Ships", "Kurak" is stopped
}

// What is an answer to a dilemma need not say so: whatever speaks of the attempt could not be played but for it.
card "Brace Yourselves" interrupt {
  plays to (one OFFICER personnel in team: STRENGTH +5 until end of turn)
}
card "Throw It Overboard" interrupt {
  plays to discard first dilemma in seeds of attempted_mission
}
card "Drums" interrupt { plays to draw 1 }
scenario "A text that speaks of the team answers the dilemma that it meets" under r24 cites r24 "gl actions - step 2" {
  given mission of one: "Shoals"
  given seeds of two under "Shoals": "Backwash"
  given ship of one at "Shoals": "Lantern"
  given crew of one on "Lantern": "Skipper"
  given hand of one: "Brace Yourselves", "Throw It Overboard", "Drums"
  given turn of one
  when one attempts "Shoals"
  then decision of one offers "Brace Yourselves"
  then decision of one offers no "Drums"
  then decision of one offers no "Throw It Overboard"
  when one responds with "Brace Yourselves"
  then STRENGTH of "Skipper" = 11
}
scenario "So does one that speaks of the mission, if anybody is left for it there" under r24 cites r24 "gl actions - step 2" {
  given mission of one: "Shoals"
  given seeds of two under "Shoals": "Backwash", "Jester", "Phantom"
  given ship of one at "Shoals": "Lantern"
  given crew of one on "Lantern": "Skipper"
  given hand of one: "Throw It Overboard"
  given turn of one
  when one attempts "Shoals"
  then decision of one offers "Throw It Overboard"
}
scenario "Nobody throws overboard what nobody meets" under r24 cites r24 "6.5.1" {
  given mission of one: "Shoals"
  given seeds of two under "Shoals": "Backwash"
  given hand of one: "Throw It Overboard"
  given turn of one
  when one plays "Throw It Overboard"
  then refused
}
