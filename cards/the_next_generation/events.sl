set the_next_generation "The Next Generation" released 2015

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
  points 0
  property [TNG]
  unique
  plays on your Klingon personnel
  free if some "Korris" in play or some "Konmel" in play
  not encoded "5 points for each personnel whom this Klingon stuns or mortally wounds"
}
