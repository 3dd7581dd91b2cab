// Verbs done to several: one by one or at once; what comes before, instead and after; actions that cards
// give; actions that are judged late; choices that stay sealed until all are made.

rule deeds cites machine "deeds" {
  // What rang, as digits: 32 is first 3, then 2.
  field bell: number of game = 0
  verb ring (n: number) past rung { set bell to bell * 10 + n }
  verb smite (what: set of soldier) at once past smitten log "{what} are smitten" {
    for each s in what { put s into spent of owner of s at top }
  }
  verb wound (what: soldier) past wounded log "{what} is wounded" { }
  when smite of (what: set of soldier): ring(size(what))
  when wound of (s: soldier): ring(power of s)
  before wound of (s: soldier) { if s is brave { ring(9) } }
  instead of wound of (s: soldier) when s is medic and s is not brave: tire s
  forbid wound of (s: soldier) when s is scout because "scouts hide"

  action wound_all in orders says "wound all" { do { wound every soldier in camp of opponent } }
  action smite_all in orders says "smite all" { do { smite every soldier in camp of opponent } }

  // Each chooses in secret; only then are both shown.
  action duel in orders says "duel" {
    do {
      let mine be one soldier in camp of you
      let theirs be one soldier in camp of opponent by opponent
      if power of mine > power of theirs { kill theirs }
      if power of theirs > power of mine { kill mine }
    }
  }
}

setup tent of (p: player): (given_cards: set of card) { for each c in given_cards { put c into tent of p } }

rule sight cites machine "sight" {
  zone tent of player: in play, seen by owner
  action raid in orders says "raid" { do { let s be one soldier in tent of opponent; discard s } }
  action veil in orders says "veil {s}" { name s in every soldier where it is your; do { put s into tent of you; hide s } }
  action forget in orders says "forget {s}" { name s in every soldier where it is your; do { hide s from opponent } }
  action parade in orders says "parade {s}" { name s in every soldier where it is your; do { show s } }
}

set machine "Machine" released 2024
card "Preacher" soldier { 1; medic; you may earn 3 }
card "Miser" soldier { 1; smith; once each turn: you may earn 1 }
card "Tithe" tool { 0; when soldier is killed: earn 2 }

scenario "A verb for one thing is done to each of several in turn" {
  given camp of two: "Anna" of two, "Dora" of two
  when one wounds all
  then bell = 391, "Anna" is wounded, "Dora" is wounded
}
scenario "What is done instead, and what is forbidden, concerns each alone" {
  given camp of two: "Bert" of two, "Carl" of two, "Anna" of two
  when one wounds all
  then bell = 3, "Bert" is tired, "Bert" is not wounded, "Carl" is not wounded, "Anna" is wounded
}
scenario "At once is one event" {
  given camp of two: "Anna" of two, "Bert" of two, "Dora" of two
  when one smites all
  then bell = 3, size(spent of two) = 3
}
scenario "A card gives an action to its controller" {
  given camp of one: "Preacher"
  given turn of one
  when one uses "Preacher"
  then score of one = 3, score of two = 0
}
scenario "A card gives its action to nobody else" {
  given camp of one: "Preacher"
  given turn of one
  when two uses "Preacher"
  then refused
}
scenario "A card that is not in play gives no action" {
  given hand of one: "Preacher"
  given turn of one
  when one uses "Preacher"
  then refused
}
scenario "As often as its limit says" {
  given camp of one: "Miser"
  given turn of one
  when one uses "Miser"
  then score of one = 1
  when one uses "Miser"
  then refused
}
scenario "A text in play sees what happens, and one that is not does not" {
  given camp of one: "Tithe", "Anna", "Carl"
  given hand of two: "Tithe" of two
  given camp of two: "Bert" of two
  when one duels
  one chooses "Carl"
  then "Bert" is killed, score of one = 2, score of two = 0
}
scenario "Both choices are made before anything comes of them" {
  given camp of one: "Anna", "Dora"
  given camp of two: "Bert" of two, "Carl" of two
  when one duels
  one chooses "Dora"
  then decision of two offers exactly "Bert", "Carl"
  two chooses "Bert"
  then "Dora" is killed, "Anna" is not killed
}
scenario "Who chooses sees what he may choose, as long as he is asked" {
  given tent of two: "Anna" of two, "Bert" of two
  then one does not see "Anna"
  when one raids
  then decision of one offers exactly "Anna", "Bert"
  then one sees "Anna", one sees "Bert"
  one chooses "Anna"
  then "Anna" is discarded, one does not see "Bert"
}
scenario "What was seen can be hidden, and shown again" {
  given camp of one: "Anna"
  then two sees "Anna"
  when one veils "Anna"
  then two does not see "Anna", one sees "Anna"
  when one parades "Anna"
  then two sees "Anna"
  when one forgets "Anna"
  then two does not see "Anna"
}
