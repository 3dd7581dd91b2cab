set first_contact "First Contact" released 1997

card "Montana Missile Complex" time_location planet {
  plays on table
  native to this timeline "Zefram Cochrane", "Lily Sloane", "Phoenix", "Vulcan Lander", "Solkar", "Sevek", "T'Shonra", "Kathleen Tonell"
  not encoded "2 sentences of its text cannot be read yet, and no rule makes a place of it yet to which somebody could report"
}

scenario "While their own time is in play its natives report nowhere else" under cr98 cites cr98 "mmc-native" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given table of one: "Alternate Universe Door"
  given table of two: "Montana Missile Complex" of two
  given hand of one: "Solkar" version "First Contact", "Beverly Picard"
  given plays_left of one = 1
  when one reports "Solkar" version "First Contact" to "Federation Outpost"
  then refused
  when one reports "Beverly Picard" to "Federation Outpost"
  then "Beverly Picard" in interior of "Federation Outpost"
}

scenario "While it is not, they report to any outpost through an open door" under cr98 cites cr98 "mmc-absent" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given hand of one: "Solkar" version "First Contact"
  given plays_left of one = 1
  when one reports "Solkar" version "First Contact" to "Federation Outpost"
  then refused
  given table of one: "Alternate Universe Door"
  when one reports "Solkar" version "First Contact" to "Federation Outpost"
  then "Solkar" in interior of "Federation Outpost"
}
