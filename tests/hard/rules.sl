// Words that the hard cases need beyond the first rules.

// A hologram that would be killed is deactivated instead.
rule holograms cites r24 "6.3.2" {
  state deactivated of personnel { cannot join_attempt, staff_ship, walk }
  instead of personnel with [Holo] is killed: mark it as deactivated
}

// At the start of a turn a version of a persona in play may be exchanged for one in hand.
rule persona_replacement cites r24 "6.5.3" {
  field replaced_this_turn: truth of player = no resets every turn
  action replace_persona in card_plays says "replace {old} with {new}" {
    name old in every p: personnel where owner of p = you and controller of p = you
    name new in hand of you where it is personnel and it is same_persona_as old
    legal when plays_left of you = 1 because "personas are replaced before the first play"
    do { exchange old with new }
  }
}

// A quarantine lets nobody leave.
rule quarantine cites r24 "10.2.7" {
  state quarantined of crew_card { cannot beam, walk }
}

rule phased cites r24 "gl phasing" {
  state phased of personnel { cannot beam, walk, join_attempt }
}

rule span_of_a_side cites r24 "7.1.5" {
  scope span_reader: player
}

rule points_that_do_not_count cites r24 "g in the zone" {
  field scored_this_turn: number of player = 0 resets every turn
  field uncounted: number of player = 0
}
