set first_contact "First Contact" released 1997

card "Wall of Ships" event {
  property [FC]
  cumulative
  plays to download one ship where covers(any "Enterprise", it)
  plays on table
  your ship where covers(any "Enterprise", it): RANGE +1, WEAPONS +1, SHIELDS +1
}

scenario "Wall of Ships brings an Enterprise, and is gone" under r24 cites r24 "6.5.4" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given hand of one: "Wall of Ships"
  given draw deck of one: "U.S.S. Enterprise", "U.S.S. Oberth"
  given plays_left of one = 1
  when one plays "Wall of Ships" for its effect
  then "U.S.S. Enterprise" in dock of "Federation Outpost", "U.S.S. Oberth" in draw_deck of one, "Wall of Ships" in discard_pile of one
}

scenario "Two walls add two to every Enterprise, and nothing to other ships" under r24 cites r24 "12.9" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "U.S.S. Enterprise"
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  given table of one: "Wall of Ships", another "Wall of Ships"
  then RANGE of "U.S.S. Enterprise" = 10, WEAPONS of "U.S.S. Enterprise" = 9, SHIELDS of "U.S.S. Enterprise" = 11
  then RANGE of "U.S.S. Oberth" = 6
}
