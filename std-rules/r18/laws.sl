// What one card is to another.

// Whatever their kind, copies have the same text.
amend rule copies cites r18 "copy-def", "copy-border-color" {
  replace relation (a: card) copies (b: card) means same_title(a, b) and printed_card of a = printed_card of b
}

// D29. Nobody chooses a phased ship. What chooses nobody reaches it, though nobody aboard.
amend rule immunity cites r18 "phase-def", "phase-own-target", "phase-aboard" {
  replace relation (c: card) immune_to (other: card) means
    (some k in immunities of c where k.who is nothing and (some t in k.names where covers(t, other))) or c is shielded_from other
    or c is kept_from other or c is hardened_against other or c declines other or c is out_of_phase_with other and c is not phased
}

// D9. What is out of play stays there, whatever a card says.
rule out_of_play_for_good cites r18 "oop-unretrievable" {
  forbid everything done to (c: card) except glance_at, reveal when c in out_of_play of owner of c because "{c} is out of play for good"
}
