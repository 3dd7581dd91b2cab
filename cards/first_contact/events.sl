set first_contact "First Contact" released 1997

card "Wall of Ships" event {
  property [FC]
  cumulative
  plays to download one ship where covers(any "Enterprise", it)
  plays on table
  your ship where covers(any "Enterprise", it): RANGE +1, WEAPONS +1, SHIELDS +1
}

scenario "Two walls add two to every Enterprise, and nothing to other ships" under r24 cites r24 "12.9" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "U.S.S. Enterprise"
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  given table of one: "Wall of Ships", another "Wall of Ships"
  then RANGE of "U.S.S. Enterprise" = 10, WEAPONS of "U.S.S. Enterprise" = 9, SHIELDS of "U.S.S. Enterprise" = 11
  then RANGE of "U.S.S. Oberth" = 6
}
