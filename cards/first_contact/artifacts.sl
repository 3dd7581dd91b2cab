set first_contact "First Contact" released 1997

card "Antique Machine Gun" artifact {
  icons [AU]
  property [FC]
  traits hand_weapon
  used_as_equipment
  not encoded "Rogue Borg may be its targets, too"
  at start of personnel battle, if some your fighting personnel present: you may gun_down two opponent's fighting personnel at random
}

scenario "Before the fight the machine gun wounds two by chance, and only stuns an android" under r24 cites r24 "7.4.2-s2-responses" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Konmel" version "The Next Generation", "Antique Machine Gun"
  given away team of two on "Cloaked Mission": "Vash" version "The Next Generation" of two, "Data" version "The Next Generation" of two,
    "Kosinski" of two
  given turn of one
  when one attacks at "Cloaked Mission" with the team of "Konmel"
  one accepts
  random picks "Data", "Vash"
  then decision of one offers yes
  then "Data" is stunned, "Vash" is mortally_wounded, "Kosinski" is not stunned
}

card "Magic Carpet Ride OCD" artifact {
  icons [AU]
  property [FC]
  may seed at a space location
  not encoded "2 sentences of its text cannot be read yet"
}

card "Zefram Cochrane's Telescope" artifact {
  icons [AU]
  property [FC]
  used_as_equipment
  not encoded "one sentence of its text cannot be read yet"
}
