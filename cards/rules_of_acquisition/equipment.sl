set rules_of_acquisition "Rules of Acquisition" released 1999

card "Small Cloaking Device" equipment {
  countdown 4
  property [DS9]
  for free with your personnel where it has Smuggling or it has Acquisition
  while host is your ship and host is needs_no_staff, host: gains Cloaking Device
  counts down only while host is cloaked
}

scenario "It comes for free to a smuggler, and cloaks a ship that asks for no staff" under r24 cites r24 "6.1.1", "7.6" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given outpost of one at "Botanical Research": "Neutral Outpost"
  given crew of one on "Federation Outpost": "Vash" version "The Next Generation"
  given hand of one: "Small Cloaking Device"
  given plays_left of one = 0
  when one reports "Small Cloaking Device" for free to "Neutral Outpost"
  then refused
  when one reports "Small Cloaking Device" for free to "Federation Outpost"
  then "Small Cloaking Device" in interior of "Federation Outpost"
  given ship of one at "Botanical Research": "Runabout"
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  given put "Small Cloaking Device" into interior of "U.S.S. Oberth"
  then not ("U.S.S. Oberth" is Cloaking Device)
  given put "Small Cloaking Device" into interior of "Runabout"
  then "Runabout" is Cloaking Device
}

scenario "Aboard the opponent's ship it hides nobody" under r24 cites r24 "7.6" {
  given mission of one: "Botanical Research"
  given ship of two at "Botanical Research": "Runabout" of two
  given crew of one on "Runabout": "Small Cloaking Device"
  then not ("Runabout" is Cloaking Device)
}

scenario "It runs down only while the ship is cloaked, and with it the cloak" under r24 cites r24 "8.1" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "Runabout"
  given crew of one on "Runabout": "Small Cloaking Device"
  given counter of "Small Cloaking Device" = 4
  given announce turn_ends(one)
  then counter of "Small Cloaking Device" = 4
  given cloak "Runabout"
  given announce turn_ends(one)
  then counter of "Small Cloaking Device" = 3
  given counter of "Small Cloaking Device" = 1
  given announce turn_ends(one)
  then "Small Cloaking Device" in discard_pile of one, "Runabout" is not cloaked
}

card "Breen CRM114" equipment {
  property [DS9]
  traits disruptor, hand_weapon
  not encoded "3 sentences of its text cannot be read yet"
}

card "Ferengi Disruptor" equipment {
  property [TNG]
  traits disruptor, hand_weapon
  users Ferengi, Non-Aligned
  your personnel present: STRENGTH +2
  cumulative
}

card "Ferengi Disruptor Rifle" equipment {
  property [DS9]
  traits disruptor, hand_weapon
  users Ferengi, Non-Aligned
  your personnel present: STRENGTH +3
  your personnel present where not (it aboard some your ship): loses Diplomacy x1
  cumulative
}

card "Ferengi PADD" equipment {
  property [DS9]
  users Ferengi
  your personnel present: CUNNING +2
  cumulative
}

card "Gold-Pressed Latinum" equipment {
  property [DS9]
  not encoded "one sentence of its text cannot be read yet"
}

card "Kukalaka" equipment {
  property [DS9]
  unique
  not encoded "2 sentences of its text cannot be read yet"
}

card "Scepter of the Grand Nagus" equipment {
  property [DS9]
  unique
  not encoded "one sentence of its text cannot be read yet"
}

card "The Ferengi Rules of Acquisition" equipment {
  icons [Rule]
  property [DS9]
  not encoded "one sentence of its text cannot be read yet"
}
