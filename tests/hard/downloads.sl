// Downloads: who may not, and where what comes can be.

set hard_downloads "Hard downloads" released 1994

card "Hard Silence" event {
  property [TNG]
  plays on table
  opponent cannot download
}

card "Hard Call" event {
  property [TNG]
  plays to download one "Davies"
}

card "Hard Letter" event {
  property [TNG]
  plays to download_to_hand one "Davies"
}

card "Hard Friend" personnel {
  Federation
  OFFICER
  5 / 5 / 5
  property [TNG]
  special download "Davies"
}

scenario "Who cannot download does so in no form" under r24 cites r24 "6.5.4", "6.5.5" {
  given mission of one: "Impose Order"
  given outpost of one at "Impose Order": "Federation Outpost"
  given away team of one on "Impose Order": "Hard Friend"
  given table of two: "Hard Silence" of two
  given hand of one: "Hard Letter"
  given draw deck of one: "Davies"
  given turn of one
  given plays_left of one = 1
  when one plays "Hard Letter"
  then "Davies" in draw_deck of one, "Hard Letter" in discard_pile of one
}

scenario "Nor by an icon" under r24 cites r24 "6.5.5" {
  given mission of one: "Impose Order"
  given outpost of one at "Impose Order": "Federation Outpost"
  given away team of one on "Impose Order": "Hard Friend"
  given table of two: "Hard Silence" of two
  given hand of one: "Davies"
  given turn of one
  when one suspends play with "Hard Friend"
  then refused
}

scenario "Who is silenced no more downloads again" under r24 cites r24 "6.5.4" {
  given hand of one: "Hard Letter"
  given draw deck of one: "Davies"
  given turn of one
  given plays_left of one = 1
  when one plays "Hard Letter"
  one chooses "Davies"
  then "Davies" in hand of one
}

card "Hard Supplies" mission space {
  Federation
  span 3; points 30
  requires OFFICER
  when you solve this: you may download one "Engineering Tricorder" to this
}

scenario "What is downloaded to a place in space comes aboard a ship there" under r24 cites r24 "6.5.4" {
  given mission of one: "Hard Supplies"
  given ship of one at "Hard Supplies": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Hard Friend"
  given hand of one: "Engineering Tricorder"
  given turn of one
  when one attempts "Hard Supplies"
  one accepts
  then "Engineering Tricorder" in interior of "U.S.S. Oberth"
}

// What would find nothing is not offered, and uses up nothing.
card "Old Promise" event {
  plays on table
  once per game: you may download "Lopez"
  when your personnel is killed: you may download "Davies" or draw 1
  when your personnel is stopped: you may download "Davies"
}
scenario "A download that would find nothing is not offered" under r24 cites r24 "6.5.4" {
  given mission of one: "Impose Order"
  given outpost of one at "Impose Order": "Federation Outpost"
  given crew of one on "Federation Outpost": "Barron", another "Barron", third "Barron"
  given table of one: "Old Promise"
  given draw deck of one: "Kurak", another "Kurak"
  given turn of one
  when one uses "Old Promise"
  then refused because r24 "6.5.4-invalid"
  given stop "Barron"
  then "Barron" is stopped
  given kill another "Barron"
  one accepts
  then size(hand of one) = 1
  // In his hand, where he knows of it: what lies in his deck he cannot tell from what lies elsewhere.
  given put "Davies" into hand of one
  given stop third "Barron"
  one accepts
  then "Davies" in interior of "Federation Outpost"
  given put "Lopez" into hand of one
  given turn of one
  when one uses "Old Promise"
  then "Lopez" in interior of "Federation Outpost"
}
