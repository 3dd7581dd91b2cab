// What stands behind a happening is asked of whom it happens to, and a price of who pays it.

set hard_behind "Behind a happening" released 2026

card "Plain World" mission planet {
  Federation
  span 3
  points 30
  requires OFFICER
}

card "Only One" personnel unique {
  Federation
  OFFICER
  5 / 5 / 5
}

card "One of Many" personnel universal {
  Federation
  OFFICER
  5 / 5 / 5
}

card "Pension" event {
  plays on table
  when your personnel is killed, unless it is unique: score 1 from this
}

card "Fund of Heroes" event {
  plays on table
  when your personnel is killed, while it is unique: score 1 from this
}

card "Guardian Spirit" event {
  plays on table
  instead of your personnel is killed, unless it is unique: stop it
}

card "Quiet Day" event {
  plays on table
  at end of each turn, if no interrupt was played this turn: score 1 from this
}

card "Weary Scholar" personnel {
  Federation
  OFFICER
  5 / 5 / 5
  at cost (stop this): you may score 1 from this
}

card "Undying Martyr" personnel {
  Federation
  OFFICER
  5 / 5 / 5
  this cannot be killed
  at cost (kill this): you may score 1 from this
}

card "Book Club" event {
  plays on table
  at cost (lose_points 1, discard one card in hand of you): you may score 5 from this
}

scenario "For the unique one nothing is paid" under r24 cites r24 "12.2" {
  given mission of one: "Plain World"
  given table of one: "Pension", "Fund of Heroes"
  given away team of one on "Plain World": "Only One", "One of Many"
  given kill "Only One"
  then points of one = 1
  given kill "One of Many"
  then points of one = 2
}

scenario "The unique one is not spared" under r24 cites r24 "12.2" {
  given mission of one: "Plain World"
  given table of one: "Guardian Spirit"
  given away team of one on "Plain World": "Only One", "One of Many"
  given kill "Only One"
  given kill "One of Many"
  then "Only One" in discard_pile of one, "One of Many" is stopped
}

scenario "What was played is remembered when it is gone" under r24 cites r24 "6.5.1" {
  given table of one: "Quiet Day"
  given hand of one: "Life-form Scan"
  given turn of one
  when one plays "Life-form Scan"
  given announce turn_ends(one)
  then points of one = 0
}

scenario "Who is stopped cannot be stopped again to pay" under r24 cites r24 "10.2.1" {
  given mission of one: "Plain World"
  given away team of one on "Plain World": "Weary Scholar"
  given turn of one
  when one uses "Weary Scholar"
  then points of one = 1, "Weary Scholar" is stopped
  when one uses "Weary Scholar"
  then refused
}

scenario "Who cannot be killed cannot pay with his life" under r24 cites r24 "gl actions - step 1" {
  given mission of one: "Plain World"
  given away team of one on "Plain World": "Undying Martyr"
  given turn of one
  when one uses "Undying Martyr"
  then refused
}

scenario "Half a price is no price" under r24 cites r24 "gl actions - step 1" {
  given table of one: "Book Club"
  given turn of one
  when one uses "Book Club"
  then refused
}

// Each of two conditions has its own moment: what is said of the dead before, all else when he is gone.
card "Clan Feud" event {
  plays on table
  when your personnel is killed, if it is Klingon and some your Klingon personnel in play: score 1 from this
}

card "Last Hand" event {
  plays on ship
  when your personnel is killed, if no your personnel aboard host: score 1 from this
}

card "Blood Kin" personnel universal {
  Klingon
  OFFICER
  5 / 5 / 5
}

card "Lugger" ship { Federation; 6 / 6 / 6 }

scenario "He himself is no other, and without another nothing comes of it" under r24 cites r24 "12.2" {
  given mission of one: "Plain World"
  given table of one: "Clan Feud"
  given away team of one on "Plain World": "Blood Kin"
  given kill "Blood Kin"
  then points of one = 0
}
scenario "With another it does" under r24 cites r24 "12.2" {
  given mission of one: "Plain World"
  given table of one: "Clan Feud"
  given away team of one on "Plain World": "Blood Kin", another "Blood Kin"
  given kill "Blood Kin"
  then points of one = 1
}
scenario "The last one aboard the host is the last one" under r24 cites r24 "12.2" {
  given mission of one: "Plain World"
  given ship of one at "Plain World": "Lugger"
  given crew of one on "Lugger": "Only One", "One of Many"
  given "Last Hand" of one on "Lugger"
  given kill "One of Many"
  then points of one = 0
  given kill "Only One"
  then points of one = 1
}
