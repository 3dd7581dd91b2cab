// Doorways that are closed.

// What is closed does nothing as long as it is: its text is silent and its countdown waits. Where it lies, its icons and how many of
// it there may be stay as they are, and a second card may close it, too.
rule closed_doorways cites r24 "1.2" {
  /// The card on which this lies is closed, as long as this is not turned.
  clause closes its host as closing of event says "It is closed while this card is face up."
  /// Whether a card that closes another is turned, so that the other is open.
  field revolved: truth of card = no
  /// A card that another card closes.
  relation (c: card) closed cites r24 "gl-door-close-effect", "gl-door-close-kept", "gl-door-close-again", "g-doorway-close",
    "g-doorway-closed-effect", "g-doorway-closed-countdown", "g-doorway-unaffected" means
    some x in attached of c where size(closings of x) > 0 and not revolved of x
  /// Turns a card that closes another, which is open then, or closed again.
  verb revolve (what: card) past revolved_round log "{what} revolves" { set revolved of what to not revolved of what }
}
