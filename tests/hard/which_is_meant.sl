// What could be meant in two ways is said in one, and the ways that the messages offer do what they say.

set hard_meant "Which is meant" released 2026

card "Lone Officer" personnel {
  Federation
  OFFICER, Honor
  5 / 5 / 5
}

card "Partner" personnel {
  Federation
  OFFICER
  5 / 5 / 5
}

card "Widower" personnel {
  Federation
  OFFICER
  5 / 5 / 5
  while no "Partner" in play: this: STRENGTH +1
  while "Partner" is in discard_pile of you: this: CUNNING +1
  while no "Partner" is in discard_pile of you: this: INTEGRITY +1
}

scenario "Nobody of that title is in play, nor among the discarded" under r24 {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Widower"
  given draw deck of one: "Partner"
  then STRENGTH of "Widower" = 6, CUNNING of "Widower" = 5, INTEGRITY of "Widower" = 6
}

scenario "Who lies in the discard pile is found there" under r24 {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Widower"
  given draw deck of one: "Partner"
  given put "Partner" into discard_pile of one
  then STRENGTH of "Widower" = 6, CUNNING of "Widower" = 6, INTEGRITY of "Widower" = 5
}

card "Void" mission space {
  Federation
  span 2
  points 30
  requires OFFICER x9
}

card "Flyer" ship {
  Federation
  8 / 6 / 6
}

card "Empty Flyer" ship {
  Federation
  8 / 6 / 6
}

card "Good Crew" event {
  plays on table
  each your ship where some your Honor personnel aboard it: RANGE +1
}

card "Ghost Hunt" interrupt {
  plays to destroy one ship where no Federation personnel aboard it
}

scenario "Who is aboard is said so" under r24 {
  given mission of one: "Void"
  given ship of one at "Void": "Flyer"
  given ship of one at "Void": "Empty Flyer"
  given crew of one on "Flyer": "Lone Officer"
  given table of one: "Good Crew"
  then RANGE of "Flyer" = 9, RANGE of "Empty Flyer" = 8
  given hand of one: "Ghost Hunt"
  given turn of one
  when one plays "Ghost Hunt"
  then "Empty Flyer" is destroyed, "Flyer" is not destroyed
}

card "Referendum" interrupt {
  plays to opponent chooses one { you draw 2; opponent draws 2 }
}

scenario "The opponent chooses that I draw" under r24 {
  given hand of one: "Referendum"
  given draw deck of one: "Martin", "Barron", "Kosinski"
  given draw deck of two: "Davies" of two, "Lopez" of two, "Kurak" of two
  given turn of one
  when one plays "Referendum"
  two chooses way 1
  then size(hand of one) = 2, size(hand of two) = 0
}

card "Interrogate" event {
  plays on table
  each personnel captive_of you: INTEGRITY -2
}

card "Let Go" interrupt {
  plays to release one your personnel captive_of opponent
}

scenario "Whom one holds, and who is held of his own" under r24 {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given outpost of two at "Botanical Research": "Klingon Outpost" of two
  given crew of two on "Klingon Outpost": "Kromm" of two
  given crew of one on "Federation Outpost": "Lone Officer"
  given two captures "Lone Officer"
  given table of two: "Interrogate" of two
  then INTEGRITY of "Lone Officer" = 3
  given hand of one: "Let Go"
  given turn of one
  when one plays "Let Go"
  then "Lone Officer" is not captive
}

card "Local Rite" event {
  plays on mission where some your personnel at it
}

scenario "Played where people of mine are" under r24 {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Lone Officer"
  given hand of one: "Local Rite"
  given plays_left of one = 1
  given turn of one
  when one plays "Local Rite"
  then "Local Rite" on "Botanical Research"
}

card "One Each Way" event {
  plays on mission
  once each turn: you may stop one your personnel here, kill one your personnel here
}

scenario "Of two who could be either, the first named is the first" under r24 {
  given mission of one: "Botanical Research"
  given "One Each Way" on "Botanical Research"
  given away team of one on "Botanical Research": "Lone Officer", "Davies", "Lopez"
  given turn of one
  when one uses "One Each Way" on "Lopez", "Davies"
  then "Lopez" is stopped, "Davies" is killed, "Lone Officer" is not stopped
}
