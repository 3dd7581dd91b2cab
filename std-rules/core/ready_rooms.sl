// A door that is kept after it has been used.

titles "Ready Room Door"

rule doors_put_away cites cr98 "rrd-top-of-deck", "rrd-protect-late" {
  // All that it brought has come by then, and all that answers it has been played.
  procedure put_door_away (door: card) {
    let kept_events be every x: event where x is captains_order and controller of x = you
    choose one {
      says "discard it": discard door
      says "place it on top of your draw deck": place_atop door
      says "place it on a Captain's Order event" { protect_with(door, kept_events) }
    }
  }
  procedure protect_with (door: card, kept_events: set of card) {
    let chosen_event be one of kept_events
    if chosen_event is something { put door into attached of chosen_event face_up } else { discard door }
  }
  forbid nullify of (c: card) when some d in attached of c where covers("Ready Room Door", d) because "Ready Room Door protects {c}"
}
