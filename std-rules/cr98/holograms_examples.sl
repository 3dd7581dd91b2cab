// Holograms of 1998. The cards' own scenarios stand with the cards.

scenario "At an outpost a hologram reports as anybody does, and lies in memory" under cr98 cites cr98 "holo-outpost", "emh" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given ship of one at "Botanical Research": "U.S.S. Enterprise" version "Premiere"
  given crew of one on "Federation Outpost": "Davies"
  given crew of one on "U.S.S. Enterprise" version "Premiere": "Lopez"
  given hand of one: "E.M.H. Program"
  given plays_left of one = 1
  when one reports "E.M.H. Program" to "Federation Outpost"
  then "E.M.H. Program" is deactivated
  when one activates "E.M.H. Program"
  then refused
  when one beams "E.M.H. Program" from "Federation Outpost" to "U.S.S. Enterprise"
  when one activates "E.M.H. Program"
  then "E.M.H. Program" is not deactivated
}

scenario "Holo-Projectors run him aboard any ship, and on a planet from a ship" under cr98 cites cr98 "holo-projectors", "emh",
  "holo-outpost" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  given table of one: "Holo-Projectors"
  given crew of one on "U.S.S. Oberth": "E.M.H. Program", "Davies"
  then "E.M.H. Program" is not deactivated
  when one beams "E.M.H. Program" from "U.S.S. Oberth" to "Botanical Research"
  then "E.M.H. Program" in surface of "Botanical Research", "E.M.H. Program" is not deactivated
  given discard "Holo-Projectors"
  then "E.M.H. Program" in discard_pile of one
}

scenario "From an outpost nobody is projected" under cr98 cites cr98 "holo-projectors", "holo-outpost" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given table of one: "Holo-Projectors"
  given crew of one on "Federation Outpost": "E.M.H. Program", "Davies"
  then "E.M.H. Program" is deactivated
  when one beams "E.M.H. Program" from "Federation Outpost" to "Botanical Research"
  then refused
}
