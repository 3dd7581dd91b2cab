set rules_of_acquisition "Rules of Acquisition" released 1999

card "Arandis" personnel {
  Non-Aligned
  CIVILIAN, Youth, Music
  7 / 6 / 4
  species Risian
  special download "Jamaharon"
  property [DS9]
  traits female
  mentions "Curzon Dax"
  not encoded "what she does on Risa, and that she may seed or report there"
}

scenario "Jamaharon that Arandis sends for nullifies a Horga'hn wherever it is" under r24 cites r24 "6.5.5-location" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Arandis"
  given table of two: "Horga'hn" of two
  given draw deck of one: "Jamaharon"
  when one suspends play with "Arandis"
  then "Horga'hn" is nullified, "Jamaharon" in discard_pile of one
}

scenario "It takes a man to Risa from where Arandis is, and from nowhere else" under r24 cites r24 "6.5.5-location" {
  given mission of one: "Risa Shore Leave"
  given mission of one: "Botanical Research"
  given mission of one: "Cloaked Mission"
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Arandis"
  given away team of two on "Cloaked Mission": "Kromm" of two
  given draw deck of one: "Jamaharon"
  when one suspends play with "Arandis"
  then refused
  given away team of one on "Botanical Research": "Martin"
  when one suspends play with "Arandis"
  then "Martin" in surface of "Risa Shore Leave", "Kromm" in surface of "Cloaked Mission"
}

scenario "From hand it takes whomever its player likes" under r24 cites r24 "6.5.5-location" {
  given mission of one: "Risa Shore Leave"
  given mission of one: "Cloaked Mission"
  given away team of two on "Cloaked Mission": "Kromm" of two
  given hand of one: "Jamaharon"
  when one plays "Jamaharon"
  then "Kromm" in surface of "Risa Shore Leave"
}

card "Krozh" personnel universal {
  Non-Aligned
  SECURITY, Navigation, Treachery, Guramba
  3 / 5 / 10
  species Nausicaan
  icons [Stf]
  property [DS9]
  traits male, bodyguard
  dots 1
  mentions "Brunt"
  may report with your FCA personnel
}

scenario "Whoever attacks Guramba needs two leaders, and strikes back without one" under r24, r18 cites r24 "10.1-guramba",
  "gl-guramba-borg",
  "g-guramba" cites r18 "loaded-lost" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Konmel" version "The Next Generation", "Kurak"
  given away team of two on "Cloaked Mission": "Krozh" of two
  given turn of one
  when one attacks at "Cloaked Mission" with the team of "Konmel"
  then "Cloaked Mission" is not struck_at, "Konmel" is not stopped
  given away team of one on "Cloaked Mission": "Korris" version "The Next Generation"
  given turn of one
  given set spared_by of one to nothing
  when one attacks at "Cloaked Mission" with the team of "Konmel"
  then decision of one offers "Korris"
  then "Cloaked Mission" is struck_at
}

scenario "In a ship battle one leader is enough against it" under r24 cites r24 "g-guramba-ship" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "I.K.S. Bortas"
  given crew of one on "I.K.S. Bortas": "Konmel" version "The Next Generation"
  given ship of two at "Amnesty Talks": "Batris" of two
  given crew of two on "Batris": "Krozh" of two
  given turn of one
  when one attacks "Batris" with "I.K.S. Bortas"
  then "Amnesty Talks" is struck_at
}

card "Frool" personnel universal {
  Ferengi
  CIVILIAN, Greed, Youth
  4 / 5 / 4
  species ferengi_species
  property [DS9]
  traits male, waiter
  dots 1
  for free on "Ferengi Trading Post"
}

scenario "Frool comes to his masters for free" under r24 cites r24 "6.1.1" {
  given mission of one: "Deliver Message"
  given outpost of one at "Deliver Message": "Ferengi Trading Post"
  given hand of one: "Frool"
  given plays_left of one = 0
  when one reports "Frool" for free to "Ferengi Trading Post"
  then "Frool" in interior of "Ferengi Trading Post"
}

scenario "The Tower of Commerce welcomes one each turn for free, and others at the price of a play" under r24 cites r24 "6.1.1", "6.3" {
  given mission of one: "Deliver Message"
  given headquarters of one at "Deliver Message": "Tower of Commerce"
  given hand of one: "Frool", another "Frool", third "Frool"
  given plays_left of one = 1
  when one welcomes "Frool" at "Tower of Commerce"
  then "Frool" in interior of "Tower of Commerce", plays_left of one = 1
  when one welcomes another "Frool" at "Tower of Commerce"
  then refused
  when one reports another "Frool" to "Tower of Commerce"
  then plays_left of one = 0
  when one reports third "Frool" to "Tower of Commerce"
  then refused
}

card "Tog" personnel {
  Ferengi
  OFFICER, Greed, Anthropology, Exobiology
  5 / 8 / 6
  species ferengi_species
  icons [Cmd]
  property [TNG]
  traits male, DaiMon, Capturing_related
  mentions "Lwaxana Troi"
  dots 1
  once per game: you may capture one Empathy personnel present
}

card "Berik" personnel {
  Ferengi
  OFFICER, Leadership, SECURITY, Physics, Stellar Cartography
  5 / 7 / 7
  species ferengi_species
  icons [Stf]
  property [TNG]
  traits male, Enterprise_related
  mentions "Lurin", "Morta"
}

scenario "Once in a game Tog takes an empath who is there" under r24, r18 cites r24 "7.7-relocate", "12.8-once-per-game"
  cites r18 "cap-relocate", "opg-copies" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Tog"
  given away team of two on "Botanical Research": "Lwaxana Troi" of two, "Deanna Troi" version "The Next Generation" of two,
    "Davies" of two
  given turn of one
  when one uses "Tog" on "Lwaxana Troi"
  then "Lwaxana Troi" is captive_of one, "Lwaxana Troi" is escorted
  when one uses "Tog" on "Deanna Troi"
  then refused
}

scenario "Each player whose Tog it is takes somebody once" under r24, r18 cites r24 "12.8-once-per-player" cites r18 "opg-each-player" {
  given mission of one: "Botanical Research"
  given mission of one: "Cloaked Mission"
  given away team of one on "Botanical Research": "Tog"
  given away team of two on "Botanical Research": "Lwaxana Troi" of two, "Deanna Troi" version "The Next Generation" of two
  given away team of two on "Cloaked Mission": "Tog" of two
  given away team of one on "Cloaked Mission": another "Lwaxana Troi"
  given turn of one
  when one uses "Tog" on "Lwaxana Troi"
  when one uses "Tog" on "Deanna Troi"
  then refused
  given turn of two
  when two uses another "Tog" on another "Lwaxana Troi"
  then another "Lwaxana Troi" is captive_of two
}
