// Numbers.

set hard "Hard cases" released 2026

// 10. Sets, additions, multiplications; nothing below zero; what is undefined stays so; printed against current.

card "Levelling Mist" event { plays on mission; personnel here: STRENGTH = 3 }
card "Tonic" event cumulative { plays on one personnel; host: STRENGTH +4, CUNNING +1 }
card "Draught" event { plays on one personnel; host: STRENGTH * 2 }
card "Torpor" event { plays on one personnel; host: STRENGTH -20 }
card "Old Timbers" ship {
  Federation
  6 / 0 / 2
  staffing [Stf]
  while RANGE of this < printed RANGE of this: this: SHIELDS +5
}
card "Headwind" event { plays on ship; host: RANGE -2 }
card "Driftwood" equipment {
  your personnel present with STRENGTH > 8: CUNNING +1
}

scenario "Set, then add, then multiply" under r24 cites r24 "12.11" {
  given mission of one: "Harbour"
  given away team of one on "Harbour": "Mate", "Minstrel"
  given "Draught" on "Mate"
  given "Tonic" on "Mate"
  given "Levelling Mist" on "Harbour"
  then STRENGTH of "Mate" = 14 because set 3 "Levelling Mist", add 4 "Tonic", multiply 2 "Draught"
  then STRENGTH of "Minstrel" = 3, CUNNING of "Mate" = 6
}

scenario "Nothing falls below zero" under r24 cites r24 "12.11" {
  given mission of one: "Harbour"
  given away team of one on "Harbour": "Mate"
  given "Torpor" on "Mate"
  then STRENGTH of "Mate" = 0
}

scenario "What is printed does not change" under r24 cites r24 "12.11" {
  given mission of one: "Shoals"
  given ship of one at "Shoals": "Old Timbers"
  then SHIELDS of "Old Timbers" = 2
  given "Headwind" on "Old Timbers"
  then RANGE of "Old Timbers" = 4, SHIELDS of "Old Timbers" = 7
}

// 10. In 1995 additions and multiplications came in the order that gives most.

edition hard95 extends core {
  replace rule sam cites hard "10" {
    law total (base: number, changes: set of change) gives number means
      nothing if base is nothing
      else at_least(0, (base_of(base, changes) + (sum of amount(c) over c in changes where is_addition(c) and amount(c) > 0))
        * (product of amount(c) over c in changes where is_factor(c))
        + (sum of amount(c) over c in changes where is_addition(c) and amount(c) < 0))
    noun base_of (base: number, changes: set of change) gives number means
      amount(last c in changes where is_set(c)) if some c in changes where is_set(c) else base
  }
}
card "Slight Ache" event { plays on one personnel; host: STRENGTH -1 }
card "Small Tonic" event { plays on one personnel; host: STRENGTH +2 }
card "Deckhand" personnel universal {
  Federation
  CIVILIAN
  5 / 5 / 5
}

scenario "Five and two, doubled, less one: thirteen" under hard95 cites hard "10" {
  given mission of one: "Harbour"
  given away team of one on "Harbour": "Deckhand"
  given "Slight Ache" on "Deckhand"
  given "Small Tonic" on "Deckhand"
  given "Draught" on "Deckhand"
  then STRENGTH of "Deckhand" = 13
}

scenario "Today the same comes to twelve" under r24 cites r24 "12.11" {
  given mission of one: "Harbour"
  given away team of one on "Harbour": "Deckhand"
  given "Slight Ache" on "Deckhand"
  given "Small Tonic" on "Deckhand"
  given "Draught" on "Deckhand"
  then STRENGTH of "Deckhand" = 12
}

// 11. Two copies do one thing once: numbers, and draws and kills as well.

card "Tide Table" event { plays on table; at end of each turn: draw 1 }
card "Log Book" event cumulative { plays on table; at end of each turn: draw 1 }

scenario "Two copies draw once" under r24 cites r24 "12.9" {
  given table of one: "Tide Table", another "Tide Table"
  given draw deck of one: "Cutlass", "Dinghy"
  given announce turn_ends(one)
  then size(hand of one) = 1
}

scenario "Cumulative copies draw twice" under r24 cites r24 "12.9" {
  given table of one: "Log Book", another "Log Book"
  given draw deck of one: "Cutlass", "Dinghy"
  given announce turn_ends(one)
  then size(hand of one) = 2
}

scenario "Two tonics add up, two draughts do not" under r24 cites r24 "12.9" {
  given mission of one: "Harbour"
  given away team of one on "Harbour": "Mate"
  given "Draught" on "Mate"
  given another "Draught" on "Mate"
  given "Tonic" on "Mate"
  given another "Tonic" on "Mate"
  then STRENGTH of "Mate" = 30
}

// 12. Points whose value lives: they follow what they count, for as long as the card stands.

rule hard_living_points cites hard "12" {
  clause counts for (n: amount) as hard_worth says "Worth {n}."
  noun living_points of (p: player) gives number means
    sum of (sum of value(k.n, c, p) over k in hard_worths of c) over c in table of p
}
card "Songbook" event {
  plays on table
  counts for 5 * size(each title of x over x: personnel where x is your and x has Music)
}
card "Second Minstrel" personnel universal {
  Federation
  CIVILIAN, Music
  5 / 5 / 4
}

scenario "The songbook is worth more with every singer, and less without" under r24 cites r24 "9.0" {
  given mission of one: "Harbour"
  given table of one: "Songbook"
  then living_points of one = 0
  given away team of one on "Harbour": "Minstrel", another "Minstrel", "Second Minstrel"
  then living_points of one = 10
  given kill "Second Minstrel"
  then living_points of one = 5
}

// 13. A span for one player, and for one ship.

rule hard_spans cites hard "13" {
  noun span_for (m: mission, s: ship) gives number means
    at_least(0, span of m + (sum of (sum of value(k.n, c, controller of c) over k in span_shifts of c) over c in attached of m
    where controller of c != controller of s))
  clause lengthens the way of the opponent by (n: amount) as span_shift says "Your opponent's ships: span +{n}."
}
card "Fog Bank" event {
  plays on mission
  lengthens the way of the opponent by 3
}

scenario "The fog is in the way of one player only" under r24 cites r24 "7.1.5" {
  given mission of one: "Shoals"
  given ship of one at "Shoals": "Lantern"
  given ship of two at "Shoals": "Longship"
  given "Fog Bank" of two on "Shoals"
  given control "Fog Bank" by two
  then span_for("Shoals", "Lantern") = 6, span_for("Shoals", "Longship") = 3
}

// 14. The far end: by cards, then by span, then by whom the tie belongs to.

scenario "The end with more locations is farther, whatever the spans" under r24 cites r24 "12.6" {
  given mission of one: "Harbour"
  given mission of one: "Shoals"
  given mission of one: "Open Sea"
  given mission of one: "Far Shore"
  given ship of one at "Shoals": "Lantern"
  given crew of one on "Lantern": "Skipper"
  given seeds of two under "Shoals": "Undertow"
  when one attempts "Shoals"
  then goal_of("Lantern") = "Far Shore"
}

card "Late Bloomer" personnel { Federation; CIVILIAN; 5 / 5 / 5; while aboard your ship: this: points = 15 }
card "Slow Starter" personnel { Federation; CIVILIAN; 5 / 5 / 5 }
card "Generous Patron" event { plays on table; your CIVILIAN personnel: points +15 }

scenario "A card gives itself what is not printed on it, and nothing is added to nothing" under r24 cites r24 "12.11" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Late Bloomer", "Slow Starter"
  given table of one: "Generous Patron"
  then points of "Late Bloomer" = 30, points of "Slow Starter" = nothing
}
