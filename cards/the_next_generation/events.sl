set the_next_generation "The Next Generation" released 2012

card "Cowboy Diplomacy" event {
  points 5
  property [TNG]
  for free
  plays once per game
  plays only if some your [Fed] personnel with Diplomacy on (planet mission where it is seeded_by opponent)
  plays to score 5 from this
}

scenario "A diplomat on the opponent's planet scores at once, and once" under r24 cites r24 "9.0" {
  given mission of two: "Salvage Borg Ship"
  given away team of one on "Salvage Borg Ship": "Spock"
  given hand of one: "Cowboy Diplomacy", another "Cowboy Diplomacy"
  given plays_left of one = 0
  when one plays "Cowboy Diplomacy"
  then points of one = 5, bonus_points of one = 5, "Cowboy Diplomacy" in point_area of one
  when one plays another "Cowboy Diplomacy"
  then refused
}

scenario "Neither one's own planet nor space will do for Cowboy Diplomacy" under r24 cites r24 "6.2" {
  given mission of one: "Salvage Borg Ship"
  given mission of two: "Investigate Destruction"
  given away team of one on "Salvage Borg Ship": "Spock"
  given ship of one at "Investigate Destruction": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Seth Mendoza"
  given hand of one: "Cowboy Diplomacy"
  when one plays "Cowboy Diplomacy"
  then refused
}

scenario "A Klingon diplomat is no Federation diplomat" under r24 cites r24 "6.2" {
  given mission of two: "Salvage Borg Ship"
  given away team of one on "Salvage Borg Ship": "Captain Worf", "Barron"
  given hand of one: "Cowboy Diplomacy"
  when one plays "Cowboy Diplomacy"
  then refused
}

card "Heart of Glory" event {
  points 5 * X
  X = size(tallied of this)
  property [TNG]
  unique
  plays on your Klingon personnel
  for free on "Korris" or "Konmel"
  when personnel is stunned from host, if size(tallied of this) < 3 and not (it in tallied of this):
    tally it on this then score 5 from this
  when personnel is mortally_wounded from host, if size(tallied of this) < 3 and not (it in tallied of this):
    tally it on this then score 5 from this
}

scenario "Heart of Glory is free on Korris, and the turn's card play on other Klingons" under r24 cites r24 "6.1" {
  given mission of one: "Seize Freighter"
  given ship of one at "Seize Freighter": "Batris"
  given crew of one on "Batris": "Korris", "Kurak", "Vekor"
  given hand of one: "Heart of Glory"
  given plays_left of one = 0
  when one plays "Heart of Glory" on "Kurak"
  then refused
  when one plays "Heart of Glory" on "Vekor"
  then refused
  when one plays "Heart of Glory" on "Korris"
  then host of "Heart of Glory" = "Korris", plays_left of one = 0
}

scenario "Heart of Glory costs a card play on Kurak, though Korris is in play" under r24 cites r24 "6.1" {
  given mission of one: "Seize Freighter"
  given ship of one at "Seize Freighter": "Batris"
  given crew of one on "Batris": "Korris", "Kurak"
  given hand of one: "Heart of Glory"
  given plays_left of one = 1
  when one plays "Heart of Glory" on "Kurak"
  then host of "Heart of Glory" = "Kurak", plays_left of one = 0
}

scenario "Heart of Glory counts whom its Klingon stuns or wounds, three at most" under r24 cites r24 "7.4.2" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Korris", "Kurak"
  given away team of two on "Cloaked Mission": "Davies" of two, "Barron" of two, "Lopez" of two, "Martin" of two
  given "Heart of Glory" on "Korris"
  given stun "Davies" from "Kurak"
  then points of one = 0
  given stun "Davies" from "Korris"
  then points of one = 5, points of "Heart of Glory" = 5
  given mortally_wound "Davies" from "Korris"
  then points of one = 5
  given mortally_wound "Barron" from "Korris"
  then points of one = 10, points of "Heart of Glory" = 10
  given stun "Lopez" from "Korris"
  given stun "Martin" from "Korris"
  then points of one = 15, points of two = 0, points of "Heart of Glory" = 15
}

scenario "In a battle it brings five points for whom Korris stuns, and none for whom chance lets die" under r24 cites r24 "7.4.2",
  "7.4.2-s4-stun" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Korris"
  given away team of two on "Cloaked Mission": "Davies" of two, "Barron" of two
  given "Heart of Glory" on "Korris"
  given turn of one
  when one attacks at "Cloaked Mission" with the team of "Korris"
  random picks "Davies"
  one accepts
  random picks "Barron"
  then points of one = 5, "Barron" is killed, "Davies" is stopped
}

scenario "A second Heart of Glory is not played" under r24 cites r24 "6.3.1" {
  given mission of one: "Seize Freighter"
  given ship of one at "Seize Freighter": "Batris"
  given crew of one on "Batris": "Korris", "Konmel"
  given "Heart of Glory" on "Korris"
  given hand of one: another "Heart of Glory"
  when one plays another "Heart of Glory" on "Konmel"
  then refused
}

card "General Quarters" event {
  icons [HA], [Ref]
  property [TNG]
  seeds or plays on table
  not encoded "2 sentences of its text cannot be read yet"
}

card "Let's See What's Out There" event {
  property [TNG]
  not encoded "3 sentences of its text cannot be read yet"
}

card "You Are a Monument" event {
  icons [HA], [Ref]
  property [TNG]
  plays on table
  not encoded "2 sentences of its text cannot be read yet"
}
