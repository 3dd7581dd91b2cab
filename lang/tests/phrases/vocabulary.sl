// The words that the sentences of these tests use: a small game of explorers.

enum skill: OFFICER, ENGINEER, MEDICAL, SCIENCE, SECURITY, Diplomacy, Empathy, Exobiology, Honor, Greed, Music,
  Navigation, Computer Skill, Treachery
enum house: Red, Blue, Green
enum badge: [AU], [TNG], [Q], [Holo]
enum trait: disruptor, android, leader
enum ground: planet, space

kind card {
  has badges: set of badge printed
  has traits: set of trait printed
  has points: number printed
}
kind crew_card of card
kind personnel of crew_card plural personnel {
  has house: house
  has skills: levels of skill printed
  has INTEGRITY, CUNNING, STRENGTH: number printed
}
kind equipment of crew_card plural equipment
kind craft of card plural craft {
  has house: house
  has SHIELDS: number printed
}
kind ship of craft {
  has RANGE, WEAPONS: number printed
}
kind outpost of craft
kind mission of card {
  has grounds: set of ground printed
  has seeder: player
  has solver: player
}
kind event of card
kind dilemma of card

zone hand of player: seen by holder
zone deck of player: ordered from top, seen by nobody, starts with "deck"
zone pile of player: ordered from top, seen by everybody
zone table of player: in play, seen by everybody
zone spaceline of game: ordered from left, in play, seen by everybody
zone interior of craft: in play, seen by everybody
zone orbit of mission: in play, seen by everybody
zone attached of card: in play, seen by everybody

scope team_place: place
scope facing: player
titles "Kes", "Jack", "Sarina", "Q2", "Kevin Uxbridge", "Treaty", "Transwarp Conduit", "Wesley Crusher"

event turn_begins (p: player)
event turn_ends (p: player)
time end of turn: turn_ends
time end of your next turn: turn_ends of you
frame at end of each turn: when turn_ends of you
frame at start of every turn: when turn_begins
menu orders says "orders", for card text
limit once_each_turn (c: card, clause: number) per turn says "once each turn"
limit once_per_game (p: player, name: title, clause: number) per game says "once per game"

noun team gives set of personnel means every c: personnel in team_place where controller of c = facing
noun crew of (s: craft) gives set of personnel means every c: personnel in interior of s
noun location of (c: card) gives mission means c as mission if c is mission else location of host of c
noun total of (p: personnel) gives number means INTEGRITY of p + CUNNING of p + STRENGTH of p
noun vessel of (c: card) gives ship means host of c as ship

adjective your (c: card) means controller of c = you
adjective other (c: card) means c != this
adjective (s: skill) of (p: personnel) means level(s, skills of p) > 0
adjective (h: house) of (p: personnel) means house of p = h
adjective (h: house) of (c: craft) means house of c = h
adjective (b: badge) of (c: card) means b in badges of c
adjective (t: trait) of (c: card) means t in traits of c
adjective (g: ground) of (m: mission) means g in grounds of m

relation (a: card) here means location of a = location of this
relation (a: card) present means host of a = host of this
relation (a: card) aboard (s: craft) means a in interior of s
relation (a: card) on (b: card) means host of a = b
relation (a: card) at (m: mission) means location of a = m
relation (a: card) with (b: card) means a != b and host of a = host of b
relation (a: card) docked means host of a is outpost
relation (p: personnel) staffs (s: ship) means p aboard s and p is OFFICER

need (s: skill) x (n: number) means sum of level(s, skills of p) over p: personnel in team >= n
need (f: field of personnel) means sum of f over p: personnel in team
need (t: trait) means some p: personnel in team where t in traits of p
need (t: title) means some p in team where covers(t, p)
need (n: number) (q: selection) means number of (x in team where x matches q) >= n

rule doing cites test "1" {
  verb kill (what: personnel) { }
  verb stop (what: crew_card or craft) past stopped { }
  verb destroy (what: craft) { }
  verb draw (n: number) past drawn { }
  verb discard (what: card) { }
  verb relocate (what: card) to (dest: card) { }
  verb place (what: card) on (dest: card) { }
  verb download (what: selection) to (dest: maybe card) { }
  verb score (n: number) from (c: maybe card) { }
  verb nullify (what: card) past nullified { }
  verb play (what: card) { }
  verb solve (what: mission) { }
  verb beam (what: crew_card) from (start: maybe card) to (dest: maybe card) { }
  verb use_play { }
  verb examine (what: card) { }
  state stopped of crew_card, craft
  state cloaked of ship
  procedure run_out (c: card) { discard c }
  field counter: number of card = 0
  relation marked (c: card) means counter of c > 0
}

clause plays on (host: selection) as way says "Plays on {host}."
clause plays to (what: effects) as way says "Plays to {what}."
clause for free if (when: condition) as free_play says "Free if {when}."
clause requires (need: requirement) as goal of mission says "{need}"
clause unless (need: requirement): (what: effects) as step of dilemma says "Unless {need}, {what}."
clause to get past (need: requirement) as step of dilemma says "To get past requires {need}."
clause cure with (need: requirement) as cure says "Cure with {need}."
clause worth (amount: amount) as worth says "Worth {amount}."
clause answers (event: happening) as answer says "Answers {event}."
clause shares (what: symbols) as share says "Shares {what}."
clause (what: effects) as step of dilemma says "{what}."
