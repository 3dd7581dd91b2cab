// Another than whom: the one it is said of, whoever was chosen or has a name, or this card and what it lies on.

set hard_others "Others" released 2026

card "Hard Pair" interrupt {
  plays to { let s be one your personnel; let t be another your personnel; stop s, stop t }
}
scenario "There is no other where there is one" under r24 {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Davies"
  given hand of one: "Hard Pair"
  given turn of one
  when one plays "Hard Pair"
  then refused
}
scenario "Another is never the first" under r24 {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Davies", "Lopez"
  given hand of one: "Hard Pair"
  given turn of one
  when one plays "Hard Pair"
  one chooses "Davies"
  then "Davies" is stopped, "Lopez" is stopped
}

card "Hard Grief" event {
  plays on your personnel
  when another your personnel is killed: draw 1
}
scenario "What lies on somebody means another than him" under r24 {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Davies", "Lopez"
  given "Hard Grief" of one on "Lopez"
  given draw deck of one: "Martin"
  given kill "Lopez"
  then size(hand of one) = 0
}
scenario "and of another it hears" under r24 {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Davies", "Lopez"
  given "Hard Grief" of one on "Lopez"
  given draw deck of one: "Martin"
  given kill "Davies"
  then size(hand of one) = 1
}

card "Hard Comrade" personnel {
  Klingon
  OFFICER
  5 / 5 / 5
  each your personnel with another Klingon personnel: STRENGTH +1
}
scenario "Another than himself, and not than whose text it is" under r24 {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Hard Comrade", "Davies"
  then STRENGTH of "Hard Comrade" = 5
}

// A limit may stand before what somebody forbids for a while.

card "Hard Hush" event {
  plays on table
  once each turn: you may opponent cannot draw until end of turn
}
scenario "What is forbidden for a turn is forbidden when somebody says so" under r24 {
  given table of one: "Hard Hush"
  given draw deck of two: "Davies" of two, "Lopez" of two
  given turn of one
  given two draws 1
  when one uses "Hard Hush"
  given two draws 1
  then size(hand of two) = 1
}

// Less than nothing is lost.

card "Hard Excess" interrupt {
  plays to lose_points (size(hand of you) - 10)
}
scenario "Who has no card in excess of ten loses nothing" under r24 {
  given hand of one: "Hard Excess"
  given points of one = 20
  when one plays "Hard Excess"
  then points of one = 20
}

// Twice in a turn, of what is done one by one.

card "Hard Ear" event {
  plays on table
  when opponent draws, if number of times opponent drew this turn > 1: score 5 from this
}
scenario "Who draws two is heard once" under r24 {
  given table of one: "Hard Ear"
  given draw deck of two: "Davies" of two, "Lopez" of two
  given turn of two
  given two draws 2
  then points of one = 5
}

// A place is its cards where something is done to them.

card "Hard Start" interrupt {
  plays to discard hand of you then draw 2
}
scenario "The whole hand goes" under r24 {
  given hand of one: "Hard Start", "Davies"
  given draw deck of one: "Martin", "Lopez"
  given turn of one
  when one plays "Hard Start"
  then size(hand of one) = 2, "Davies" is discarded
}

card "Hard Choice" interrupt {
  plays to { opponent chooses one { you draw 2; opponent draws 1 } }
}
scenario "Who chooses is not who does it" under r24 {
  given hand of one: "Hard Choice"
  given draw deck of one: "Martin", "Lopez"
  given draw deck of two: "Davies" of two
  given turn of one
  when one plays "Hard Choice"
  two chooses way 1
  then size(hand of one) = 2, size(hand of two) = 0
}
