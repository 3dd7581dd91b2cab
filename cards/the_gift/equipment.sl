set the_gift "The Gift" released 2018

card "Kazon PADD" equipment {
  property [VOY]
  while some your [DQ] personnel present where it is not Federation, your personnel present: CUNNING +2
  cumulative
}

scenario "Somebody from the far quadrant must read it, who is not of the Federation" under r24 cites r24 "gl equipment" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Amarie", "Kazon PADD"
  then CUNNING of "Amarie" = printed CUNNING of "Amarie"
  given away team of one on "Botanical Research": "Arturis"
  then CUNNING of "Amarie" = printed CUNNING of "Amarie" + 2, CUNNING of "Arturis" = printed CUNNING of "Arturis" + 2
}
