// What is in play, and what leaves it.

// D7. What has been announced lies on the table, and so it is in play while it may still be answered.
// D19. What is met is in play from then on, until it is got past, cured, put back or otherwise gone.
amend rule on_the_way cites r18 "enter-announce", "dil-enters-play" {
  replace zone pending of game: in play, seen by everybody
  replace zone faced of game: in play, seen by everybody
}
// He takes a side where he arrives, and none before.
amend rule affiliation_taken {
  replace relation (c: personnel or craft) out_of_its_side means
    size(affiliations of c) > 0 and not (mode of c in affiliations of c) and not (c in pending)
    and (mode of c = side_taken of c or side_taken of c is nothing and mode of c in printed affiliations of c)
}

// What is only aimed at a card that leaves play stays where it is.
amend rule leaving_play {
  replace noun going_with (c: card) gives set of card cites r18 "leave-attached", "leave-attached-stp" means
    attached of c + interior of (c as craft) + brig of (c as craft)
}

// The pile is for its owner to look through. The other player sees the card that lies on top.
amend rule discarded_cards cites r18 "discard-pile-faceup" {
  replace zone discard_pile of player: ordered from top, seen by holder
  when discard of (c: card) cites r18 "discard-pile-faceup" { lay_open(owner of c) }
  procedure lay_open (p: player) cites r18 "discard-pile-faceup" {
    for each c in top_of(2, discard_pile of p) { hide c }
    for each c in top_of(1, discard_pile of p) { show c }
  }
}

// D8. Of a unique card, or a persona, its owner has one in play: a second one is discarded, however it came there.
amend rule uniqueness cites r18 "unique-def", "persona-one-version" {
  /// A unique card of which a copy or version of the same owner came into play before it.
  relation (c: card) one_too_many cites r18 "unique-def", "persona-one-version", "enigma-def" means
    c is stands_alone and not (c is mission) and some x in singular_cards_of(owner of c) where x != c and x is same_persona_as c
      and arrival of x < arrival of c and not just_exchanged of c
  /// How many cards had come into play when this one did.
  field arrival: number of card = 0
  /// How many cards have come into play so far.
  field arrivals: number of game = 0
  whenever c: card where c is stands_alone and arrival of c = 0 { note_arrival(c) }
  procedure note_arrival (c: card) {
    set arrivals to arrivals + 1
    set arrival of c to arrivals
  }
  whenever c: card where c is one_too_many { discard c }
}

// D10. What has brought points is with them at once.
amend rule score {
  when score of (n: number) from (c: card) when c is not mission and in_play(c) and points of c is something
    cites r18 "bonus-area", "bonus-area-status" { discard c }
  // Who plays Borg scores for what his Borg have scouted and for cards that are for Borg alone.
  instead of score of (n: number) from (c: card) by (p: player) when p plays_borg and goal_scored is nothing and not ([BO] in icons of c)
    cites r18 "borg-ignore-points" cites cr98 "plague-borg", "brainwash-by-borg" {
    announce points_do_not_matter(p, c)
  }
  /// A player of Borg would score points that are of no use to Borg.
  event points_do_not_matter (p: player, c: card) log "{p} plays Borg, and scores nothing from {c}"
}

// D12. None of the personas of who leaves is lost; others may come.
amend rule as_many_personas cites r18 "replace-start", "replace-dual" {
  replace noun makes_up_for (old: card, coming: set of card) gives truth means
    size(missing_in(leaving_for(coming, old), coming)) = 0
    and (no x in leaving_for(coming, old) where controller of x != owner of x)
}

// D39. On one host there is one copy of a card; another is not played there, and put there it is gone.
amend rule one_of_a_kind_on cites r18 "cum-host-rule" {
  /// The host bears a copy of the card, and copies of it do not add up.
  relation (h: card) taken_for (c: card) cites r18 "cum-host-rule", "cum-host-forced", "cum-boomer-same" means h bears_a_copy_of c
    and not (c in attached of h)
    and c is not cumulative and c is not tactic
    and not (c is mission)
  forbid play of (c: card) on (dest: card) when dest is something and dest taken_for c because "a copy of {c} is on {dest}"
  instead of place of (c: card) on (dest: card) when dest taken_for c cites r18 "cum-host-forced": discard c
}
