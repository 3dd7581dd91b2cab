// To whom something happens is described as he was just before it; who comes into play by it, as he comes.

set hard_as_they_were "As they were" released 2026

card "Near World" mission planet {
  Federation, Klingon
  span 2
  points 30
  requires OFFICER
}

card "Far World" mission planet {
  Federation, Klingon
  span 2
  points 30
  requires OFFICER
}

card "Long Boat" ship universal {
  Federation
  9 / 5 / 5
  staffing [Stf]
  systems Cloaking Device
}

card "Boatman" personnel universal {
  Federation
  OFFICER
  5 / 5 / 5
  icons [Stf]
}

card "Boarder" personnel universal {
  Klingon
  OFFICER
  5 / 5 / 5
}

card "Hull Insurance" event {
  plays on table
  when your ship is commandeered: score 5 from this
}

card "Prize Money" event {
  plays on table
  when opponent's ship is commandeered: score 7 from this
}

card "Second Breath" event {
  plays on table
  when your stopped personnel is unstopped: score 5 from this
}

card "Lifting the Veil" event {
  plays on table
  when your cloaked ship is decloaked: score 5 from this
}

card "Homecoming Party" event {
  plays on table
  when your personnel captive_of opponent is released: score 5 from this
}

card "Toll Gate" event {
  plays on mission
  when ship here is moved: score 5 from this
}

card "Bereaved" event {
  plays on table
  when your personnel is stopped, if no your personnel in play where it is not stopped: score 5 from this
}

scenario "Who loses his ship has lost it" under r24 cites r24 "12.3" {
  given mission of one: "Near World"
  given table of one: "Hull Insurance"
  given table of two: "Prize Money"
  given ship of one at "Near World": "Long Boat"
  given crew of two on "Long Boat": "Boarder" of two
  given two commandeers "Long Boat"
  then controller of "Long Boat" = two, points of one = 5, points of two = 7
}

scenario "Who takes a ship has lost none" under r24 cites r24 "12.3" {
  given mission of one: "Near World"
  given table of two: "Hull Insurance"
  given ship of one at "Near World": "Long Boat"
  given crew of two on "Long Boat": "Boarder" of two
  given two commandeers "Long Boat"
  then points of two = 0
}

scenario "Who is unstopped was stopped" under r24 cites r24 "10.2.1" {
  given mission of one: "Near World"
  given table of one: "Second Breath"
  given away team of one on "Near World": "Boatman"
  given stop "Boatman"
  given unstop "Boatman"
  then points of one = 5
}

scenario "What is decloaked was cloaked" under r24 cites r24 "gl cloaking device" {
  given mission of one: "Near World"
  given table of one: "Lifting the Veil"
  given ship of one at "Near World": "Long Boat"
  given cloak "Long Boat"
  given decloak "Long Boat"
  then points of one = 5
}

scenario "Who is released was a captive" under r24 cites r24 "7.7-release-card" {
  given mission of one: "Near World"
  given table of one: "Homecoming Party"
  given away team of one on "Near World": "Boatman"
  given away team of two on "Near World": "Boarder" of two
  given two captures "Boatman"
  given release "Boatman"
  then points of one = 5
}

scenario "A ship that is here and moves away" under r24 cites r24 "7.1.1" {
  given mission of one: "Near World"
  given mission of one: "Far World"
  given "Toll Gate" of one on "Near World"
  given ship of one at "Near World": "Long Boat"
  given crew of one on "Long Boat": "Boatman"
  given turn of one
  when one flies "Long Boat" to "Far World"
  then points of one = 5
}

scenario "One that arrives was not here" under r24 cites r24 "7.1.1" {
  given mission of one: "Near World"
  given mission of one: "Far World"
  given "Toll Gate" of one on "Far World"
  given ship of one at "Near World": "Long Boat"
  given crew of one on "Long Boat": "Boatman"
  given turn of one
  when one flies "Long Boat" to "Far World"
  then points of one = 0
}

scenario "Once it has happened, the `if` is asked" under r24 cites r24 "10.2.1" {
  given mission of one: "Near World"
  given table of one: "Bereaved"
  given away team of one on "Near World": "Boatman"
  given away team of one on "Near World": "Boarder"
  given stop "Boatman"
  then points of one = 0
  given stop "Boarder"
  then points of one = 5
}

card "Watcher at Night" personnel universal {
  Federation
  OFFICER
  5 / 5 / 5
  when this is captured: score 4 from this
  when this is disabled: score 8 from this
  when your personnel is disabled: score 1 from this
}

scenario "What silences a text is heard by it, and nothing later" under r24 cites r24 "10.2.3" {
  given mission of one: "Near World"
  given away team of one on "Near World": "Watcher at Night", "Boatman"
  given disable "Watcher at Night"
  then points of one = 9
  given disable "Boatman"
  then points of one = 9
}

scenario "Who is captured hears of it" under r24 cites r24 "10.2.3" {
  given mission of one: "Near World"
  given away team of one on "Near World": "Watcher at Night"
  given away team of two on "Near World": "Boatman" of two
  given two captures "Watcher at Night"
  then points of one > 3
}
