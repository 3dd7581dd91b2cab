// Probing: the top card of one's own draw deck answers a list of icons.

rule probing cites r24 "8.2-list", "8.2-match" cites r18 "probe-list" {
  /// What happens if the probe card has one of these icons.
  clause probe (marks: list of icon): (what: effects) as probe_line says "{marks}: {what}."
  /// What happens if the probe card has one of these icons, or is of one of these affiliations.
  clause probe (marks: list of icon) or (drawn: list of affiliation_icon): (what: effects) as probe_line says "{marks}, {drawn}: {what}."
  /// What happens if no other probe line fits the probe card.
  clause probe otherwise: (what: effects) as probe_line says "Otherwise: {what}."
  /// The card that a player turned up in a probe.
  field probe_card: card of player

  /// The probe card has what this probe line asks for.
  relation (k: probe_line) fits_probe (c: card) means
    k.marks is nothing or k.marks meets icons_on(c)
    or k.drawn is something and (some a in sides_of(c) where (some s in k.drawn where drawn_as(s) = a))
  /// All affiliations of a personnel, ship or facility.
  noun sides_of (c: card) gives set of affiliation means affiliations of (c as personnel) + affiliations of (c as craft)
  /// Every icon on a card, wherever it stands on it.
  noun icons_on (c: card) gives set of icon means
    icons of c + second_icons of (c as dual_personnel) + (every i in staffing of (c as ship)) + property of c

  // It is shown to both and lies on the deck again before anything comes of it. The first line that fits is done, and no
  // other; without a card there is no probe, and without a line that fits nothing comes of it.
  /// Probes for a card: the top card of the draw deck is shown, and the first probe line that fits it is carried out.
  verb probe_for (what: card) past probed_for log "{by} probes" cites r24 "8.2-empty", "8.2-no-outcome", "8.2-reveal", "8.2-replace-first"
    cites r18 "probe-card" {
    if size(draw_deck of you) > 0 {
      turn_up_probe_card(you)
      read_probe_card(what, you)
    }
  }
  procedure turn_up_probe_card (you: player) {
    set probe_card of you to top(draw_deck of you)
    show probe_card of you
  }
  procedure read_probe_card (what: card, you: player) {
    if some k in probe_lines of what where k fits_probe probe_card of you {
      let line be first k in probe_lines of what where k fits_probe probe_card of you
      follow line.what for what as you
    }
  }
}

// Cards that let their player probe do so at the end of his turn. He says for which of them, and one card answers them
// all, in the order that he likes.
rule probing_at_the_end cites r24 "8.2-when", "8.2-multiple" cites r18 "probe-timing", "scoutship-probe-end" {
  /// At the end of each of your turns you may probe for the card.
  clause may probe as probe_permission says "You may probe."
  /// At the end of each of your turns you may probe for the card while the condition holds.
  clause may probe if (when: condition) as probe_permission says "If {when}, you may probe."
  /// A player probes for cards that let him once each turn.
  limit one_probe_each_turn (p: player) per turn says "one probe card each turn"
  /// The cards for which a player may probe now.
  noun probers_of (p: player) gives set of card means
    every c: card where controller of c = p and some k in probe_permissions of c where k.when is nothing or holds(k.when, c, p)
  when turn_ends (p: player) for each c in probers_of(p) {
    if c = first x in probers_of(p) { offer p last_things }
  }
  action probe in last_things says "probe for {sources}" {
    legal when size(draw_deck of you) > 0 because "there is no card to probe with"
    legal when size(probers_of(you)) > 0
    pick sources: at least 1 card in probers_of(you)
    limit one_probe_each_turn(you)
    do {
      let left be sources
      turn_up_probe_card(you)
      while size(left) > 0 {
        let next be one of left
        let left be left except next
        read_probe_card(next, you)
      }
    }
  }
}
