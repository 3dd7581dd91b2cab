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
