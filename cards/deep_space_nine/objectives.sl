set deep_space_nine "Deep Space Nine" released 1998

card "Beware of Q" objective {
  property [DS9]
  not encoded "one sentence of its text cannot be read yet"
}

card "Establish Tractor Lock" objective {
  icons [HA]
  property [DS9]
  not encoded "5 sentences of its text cannot be read yet"
}

card "Explore Gamma Quadrant" objective {
  points 5
  property [DS9]
  seeds or plays on table
  not encoded "2 sentences of its text cannot be read yet"
}

card "File Mission Report" objective {
  points 5
  property [DS9]
  seeds or plays on table
  not encoded "3 sentences of its text cannot be read yet"
}

card "HQ: Defensive Measures" objective {
  countdown 3
  icons [HA]
  property [DS9]
  seeds or plays on table
  not encoded "2 sentences of its text cannot be read yet"
}

card "HQ: Return Orb to Bajor" objective {
  points 10
  property [DS9]
  plays on your [Orb] personnel
  not encoded "3 sentences of its text cannot be read yet"
}

card "HQ: Secure Homeworld" objective {
  property [DS9]
  traits Capturing_related
  seeds or plays on mission where it is homeworld
  also attempted with Leadership x2 + SECURITY + (Honor OR Treachery) + (INTEGRITY > points_facing(attempted_mission, attempter)
      OR CUNNING > points_facing(attempted_mission, attempter) OR STRENGTH > points_facing(attempted_mission, attempter)):
    personnel where it at_home_on host
  when you solve mission, if it = host: capture every opponent's personnel in surface of (host as mission) where not (it at_home_on host)
}

scenario "Those of the homeworld secure it by what the objective asks, and take whoever does not belong there" under r24, r18
  cites r24 "gl HQ: Secure Homeworld", "gl-hw-match", "7.7" cites r18 "solve-alt-objective", "solve-alt-affiliation" {
  given mission of one: "Alter Records"
  given "HQ: Secure Homeworld" of one on "Alter Records"
  given away team of one on "Alter Records": "Kira Nerys" version "Deep Space Nine", "Shakaar Edon", "Odo" version "Deep Space Nine",
    "Tahna Los"
  given ship of two at "Alter Records": "Batris" of two
  given crew of two on "Batris": "Kurak" of two
  given away team of two on "Alter Records": "Kromm" of two, "Tahna Los" of two
  when one attempts "Alter Records"
  then one solves "Alter Records", "Kromm" is captured, "Tahna Los" of two is not captured, "Kurak" is not captured,
    points of one = points of "Alter Records"
}

scenario "Whoever has not what it asks does not solve the mission, whatever the mission itself asks" under r24 cites r24 "7.2.5" {
  given mission of one: "Alter Records"
  given "HQ: Secure Homeworld" of one on "Alter Records"
  given away team of one on "Alter Records": "Kira Nerys" version "Deep Space Nine", "Shakaar Edon", "Odo" version "Deep Space Nine"
  then (sum of STRENGTH of p over p: personnel in surface of "Alter Records") < 36
  when one attempts "Alter Records"
  then one does not solve "Alter Records", "Kira Nerys" is not stopped
}

scenario "Without the objective they may not attempt the mission, and it is of no use to the other player" under r24 cites r24 "7.2.1" {
  given mission of one: "Alter Records"
  given "HQ: Secure Homeworld" of two on "Alter Records"
  given away team of one on "Alter Records": "Kira Nerys" version "Deep Space Nine", "Shakaar Edon", "Odo" version "Deep Space Nine",
    "Tahna Los"
  when one attempts "Alter Records"
  then refused because r24 "7.2.1"
}

scenario "Whoever does not match the homeworld attempts it by its own requirements alone" under r24, r18 cites r24 "7.2.1", "gl-hw-match"
  cites r18 "solve-alt-affiliation" {
  given mission of one: "Alter Records"
  given "HQ: Secure Homeworld" of one on "Alter Records"
  given away team of one on "Alter Records": "Captain Worf", "Kurak", "Kromm"
  when one attempts "Alter Records"
  then refused because r24 "7.2.1"
}

scenario "Who attempts the mission for its own sake meets what it asks itself" under r24 cites r24 "7.2.5" {
  given mission of one: "Cloaked Mission"
  given "HQ: Secure Homeworld" of one on "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Captain Worf"
  given away team of two on "Cloaked Mission": "Davies" of two, "Taul" of two
  when one attempts "Cloaked Mission"
  then one solves "Cloaked Mission", "Davies" is captured, "Taul" is not captured
}

scenario "It is played on a homeworld only" under r24 cites r24 "6.2" {
  given mission of one: "Alter Records"
  given mission of one: "Amnesty Talks"
  given hand of one: "HQ: Secure Homeworld", another "HQ: Secure Homeworld"
  given plays_left of one = 2
  when one plays "HQ: Secure Homeworld" on "Amnesty Talks"
  then refused because r24 "6.2"
  when one plays another "HQ: Secure Homeworld" on "Alter Records"
  then another "HQ: Secure Homeworld" in attached of "Alter Records"
}

card "Navigate Plasma Storms" objective {
  property [DS9]
  seeds or plays on table
  not encoded "6 sentences of its text cannot be read yet"
}

card "Plans of the Obsidian Order" objective {
  icons [HA]
  property [DS9]
  seeds or plays on table
  not encoded "3 sentences of its text cannot be read yet"
}

card "Plans of the Tal Shiar" objective {
  icons [HA]
  property [DS9]
  seeds or plays on table
  not encoded "3 sentences of its text cannot be read yet"
}

card "Process Ore" objective {
  property [DS9]
  not encoded "3 sentences of its text cannot be read yet"
}

card "Rescue Personnel" objective {
  points 5
  property [DS9]
  unique
  not encoded "4 sentences of its text cannot be read yet"
}
