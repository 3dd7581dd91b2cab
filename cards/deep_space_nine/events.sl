set deep_space_nine "Deep Space Nine" released 1998

card "HQ: War Room" event {
  property [DS9]
  plays on mission where it is homeworld
  your personnel where (it has OFFICER or it has SECURITY or it has Leadership or it has Resistance) and mode of it in affiliations of (host as mission): CUNNING +2, STRENGTH +2
}

scenario "Two war rooms are one" under r24 cites r24 "g-cumulative-ex-warroom", "g-cumulative-noncum-target", "12.9-not-cumulative" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Konmel", "Kromm"
  given "HQ: War Room" on "Cloaked Mission"
  given another "HQ: War Room" on "Cloaked Mission"
  then STRENGTH of "Konmel" = 10 because add 2 "HQ: War Room"
  then CUNNING of "Konmel" = 7, STRENGTH of "Kromm" = 8
}
