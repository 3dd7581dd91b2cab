// Who passes himself off as one of the other side.

// He is one of theirs by his disguise, and his own player's all the same. He fights nobody and is attacked by nobody, and does
// nothing else but move.
rule infiltration cites r24 "7.9-who", "7.9-changes", "7.9-control", "g-infiltration-icon-affil", "g-infiltration-icon-control"
  cites r18 "inf-own-control" {
  /// The affiliation among which an icon lets its bearer come; nothing for other icons.
  noun guise (i: icon) gives affiliation means
    Federation if i = [Among-Fed] else Klingon if i = [Among-Kli] else Bajoran if i = [Among-Baj] else Dominion if i = [Among-Dom]
    else Cardassian if i = [Among-Car] else Romulan if i = [Among-Rom] else Starfleet if i = [Among-Sta]
    else Vulcan if i = [Among-Vul] else nothing
  /// The affiliations among which a personnel can infiltrate.
  noun guises_of (c: card) gives set of affiliation cites r24 "icon-infiltration", "g-infiltration-icon-who" means
    (each guise(i) over (i in icons of c where guise(i) is something)) if c is personnel else nothing
  /// A personnel who is infiltrating, one of the opponent's by his disguise.
  state disguised of personnel { cannot attack, be attacked, join_attempt }
  forbid everything done by (c: personnel) except beam, walk, infiltrate when c is disguised
    because "{c} does nothing but move among them"
  /// The affiliation to which an infiltrator returns.
  field true_side: affiliation of personnel
  /// Whether the opponent's personnel know the personnel for an infiltrator, because they were there when he was exposed.
  field known_to_them: truth of personnel = no

  // They must be such as he would be compatible with, by what lets his opponent's cards mix.
  /// Somebody of the opponent's with whom the personnel is would be compatible with him in this disguise.
  relation (c: personnel) welcome_among (a: affiliation) because "nobody of your opponent's there would take {c} for one of them"
    cites r24 "7.9-join", "g-infiltration-icon-later", "g-infiltration-icon-treaty" means
    some q: personnel where controller of q != controller of c and q beside c and may_mix(a, mode of q, controller of q)
  /// The personnel begins to infiltrate as one of this affiliation.
  verb infiltrate (what: personnel) among (a: affiliation) past infiltrated itself log "{what} infiltrates as {a}"
    cites r24 "7.9-not-intruder", "7.9-independent", "gl-infiltrator", "g-infiltrator", "g-infiltrator-oppose",
    "g-infiltration-icon-not-intruder", "g-infiltration-icon-others" cites r18 "inf-independent", "inf-not-intruder" {
    set true_side of what to mode of what if mode of what in affiliations of what else first s in affiliations of what
    set mode of what to a
    mark what as disguised
  }
  action infiltrate in any_time says "infiltrate with {c} as {a}" {
    name c in every personnel where it is your and size(guises_of(it)) > 0 and it is not disguised
    legal when not known_to_them of c because "they know {c}"
    name a in guises_of(c) where opponent is_playing it
    legal when c is welcome_among a
    do { infiltrate c among a }
  }
  /// The player who is infiltrated has this facility, which would receive a card of this affiliation.
  relation (f: facility) infiltrated_as (a: affiliation) means
    controller of f = opponent and (f is outpost or f is headquarters) and may_mix(a, mode of f, opponent)
  // In whatever quadrant that is.
  action report_among_them in card_plays says "report {c} among them to {dest} as {a}"
    cites r24 "7.9-report", "g-infiltration-icon-report" {
    name c in hand of you where it is personnel and size(guises_of(it)) > 0 and it is report_allowed
    name a in guises_of(c) where opponent is_playing it
    name dest in every facility where it is infiltrated_as a
    legal when plays_left of you > 0 because "no normal card play is left this turn"
    cost { use_play }
    do {
      report_to(c, dest, first s in affiliations of (c as personnel))
      if in_play(c) and c is personnel { infiltrate c among a }
    }
  }
}

// He is exposed by his own player, by the sight of the one whom he plays, and when he goes home.
rule exposing cites r24 "7.9.1-reverts" cites r18 "inf-exposed-effect" {
  /// The infiltrator is seen for what he is, and is of his own side again.
  verb expose (what: personnel) past found_out log "{what} is exposed" cites r24 "7.9.1-becomes-intruder", "7.9.1-reverts",
    "g-infiltration-icon-revert", "g-infiltration-icon-exposed" cites r18 "inf-exposed-effect" {
    unmark what as disguised
    set mode of what to true_side of what
    set known_to_them of what to yes
  }
  forbid expose of (c: personnel) when c is not disguised because "{c} is not infiltrating"
  action expose in any_time says "expose {c}" cites r24 "7.9.1-own-choice" cites r18 "inf-expose-self" {
    name c in every personnel where it is your and it is disguised
    do { expose c }
  }
  /// Another version of the one whom the personnel impersonates is with him, or that one's opposite.
  relation (c: personnel) given_away cites r24 "7.9.1-other-version", "g-infiltration-icon-exposed" cites r18 "inf-expose-persona" means
    some q: personnel where q != c and q beside c and (title of q in impersonates of c or impersonates of c meets names of q
    or impersonates of c meets opposite_of of q)
  /// The infiltrator is with others of his own player, and with nobody of the opponent's.
  relation (c: personnel) back_home cites r24 "7.9.1-return" cites r18 "inf-expose-return" means
    (some q: personnel where q != c and q beside c and controller of q = controller of c and q is not disguised)
    and not (some q: personnel where q beside c and controller of q != controller of c)
  whenever c: personnel where c is disguised and (c is given_away or c is back_home) { expose c }
  /// The personnel was exposed, and none of those who saw it is with him any more.
  relation (c: personnel) out_of_their_sight cites r24 "7.9.1-again", "g-infiltration-icon-again" cites r18 "inf-exposed-effect" means
    known_to_them of c and not (some q: personnel where q beside c and controller of q != controller of c)
  whenever c: personnel where c is out_of_their_sight { set known_to_them of c to no }
}
