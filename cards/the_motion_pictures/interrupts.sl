set the_motion_pictures "The Motion Pictures" released 2002

card "I Do Not Take Orders From You!" interrupt {
  property [Ins]
  plays only if starter_of_battle = you
  plays once per battle
  plays at start of personnel battle to {
    for each p in every your fighting personnel with Treachery x2 {
      you may kill one opponent's fighting personnel with CUNNING < CUNNING of p
    }
  }
}

scenario "A traitor kills somebody duller before the fight" under r24 cites r24 "7.4.2-s2-responses" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Konmel" version "The Next Generation", "Duras" version "Life From Lifelessness"
  given away team of two on "Cloaked Mission": "Kromm" of two, "Kurak" of two
  given hand of one: "I Do Not Take Orders From You!"
  given turn of one
  when one attacks at "Cloaked Mission" with the team of "Konmel"
  when one plays "I Do Not Take Orders From You!"
  one accepts
  then decision of one offers yes
  then "Kromm" is killed, "Kurak" is not killed
}

scenario "In one battle orders are refused once" under r24 cites r24 "7.4.2-s2-responses" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Konmel" version "The Next Generation", "Duras" version "Life From Lifelessness"
  given away team of two on "Cloaked Mission": "Kromm" of two, "Kurak" of two
  given hand of one: "I Do Not Take Orders From You!", another "I Do Not Take Orders From You!"
  given turn of one
  when one attacks at "Cloaked Mission" with the team of "Konmel"
  when one plays "I Do Not Take Orders From You!"
  one declines
  then decision of one offers no another "I Do Not Take Orders From You!"
  then "Konmel" is fighting
}

card "Lure of the Nexus" interrupt {
  countdown 2
  property [Gen]
  not encoded "one sentence of its text cannot be read yet"
}

card "No, Kirk ... The Game's Not Over" interrupt {
  property [TWOK]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Prefix Code Transmission" interrupt {
  property [TWOK]
  traits Infiltration_related
  not encoded "2 sentences of its text cannot be read yet"
}

card "Smooth As an Android's Bottom?" interrupt {
  property [Ins]
  traits Question_related
  not encoded "one sentence of its text cannot be read yet"
}

card "The Needs of the Many ..." interrupt {
  property [TWOK]
  not encoded "2 sentences of its text cannot be read yet"
}

card "What Does God Need With a Starship?" interrupt {
  property [TFF]
  traits Question_related
  not encoded "one sentence of its text cannot be read yet"
}
