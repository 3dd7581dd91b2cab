// Ships that have landed, ships in dock, and what ships have.

scenario "A ship that has landed attacks nobody in orbit, and nobody attacks it" under cr98 cites cr98 "landed-no-battle" {
  given mission of one: "Cloaked Mission"
  given ship of one at "Cloaked Mission": "I.K.S. Bortas"
  given crew of one on "I.K.S. Bortas": "Konmel" version "The Next Generation"
  given ship of two at "Cloaked Mission": "U.S.S. Oberth" of two
  given put "U.S.S. Oberth" into surface of "Cloaked Mission"
  given turn of one
  when one attacks "U.S.S. Oberth" with "I.K.S. Bortas"
  then refused
  given put "I.K.S. Bortas" into surface of "Cloaked Mission"
  given put "U.S.S. Oberth" into orbit of "Cloaked Mission"
  when one attacks "U.S.S. Oberth" with "I.K.S. Bortas"
  then refused
  given put "I.K.S. Bortas" into orbit of "Cloaked Mission"
  when one attacks "U.S.S. Oberth" with "I.K.S. Bortas"
  then "Cloaked Mission" is struck_at
}

scenario "What is played on ships is not played on one that has landed" under cr98 cites cr98 "landed-no-target" {
  given mission of one: "Cloaked Mission"
  given ship of two at "Cloaked Mission": "U.S.S. Oberth" of two
  given put "U.S.S. Oberth" into surface of "Cloaked Mission"
  given hand of one: "Warp Core Breach"
  given plays_left of one = 1
  when one plays "Warp Core Breach" on "U.S.S. Oberth"
  then refused
  given put "U.S.S. Oberth" into orbit of "Cloaked Mission"
  when one plays "Warp Core Breach" on "U.S.S. Oberth"
  then "Warp Core Breach" in attached of "U.S.S. Oberth"
}

scenario "Nor does a card choose it" under cr98 cites cr98 "landed-no-target" {
  given mission of one: "Cloaked Mission"
  given ship of one at "Cloaked Mission": "U.S.S. Oberth"
  given put "U.S.S. Oberth" into surface of "Cloaked Mission"
  given hand of one: "Transwarp Conduit"
  when one plays "Transwarp Conduit"
  then refused
  given put "U.S.S. Oberth" into orbit of "Cloaked Mission"
  when one plays "Transwarp Conduit"
  then RANGE of "U.S.S. Oberth" = 12
}

scenario "Where it could report, a ship is repaired: one of nobody's at an outpost of the Federation" under cr98
  cites cr98 "repair-compatible" {
  given mission of one: "Amnesty Talks"
  given outpost of one at "Amnesty Talks": "Federation Outpost"
  given ship of one docked at "Federation Outpost": "Mercenary Ship"
  given damage "Mercenary Ship"
  given docked_in_turn of "Mercenary Ship" = 0
  given turns_in_dock of "Mercenary Ship" = 1
  given turn of one
  given announce turn_ends(one)
  then "Mercenary Ship" is not damaged
}

scenario "A treaty opens a dock, and without one it stays closed" under cr98 cites cr98 "repair-compatible" {
  given mission of one: "Amnesty Talks"
  given outpost of one at "Amnesty Talks": "Federation Outpost"
  given ship of one at "Amnesty Talks": "Haakona"
  given crew of one on "Haakona": "Taris", "Tallus", "Palteth", "Takket"
  given damage "Haakona"
  given turn of one
  when one docks "Haakona" at "Federation Outpost"
  then refused
  given table of one: "Treaty: Federation/Romulan"
  when one docks "Haakona" at "Federation Outpost"
  then "Haakona" is docked
  given docked_in_turn of "Haakona" = 0
  given turns_in_dock of "Haakona" = 1
  given announce turn_ends(one)
  then "Haakona" is not damaged
}

scenario "A Neutral Outpost repairs nothing" under cr98 cites cr98 "repair-not-neutral" {
  given mission of one: "Amnesty Talks"
  given mission of one: "Seize Freighter"
  given outpost of one at "Amnesty Talks": "Neutral Outpost"
  given outpost of one at "Seize Freighter": "Federation Outpost"
  given ship of one docked at "Neutral Outpost": "Mercenary Ship"
  given ship of one docked at "Federation Outpost": another "Mercenary Ship"
  given damage "Mercenary Ship"
  given damage another "Mercenary Ship"
  given docked_in_turn of "Mercenary Ship" = 0
  given turns_in_dock of "Mercenary Ship" = 1
  given docked_in_turn of another "Mercenary Ship" = 0
  given turns_in_dock of another "Mercenary Ship" = 1
  given turn of one
  given announce turn_ends(one)
  then "Mercenary Ship" is damaged, another "Mercenary Ship" is not damaged
}

scenario "Special equipment is what a ship has in a word or two, and no sentence of its text" under cr98 cites cr98 "special-equipment" {
  given hand of one: "U.S.S. Stargazer", "Decius", "U.S.S. Enterprise" version "Premiere", "U.S.S. Phoenix"
  then "U.S.S. Stargazer" is Tractor Beam, size(systems of "U.S.S. Stargazer") = 1, "Decius" is Cloaking Device
  then "U.S.S. Enterprise" is Holodeck
}
