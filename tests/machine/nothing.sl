// One value is a set of one wherever a set is wanted, and one that is nothing stays nothing.

rule nothing_as_a_set cites machine "nothing" {
  noun bearer of (t: tool) gives card means host of t
  noun bearer_or_none of (t: tool) gives set of card means host of t if worth of t > 1 else nothing
  relation (t: tool) may_go (dest: set of card) means dest is something
  relation (t: tool) goes_nowhere (dest: maybe set of card) means dest is nothing
  noun room (dest: set of card) gives number means size(dest)
  field friends: set of card of soldier
  verb befriend (what: soldier) with (others: set of card) past befriended { set friends of what to friends of what + others }
  action visit in orders says "visit" {
    do { let s be one soldier in camp of you; befriend s with (bearer of (first t in (every tool))); earn size(friends of s) }
  }
  // Nobody is not killed, and nothing follows from it.
  field bells: number of game = 0
  when kill of (s: soldier) { set bells to bells + 1 }
  action hunt in orders says "hunt" { do { kill one soldier where it is brave; earn 1 } }
}

scenario "Where nobody is to be killed nothing happens" {
  given camp of one: "Anna"
  when one hunts
  then bells = 0, score of one = 1
  given camp of two: "Dora" of two
  when one hunts
  then bells = 1, score of one = 2, "Dora" is killed
}
scenario "What lies nowhere has no bearer, as a set or not" {
  given hand of one: "Spade", "Drum"
  then not ("Spade" may_go (bearer of "Spade")), "Spade" goes_nowhere (bearer of "Spade")
  then not ("Spade" may_go nothing), "Spade" goes_nowhere nothing, bearer_or_none of "Drum" is nothing
  then room(bearer of "Spade") = 0
}
scenario "One bearer is a set of one" {
  given camp of one: "Anna"
  given pack of "Anna": "Spade", "Drum"
  then "Spade" may_go (bearer of "Spade"), not ("Spade" goes_nowhere (bearer of "Spade"))
  then room(bearer of "Spade") = 1
  then bearer_or_none of "Spade" is nothing, bearer_or_none of "Drum" is something
}
scenario "Nothing adds nobody to a set" {
  given camp of one: "Anna"
  given hand of one: "Drum"
  when one visits
  then score of one = 0
}
scenario "One that is there is added to a set" {
  given camp of one: "Anna"
  given pack of "Anna": "Drum"
  when one visits
  then score of one = 1
}
