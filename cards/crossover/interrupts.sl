set crossover "Crossover" released 2015

titles "Handshake"

card "Shrouded Assailant" interrupt {
  property [DS9]
  traits Pah_wraith_related
  plays once every turn
  plays to {
    let killer be one your Treachery personnel in play where it using_a blade_weapon
    kill one personnel in play at random where it != killer and it is present_with killer
  }
  plays to nullify one "Handshake" in pending where it is just_played
}

scenario "A traitor with a blade stabs one of those beside him, whosever they are" under r24, r18 cites r24 "12.1-random-selection"
  cites r18 "random-select" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Zegov", "Kromm"
  given away team of two on "Cloaked Mission": "Davies" of two
  given hand of one: "Shrouded Assailant", another "Shrouded Assailant"
  when one plays "Shrouded Assailant"
  then refused
  given away team of one on "Cloaked Mission": "Mek'leth"
  when one plays "Shrouded Assailant"
  random picks "Davies"
  then "Davies" is killed, "Kromm" is not killed, "Shrouded Assailant" in discard_pile of one
  when one plays another "Shrouded Assailant"
  then refused
}
