// What lasts, and how long.

time next death: kill

rule lasting cites machine "lasting" {
  action cheer in orders says "cheer {s}" {
    name s in every soldier in camp of you
    do { s: power +2 until end of turn }
  }
  action train in orders says "train {s}" {
    name s in every soldier in camp of you
    do { s: power +1 until end of next turn of you }
  }
  action shame in orders says "shame {s}" {
    name s in every soldier in camp of opponent
    do { s: power -1 until start of next turn of you }
  }
  action sleep in orders says "put {s} to sleep" {
    name s in every soldier in camp of you
    do { tire s }
  }
  action hush in orders says "hush" { do { opponent cannot draw until end of turn } }
  action drink in orders says "drink" { do { draw 1 } }
  // Once a soldier is dead, those who marched with him are free.
  action march in orders says "march with {s}" {
    name s in every soldier in camp of you
    do { every soldier in camp of you: power +3 until next death }
  }
  action slay in orders says "slay {s}" { name s in every soldier; do { kill s } }
}

scenario "Until the end of the turn" {
  given camp of one: "Anna"
  given turn of one
  when one cheers "Anna"
  then power of "Anna" = 5
  when one rests
  then power of "Anna" = 3
}
scenario "Until the end of the next turn of the one who said it" {
  given camp of one: "Anna"
  given turn of one
  when one trains "Anna"
  when one rests
  then power of "Anna" = 4
  when two rests
  then power of "Anna" = 4
  when one rests
  then power of "Anna" = 3
}
scenario "Until the start of the next turn of the one who said it" {
  given camp of two: "Anna" of two
  given turn of one
  when one shames "Anna"
  when one rests
  then power of "Anna" = 2
  when two rests
  then power of "Anna" = 3
}
scenario "A state that lasts" {
  given camp of one: "Anna"
  given turn of one
  when one puts "Anna" to sleep
  then "Anna" is tired
  when one rests
  then "Anna" is not tired
}
scenario "A prohibition that lasts" {
  given deck of two: "Anna" of two, "Bert" of two
  given turn of one
  when one hushes
  when two drinks
  then refused
  then size(hand of two) = 0
  when one rests
  when two drinks
  then size(hand of two) = 1
}
scenario "Until something happens" {
  given camp of one: "Anna", "Bert"
  given camp of two: "Carl" of two
  given turn of one
  when one marches with "Anna"
  then power of "Anna" = 6, power of "Bert" = 5, power of "Carl" = 5
  when one slays "Carl"
  then power of "Anna" = 3, power of "Bert" = 2
}
scenario "What lasts does not come back with the card" {
  given camp of one: "Anna"
  given turn of one
  when one cheers "Anna"
  when one slays "Anna"
  given camp of one: "Anna"
  then power of "Anna" = 3
}
