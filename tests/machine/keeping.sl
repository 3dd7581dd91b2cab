// A set that is kept stays what it was; a place stays a place, whatever comes to lie in it.

rule keeping cites machine "keeping" {
  field seen: number of player = 0
  field kept: set of card of player
  action look_before in orders says "look" {
    do {
      let before_it be every c in hand of you
      let place_of_it be hand of you
      set kept of you to hand of you
      draw 1
      set seen of you to 100 * size(before_it) + 10 * size(place_of_it) + size(kept of you)
    }
  }
  procedure look_into (dest: place, you: player) {
    let before_it be every c in dest
    draw 1
    set seen of you to size(before_it)
  }
  action look_by_name in orders says "peek" { do { look_into(hand of you, you) } }
}

scenario "What was in hand before is what was in hand before" {
  given hand of one: "Anna"
  given deck of one: "Bert", "Carl"
  when one looks
  then seen of one = 121
}
scenario "So it is of a place with a name of its own" {
  given deck of one: "Bert", "Carl"
  when one peeks
  then seen of one = 0, size(hand of one) = 1
}
