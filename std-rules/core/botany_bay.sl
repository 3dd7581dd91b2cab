// Dilemmas that are better left buried.

// Whoever looks at one when he does not attempt the mission finds it on the mission, and may not attempt that until another one has been
// completed, by whomever. Then it is seeded there again, to be met next.
rule botany_bay cites r24 "11.4-botany-bay", "gl-bb-icon", "icon-bb" {
  /// The player whose card dug this card up.
  field unearthed_by: player of card
  /// The mission at which this card digs.
  field mission_dug_at: mission of card
  when glance_at of (c: card) by (p: player) {
    if [BB] in icons of c and not attempt_goes_on and some m in spaceline where c in seeds of (m as mission) {
      let m be (first x in spaceline where c in seeds of (x as mission)) as mission
      put c into attached of m
      set unearthed_by of c to p
      set mission_dug_at of c to m
      announce unearths(p, c)
    }
  }
  /// A card that digs somewhere brings up another card.
  event unearths (p: player, c: card) log "{p} unearths {c}"
  forbid attempt of (m: mission) by (p: player) when some c in attached of m where unearthed_by of c = p
    because "what you have unearthed lies on {m}"
  when complete of (m: mission) {
    for each c: dilemma where unearthed_by of c is something and mission_dug_at of c != m and in_play(c) {
      let site be mission_dug_at of c
      put c into seeds of site
      hide c
    }
  }
}
