set premiere "Premiere" released 1994

card "Vekor" personnel universal {
  Non-Aligned
  SCIENCE, MEDICAL, Navigation, Geology
  2 / 7 / 6
  icons [Cmd]
  property [TNG]
  traits female, Stone_of_Gol_related
  mentions "Baran"
}

scenario "Vekor works for anybody" under r24 cites r24 "6.3" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given hand of one: "Vekor"
  given plays_left of one = 1
  when one reports "Vekor" to "Federation Outpost"
  then "Vekor" in interior of "Federation Outpost", "Vekor" has MEDICAL, "Vekor" has Navigation, "Vekor" has Geology, "Vekor" has SCIENCE
}
