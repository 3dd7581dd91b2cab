// What cards say cannot be read under this edition.
edition changed extends core

amend rule gizmos {
  replace kind gizmo of incident
  replace kind trinket of event { has shine: number printed from 0 to 9; line shine }
  replace kind bauble of event { has hue: icon printed among [Cmd] }
}

amend rule zapping {
  replace verb zap (what: ship) past zapped log "{what}" { stop what }
  replace verb push_over (what: ship) past pushed_over log "{what}" { stop what }
  replace verb shove_off (what: ship) log "{what}" { stop what }
}

amend rule humming { replace clause hums for (who: number) as hum of event }

amend rule gleaming {
  replace relation (a: card) beside_it (b: card) in play means location of a = location of b
}

amend rule dusk {
  replace event nightfall (who: ship)
  replace when turn_ends (p: player) { for each s: ship { announce nightfall(s) } }
}

add card "Brought" event { plays on table; at end of each turn: draw gleamx of this }
