set rules_of_acquisition "Rules of Acquisition" released 1999

card "Bodyguards" incident {
  icons [HA]
  property [DS9]
  seeds or plays on table
  not encoded "3 sentences of its text cannot be read yet"
}

card "Bribery" incident {
  icons [HA]
  property [DS9]
  traits Capturing_related
  seeds or plays on table
  once each turn, you may {
    let payer be one your bribing personnel
    discard one of latinum_of(payer)
    location of payer: gains Ferengi until end of your next turn
  }
  not encoded "it does not prevent a loss of points, nor release anybody"
}

rule bribes cites r24 "12.4" {
  adjective bribing (p: personnel) means (p has Smuggling or p has Greed) and size(latinum_of(p)) > 0
    and location of p is your mission and not covers("Ferenginar", location of p)
  noun latinum_of (p: personnel) gives set of equipment means
    every e: equipment where covers("Gold-Pressed Latinum", e) and e is your and e is present_with p
}

scenario "A bribe opens a mission to Ferengi until the end of the next turn" under r24 cites r24 "7.2.1" {
  given mission of one: "Botanical Research"
  given table of one: "Bribery"
  given away team of one on "Botanical Research": "Rata", "Gold-Pressed Latinum"
  when one attempts "Botanical Research"
  then refused
  given turn of one
  when one uses "Bribery"
  then "Botanical Research" is Ferengi, "Gold-Pressed Latinum" in discard_pile of one
  when one attempts "Botanical Research"
  then "Botanical Research" is attempted
  given announce turn_closes(one)
  then "Botanical Research" is Ferengi
  given turn of one
  given announce turn_closes(one)
  then "Botanical Research" is not Ferengi
}

card "Dabo" incident {
  property [DS9]
  plays on "Quark's Bar"
  not encoded "2 sentences of its text cannot be read yet"
}

card "Emergency Evacuation" incident {
  icons [HA]
  property [FC]
  seeds or plays on table
  not encoded "2 sentences of its text cannot be read yet"
}

card "HQ: Ferengi Credit Exchange" incident {
  property [DS9]
  not encoded "4 sentences of its text cannot be read yet"
}

card "It's Only a Game" incident {
  icons [HA], [Ref]
  property [DS9]
  seeds or plays on table
  not encoded "4 sentences of its text cannot be read yet"
}

card "Protection Racket" incident {
  countdown 4
  icons [HA]
  property [DS9]
  seeds or plays on table
  not encoded "5 sentences of its text cannot be read yet"
}

card "Quark's Isolinear Rods" incident {
  countdown 1
  icons [HA]
  property [DS9]
  seeds or plays on table
  not encoded "4 sentences of its text cannot be read yet"
}

card "Reactor Overload" incident {
  icons [HA], [Ref]
  property [DS9]
  not encoded "one sentence of its text cannot be read yet"
}

card "Writ of Accountability" incident {
  icons [HA], [Ref]
  property [DS9]
  not encoded "one sentence of its text cannot be read yet"
}
