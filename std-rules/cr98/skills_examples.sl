// Skills that are selected, and dots that are counted.

scenario "What Frame of Mind leaves is any skill of 1998, and no ANIMAL" under cr98 cites cr98 "select-skill", "select-list" {
  given mission of one: "Acquire Surplus Ships"
  given away team of one on "Acquire Surplus Ships": "Captain Worf", "Kurak"
  given table of two: "Alternate Universe Door" of two
  given seeds of two under "Acquire Surplus Ships": "Frame of Mind"
  when one attempts "Acquire Surplus Ships"
  random picks "Captain Worf"
  then decision of two offers OFFICER, VIP, Barbering, Mindmeld, Youth
  then decision of two offers no ANIMAL, Law, Guramba, Smuggling
  two chooses Physics
  then decision of two offers no Physics
}

scenario "Two cards of one name are one persona" under cr98 cites cr98 "personas" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given crew of one on "Federation Outpost": "Data" version "Premiere"
  given hand of one: "Data" version "First Contact", "Geordi La Forge" version "First Contact"
  given plays_left of one = 1
  when one reports "Data" version "First Contact" to "Federation Outpost"
  then refused
  when one reports "Geordi La Forge" version "First Contact" to "Federation Outpost"
  then "Geordi La Forge" version "First Contact" in interior of "Federation Outpost"
}

scenario "Dots are counted as they are printed, not as skills are had" under cr98 cites cr98 "dots-not-skills", "dots-count" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Major Rakal", "Tasha Yar - Alternate", "Davies", "Tricorder"
  then skill_dots of "Major Rakal" = 1, skill_level(Tal Shiar, "Major Rakal") = 1
  then skill_dots of "Tasha Yar - Alternate" = 2
}
