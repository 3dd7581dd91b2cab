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
  your personnel present where it is not Borg: INTEGRITY + (3 if some "Leeta" present else 2)
  while number of times you played "Brain Drain" this turn + number of times you played "Going to the Top" this turn > 0:
    you cannot play "Brain Drain" or "Going to the Top"
  while number of times opponent played "Brain Drain" this turn + number of times opponent played "Going to the Top" this turn > 0:
    opponent cannot play "Brain Drain" or "Going to the Top"
}

scenario "Kukalaka comforts those of its player who are there and no Borg, more so with Leeta" under r24 cites r24 "12.4" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Lopez"
  given away team of one on "Botanical Research": "Davies", "Kukalaka", "Thirteen of Nineteen"
  given away team of two on "Botanical Research": "Kromm" of two
  then INTEGRITY of "Davies" = 8, INTEGRITY of "Lopez" = 7, INTEGRITY of "Kromm" = 5, INTEGRITY of "Thirteen of Nineteen" = 5
  given away team of one on "Botanical Research": "Leeta"
  then INTEGRITY of "Davies" = 9, INTEGRITY of "Leeta" = 10, INTEGRITY of "Lopez" = 7, INTEGRITY of "Kromm" = 5
}

scenario "One drained brain or one way to the top is all that anybody plays in a turn" under r24 cites r24 "12.2" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Davies", "Kukalaka"
  given hand of one: "Going to the Top", "Brain Drain", another "Brain Drain"
  given hand of two: "Brain Drain" of two, "Going to the Top" of two
  given turn of one
  then "Brain Drain" can be played by one, "Going to the Top" can be played by one
  given earlier plays of one: "Brain Drain"
  then not (another "Brain Drain" can be played by one), not ("Going to the Top" can be played by one),
    "Brain Drain" of two can be played by two, "Going to the Top" of two can be played by two
  given earlier plays of two: "Going to the Top" of two
  then not ("Brain Drain" of two can be played by two)
  given next_turn two
  then another "Brain Drain" can be played by one, "Going to the Top" can be played by one, "Brain Drain" of two can be played by two
}

scenario "Without Kukalaka nobody is held to one" under r24 cites r24 "12.2" {
  given hand of one: "Going to the Top", another "Brain Drain"
  given turn of one
  given earlier plays of one: "Brain Drain"
  then another "Brain Drain" can be played by one, "Going to the Top" can be played by one
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
