set rules_of_acquisition "Rules of Acquisition" released 1999

card "Tower of Commerce" headquarters {
  Ferengi
  40
  property [DS9]
  not_duplicatable
  seeds or plays on "Ferenginar"
  one plays for free here once each turn: card where covers("HQ", it)
    or (it is Ferengi personnel and (it has VIP or it has CIVILIAN or it is Hupyrian))
}

scenario "An order that lies on the homeworld is free once each turn by the tower there" under r24 cites r24 "6.1.1", "12.4" {
  given mission of one: "Deliver Message"
  given "Tower of Commerce" of one on "Deliver Message"
  given hand of one: "HQ: War Room", another "HQ: War Room"
  given turn of one
  given plays_left of one = 0
  when one plays "HQ: War Room" on "Deliver Message" for free
  then "HQ: War Room" in attached of "Deliver Message"
  when one plays another "HQ: War Room" on "Deliver Message" for free
  then refused
}

card "Continuing Committee" headquarters {
  Romulan
  44
  property [DS9]
  seeds or plays on "Romulus"
  not_duplicatable
  not encoded "2 sentences of its text cannot be read yet"
}

card "Ferengi Outpost" outpost universal {
  Ferengi
  30
  property [DS9]
  seed one
  build where your Ferengi ENGINEER personnel
}
