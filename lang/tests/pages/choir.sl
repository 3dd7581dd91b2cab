// The words of the examples on the pages of codes: a game of choirs that travel by boat.

enum gift: Grace, Wit, Thrift, Song
enum colour: red, blue

kind card { has points: number printed }
kind singer of card {
  has gifts: levels of gift printed
  has colours: set of colour printed
  has VOICE: number printed
}
kind boat of card { has WIDTH, DEPTH: number printed }
kind event of card
kind concert of card

zone purse of player: seen by holder
zone table of player: in play, seen by everybody
zone cabin of boat: in play, seen by everybody
zone attached of card: in play, seen by everybody

scope stand: place
menu songs says "sing", for card text
noun choir gives set of singer means every c: singer in stand
noun rowers of (b: boat) gives set of singer means every c: singer in cabin of b
adjective your (c: card) means controller of c = you
adjective (g: gift) of (c: singer) means level(g, gifts of c) > 0
adjective (c: colour) of (s: singer) means c in colours of s
relation (a: card) here means host of a = host of this
relation (a: card) with (b: card) means a != b and host of a = host of b
relation (a: card) ahead means host of a is boat
need (g: gift) x (n: number) means sum of level(g, gifts of p) over p: singer in choir >= n
need (g: gift) means some p: singer in choir where level(g, gifts of p) > 0
need (n: number) (q: selection) means number of (x in choir where x matches q) >= n

rule doing cites choirs "1" {
  verb thank (what: singer) { }
  verb stop (what: singer or boat) past stopped { }
  verb lead (what: singer) to (dest: card) past led { }
  verb draw (n: number) past drawn { }
  verb discard (what: card) { }
  verb greet (p: player) { }
  state silent of card
  // Once each, so that all of it is done somewhere.
  procedure all_of_it (s: singer, b: boat) by (you: player) {
    thank s; stop s; lead s to b; draw 1; discard s; greet you
  }
}

clause plays to (what: effects) as way says "Plays to {what}."
clause requires (need: requirement) as goal of concert says "{need}"
