// What has left play is, for whoever asks where it is, where it left it, until it comes back.

rule gone cites machine "gone" {
  field seen: number of game = 0
  relation (a: card) beside (b: card) in play means spot(a) = spot(b)
  // Asked behind the event, when the place of the object is a pile.
  when kill of (what: soldier) { set seen to number of (s: soldier where s is beside what) }
}

set machine "Machine" released 2024

scenario "Who dies is beside those who were beside him" {
  given camp of one: "Anna", "Bert", "Carl"
  given camp of two: "Dora"
  given kill "Anna"
  then seen = 2, "Anna" in spent of one, "Anna" is not in play
}
scenario "He is held by whoever held him, and nobody finds him there" {
  given camp of one: "Anna", "Bert"
  given pack of "Anna": "Spade"
  given discard "Spade"
  then host of "Spade" = "Anna", size(pack of "Anna") = 0, not ("Spade" in pack of "Anna")
  then number of (t: tool where host of t = "Anna") = 0
}
scenario "That holds where his host has gone since, too, and ends when either comes back" {
  given camp of one: "Anna", "Bert"
  given pack of "Anna": "Spade"
  given discard "Spade"
  given kill "Anna"
  then host of "Spade" = "Anna", spot("Anna") = spot("Bert")
  given camp of one: "Anna"
  then host of "Spade" is nothing
  given pack of "Bert": "Spade"
  then host of "Spade" = "Bert"
}
scenario "Further moves out of play change nothing, and who was never in play is in a hand" {
  given camp of one: "Anna", "Bert"
  given kill "Anna"
  given hand of one: "Anna", "Carl"
  then spot("Anna") = spot("Bert"), spot("Carl") != spot("Bert"), "Anna" in hand of one
}
