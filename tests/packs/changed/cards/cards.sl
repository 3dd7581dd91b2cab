// Every card here is right under the main rules and wrong under one of the two editions beside it, which change what
// its words mean, or what those words ask.
set changed_cards "Changed cards" released 2020

rule gizmos cites r24 "1.2" {
  kind gizmo of event
  kind gadget of gizmo { needs way }
  kind gimmick of event
  kind trinket of event { has shine: number printed from 0 to 99; line shine }
  kind bauble of event { has hue: icon printed among [AU], [Cmd] }
  clause sings as singing of event
  noun songs_of (c: card) gives number means number of (k in singings of c)
  noun shine_of (c: trinket) gives number means shine of c
  relation (c: bauble) is_blue means hue of c = [AU]
}

rule zapping cites r24 "1.2" {
  /// Zaps.
  verb zap (what: card) past zapped log "{what}" { stop what }
  /// Pushes.
  verb push_over (what: card) past pushed_over log "{what}" { stop what }
  /// Shoves off.
  verb shove_off (what: ship) itself log "{what}" { stop what }
  /// Lights up.
  verb light_up (what: ship) past lit_up log "{what}" { stop what }
  when turn_ends (p: player) { let you be p; for each s: ship { light_up s } }
  procedure try_all (s: ship, e: event) { zap s; push_over s; shove_off s; dim e }
  /// Jolts.
  verb jolt (what: personnel) past jolted log "{what}" { stop what }
  /// Dims.
  verb dim (what: event) past dimmed log "{what}" { nullify what }
}

rule humming cites r24 "1.2" {
  clause hums for (who: selection) as hum of event
  clause whistles for (who: selection of event) as whistle of event
  clause yodels for (who: selection of event or ship) as yodel of event
  noun whistles_of (c: card) gives number means
    number of (k in whistles of c where some x: card where x matches k.who)
  noun yodels_of (c: card) gives number means number of (k in yodels of c where some x: card where x matches k.who)
}

rule gleaming cites r24 "1.2" {
  relation (a: card) beside_it (b: card) means points of a = points of b
  relation (a: card) close_by (b: card) means points of a = points of b
  noun gleam of (c: card) gives number means 2
  noun glow of (c: card) gives number means gleam of c
}

rule dusk cites r24 "1.2" {
  event nightfall (who: player)
  when turn_ends (p: player) { announce nightfall(p) }
  frame at dusk: when nightfall of you
}

card "Participle" event { plays on table; when some personnel is zapped: draw 1 }
card "Third Person" event { plays on table; when opponent pushes_over your personnel: draw 1 }
card "Plural of a Kind" event { plays on table; whistles for all gimmicks in play }
card "Plural of a Record" event {
  plays on table
  at end of each turn: draw number of (k in hums of this where some x: ship where x matches k.who)
}
card "Text of a Kind Above" gadget { plays on table; sings }
card "Named by Its Kind" gimmick { plays on table; at end of each turn: draw 1 }
card "Named for Its Kind" event { plays on table; when "Named by Its Kind" is dimmed: draw 1 }
card "Meant for Its Kind" event { plays on table; yodels for "Named by Its Kind" }
card "Within Bounds" trinket { 50; plays on table; at end of each turn: draw 1 }
card "Among Icons" bauble { hue [AU]; plays on table; at end of each turn: draw 1 }
card "By Itself" event { plays on table; your ship cannot shove_off }
card "Announced" event { plays on table; your ship cannot be lit_up }
card "In Play" event { plays on table; at end of each turn: discard one card in your hand where it beside_it this }
card "Body of a Verb" interrupt { plays to jolt one personnel in play, stop that personnel }
card "Body of a Relation" event {
  plays on table
  at end of each turn: discard one card in your hand where it close_by this
}
card "Body of a Noun" dilemma { planet; draw gleam of this }
card "Body of a Noun That Asks It" dilemma { planet; draw glow of this }
card "Happening of a Frame" event { plays on table; at dusk: draw 1 }
