set deep_space_nine "Deep Space Nine" released 1998

card "Study Badlands" mission space universal {
  span 5; points 25
  regions Badlands Region
  any crew may attempt
  requires Navigation x2 + Stellar Cartography x2
}

scenario "Missions of the Badlands lie side by side" under r24 cites r24 "4.2" {
  given mission of one: "Study Badlands"
  given mission of two: "Amnesty Talks"
  given mission pile of one: another "Study Badlands"
  when one seeds another "Study Badlands" at the right
  then position(another "Study Badlands") = position("Study Badlands") + 1, "Study Badlands" is Badlands Region
}

scenario "Whoever can steer and has the charts studies them" under r24 cites r24 "7.2.5" {
  given mission of two: "Study Badlands"
  given mission of two: another "Study Badlands"
  given ship of one at "Study Badlands": "Batris"
  given crew of one on "Batris": "Koral" version "The Next Generation", "Konmel" version "The Next Generation", "Captain Worf"
  when one attempts "Study Badlands"
  then one solves "Study Badlands", points of one = 25
}
