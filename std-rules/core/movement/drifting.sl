// Some cards that are no ships move like one.

rule drifting cites r24 "gl Calamarain", "gl-functions-like" {
  /// The card moves along the spaceline in each turn like a ship with this RANGE.
  clause moves like ship of RANGE (range: number) as drift_text says "Moves like a ship (RANGE={range})."
  /// How much RANGE a card that moves like a ship has used this turn.
  field drifted: number of card = 0 resets every turn
  /// Moves a card that moves like a ship to a mission.
  verb drift (what: card) to (dest: mission) past drifted_away itself log "{what} moves to {dest}" { put what into attached of dest }

  action drift in orders says "move {c} to {dest}" cites r24 "gl Calamarain", "12.13-functions-as-context" {
    name c in every card where it is your and size(drift_texts of it) > 0
    name k in drift_texts of c
    name dest in every mission in spaceline where it != location of c and quadrant of it = quadrant of location of c
      and distance(location of c, it) <= k.range - drifted of c
    do {
      set drifted of c to drifted of c + distance(location of c, dest)
      drift c to dest
    }
  }
}
