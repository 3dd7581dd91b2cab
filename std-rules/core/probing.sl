// Probing: the top card of one's own draw deck answers a list of icons.

rule probing cites r24 "8.2" {
  clause probe (marks: list of icon): (what: effects) as probe_line says "{marks}: {what}."
  clause probe (marks: list of icon) or (drawn: list of affiliation_icon): (what: effects) as probe_line says "{marks}, {drawn}: {what}."
  clause probe otherwise: (what: effects) as probe_line says "Otherwise: {what}."
  field probe_card: card of player

  relation (k: probe_line) fits_probe (c: card) means
    k.marks is nothing or k.marks meets icons_on(c)
    or k.drawn is something and (some a in sides_of(c) where (some s in k.drawn where drawn_as(s) = a))
  noun sides_of (c: card) gives set of affiliation means affiliations of (c as personnel) + affiliations of (c as craft)
  // Every icon on it counts, wherever it stands.
  noun icons_on (c: card) gives set of icon means
    icons of c + (every i in staffing of (c as ship)) + property of c

  // It is shown to both and lies on the deck again before anything comes of it. The first line that fits is done, and no
  // other; without a card there is no probe, and without a line that fits nothing comes of it.
  verb probe_for (what: card) past probed_for log "{by} probes" {
    if size(draw_deck of you) > 0 {
      let shown be top(draw_deck of you)
      show shown
      set probe_card of you to shown
      if some k in probe_lines of what where k fits_probe shown {
        let line be first k in probe_lines of what where k fits_probe shown
        follow line.what for what as you
      }
    }
  }
}
