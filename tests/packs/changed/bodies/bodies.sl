// Everything can be read under this edition, and is wrong all the same.
edition bodies extends core

amend rule gizmos { replace kind gimmick of incident }

amend rule zapping {
  replace verb light_up (what: ship) past lit_up log "{what}"
  replace when turn_ends (p: player) { for each s: ship { announce light_up(s) } }
  replace verb jolt (what: personnel) past jolted log "{what}" { kill what }
}

amend rule gleaming {
  replace relation (a: card) close_by (b: card) means location of a = location of b
  replace noun gleam of (c: card) gives number means number of (x: card where host of c = x)
}
