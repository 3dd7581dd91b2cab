// A small game of its own, written to show every form of an item. Nothing here is any real game's.

set first "First Light" released 2001

enum colour: red, green, blue, Pale-Grey
enum craft_size: small, middling, large
add enum colour: Deep-Violet

kind card {
  has title: text printed
  has colours: set of colour printed        // one or two
  has strength, cunning: number printed = 0
  has owner: player fixed
  flag cumulative, unique
  line colours
  line strength / cunning
  clause plays on (host: selection)
  clause when (moment: event): (what: effects)
  clause [Odd] only
  default unique
  says "the card {title}"
}

kind hero of card plural heroes {
  has skills: levels of skill printed
  line skills
}

field mood of hero gives number
quality highest, lowest, fewest
adjective your, other, opponent's, face_up
noun hand of player gives pile
noun leader of (t: team) gives hero means
  first h: hero in t where h.strength = highest strength over t
  and not h is asleep

relation (a: card) is beside (b: card) cites guide "2.4" means
  place of a = place of b
  and a != b
  or a is carried and carrier of a = b

relation (a: card) near (b: card)
  cites guide "2.5", "2.6"
  cites letters "of the third of May"
  means some c: card in play where a beside c and c beside b

state asleep of hero cites guide "5.1" {
  cannot act, fight, be woken
  on carrier: every card aboard is asleep
  ends at start of any turn
}

zone hand of player: ordered, seen by owner, not in play
zone heap of player

need (s: skill) x (n: number) means sum of level(s, h) over h: hero in team >= n
law total (base: number, ms: modifiers) gives number means
  undefined if base is undefined
  else at least 0 of ((base + (sum of amount over additions in ms))
    * (product of amount over factors in ms))

limit once_a_day keyed by (player, title)
verb wake (who: hero) with (what: maybe card) past woken says "{who} wakes"
event dawn says "a new day"
frame at dawn: when dawn
scope team: set of card

todo
`event` of `and` `in quotes, spaces and all`
