set holodeck_adventures "Holodeck Adventures" released 2001

card "Clone Machine" incident {
  property [TNG]
  seeds or plays on mission where place_name of it = "Mariposa" or place_name of it = "Boreth"
  seeds or plays on [Dom] facility
  not encoded "an Infirmary; copies of your unique personnel report here; a Vorta who died comes back"
}

card "Children of Light" incident {
  property [VOY]
  traits Capturing_related
  not encoded "one sentence of its text cannot be read yet"
}

card "Cybernetics Expertise" incident {
  property [VOY]
  seeds or plays on table
  not encoded "2 sentences of its text cannot be read yet"
}

card "Holoprogram: 221B Baker Street" incident {
  property [TNG]
  not encoded "one sentence of its text cannot be read yet"
}

card "Holoprogram: Deadwood" incident {
  property [TNG]
  not encoded "3 sentences of its text cannot be read yet"
}

card "Holoprogram: Fortress of Doom" incident {
  property [VOY]
  not encoded "3 sentences of its text cannot be read yet"
}

card "Holoprogram: Noah's Mountain Retreat" incident {
  property [DS9]
  not encoded "4 sentences of its text cannot be read yet"
}

card "Holoprogram: The Office of Dixon Hill" incident {
  property [TNG]
  not encoded "5 sentences of its text cannot be read yet"
}

card "In the Zone" incident {
  icons [Ref]
  property [DS9]
  seeds or plays on table
  no more than 50 points of a turn count
  not encoded "2 sentences of its text cannot be read yet"
}

scenario "Of a turn no more than fifty points count, less what was lost in it, and the rest never will" under r24
  cites r24 "g-in-the-zone-net", "g-in-the-zone-persist" {
  given mission of one: "Cloaked Mission"
  given table of two: "In the Zone" of two
  given turn of one
  given one scores 60 from "Cloaked Mission"
  then counted_points of one = 50
  given one loses_points 5
  then points of one = 55, counted_points of one = 50
  given announce turn_closes(one)
  given turn of two
  given turn of one
  given one scores 20 from "Cloaked Mission"
  then points of one = 75, counted_points of one = 70
}

scenario "Of what a turn may bring and what bonus points may be the lower total counts" under r24
  cites r24 "g-in-the-zone-independent", "g-in-the-zone-ex1", "g-in-the-zone-ex2" {
  given mission of one: "Cloaked Mission"
  given table of two: "In the Zone" of two, "Lower Decks" of two
  given turn of one
  given one scores 35 from "Lower Decks"
  given one scores 30 from "Cloaked Mission"
  then points of one = 65, counted_points of one = 50
  given announce turn_closes(one)
  given turn of two
  given turn of one
  given one scores 15 from "Lower Decks"
  then points of one = 80, counted_points of one = 60
}

card "Jem'Hadar Shrouding" incident {
  property [DS9]
  not encoded "one sentence of its text cannot be read yet"
}

card "Tongo" incident {
  property [DS9]
  plays on table
  not encoded "11 sentences of its text cannot be read yet"
}

card "White Deprivation" incident {
  icons [Ref]
  property [DS9]
  seeds or plays on table
  not encoded "2 sentences of its text cannot be read yet"
}
