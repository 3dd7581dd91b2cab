// Dilemmas that stay with those who met them, wherever these go.

rule afflictions cites r24 "gl-long-term-played-on", "g-discarding-played-on-personnel" {
  /// The personnel who suffer from a dilemma.
  field sufferers: set of card of dilemma
  /// Makes a personnel suffer from a dilemma, as by a disease, until it is cured or he recovers.
  verb afflict (what: personnel) under (illness: dilemma) log "{what} suffers from {illness}" {
    set sufferers of illness to sufferers of illness + what
  }
  /// The personnel suffers from the dilemma no longer; with the last one it is cured.
  verb recover (what: personnel) from (illness: dilemma) itself log "{what} recovers from {illness}" {
    set sufferers of illness to sufferers of illness except what
  }
  /// The personnel suffers from this dilemma.
  relation (p: personnel) suffers_from (d: dilemma) means p in sufferers of d

  // Who comes to a haven is well again, and so is who docks there with his ship. With the last of them the dilemma is cured, by whoever
  // has them.
  /// Who comes aboard this place, or docks there with his ship, recovers from the dilemma.
  clause recover aboard (place_of_rest: selection) as haven of dilemma says "Cure by boarding {place_of_rest}."
  /// The card is where those who suffer from this dilemma recover.
  relation (p: card) rests_from (d: dilemma) means
    some k in havens of d where (some h in those(k.place_of_rest, d, controller of p) where host of p = h
    or host of p is docked and host of host of p = h)
  whenever d: dilemma where some p in sufferers of d where p rests_from d {
    let you be controller of (first p in sufferers of d where p rests_from d)
    for each p in sufferers of d where p rests_from d { recover p as personnel from d }
    if no p in sufferers of d where p is in_play { cure d }
  }
}
