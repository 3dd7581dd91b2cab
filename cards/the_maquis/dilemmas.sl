set the_maquis "The Maquis" released 2014

card "Dramatis Personae" dilemma space planet {
  property [DS9]
  stop every personnel in team where it named_by team
  discard_dilemma
}

scenario "Whoever is named by another who is there plays his part, and the others go on" under r24 cites r24 "10.3" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Dramatis Personae"
  given away team of one on "Cloaked Mission": "Korris" version "The Next Generation", "Konmel" version "The Next Generation", "Zegov",
    "William T. Riker" version "The Next Generation", "Captain Worf", "Lore"
  when one attempts "Cloaked Mission"
  then "Korris" is stopped, "Konmel" is stopped, "William T. Riker" is stopped, "Zegov" is not stopped, "Lore" is not stopped
  then "Dramatis Personae" in out_of_play of two, one solves "Cloaked Mission"
}

scenario "Whose counterpart from the mirror is there is named as well" under r24 cites r24 "10.3" {
  given mission of one: "Botanical Research"
  given seeds of two under "Botanical Research": "Dramatis Personae"
  given away team of one on "Botanical Research": "Smiley", "Miles O'Brien", "Davies"
  when one attempts "Botanical Research"
  then "Miles O'Brien" is stopped, "Smiley" is not stopped, "Davies" is not stopped
}

scenario "Who is named by another rank or name is not named" under r24 cites r24 "10.3" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Dramatis Personae"
  given away team of one on "Cloaked Mission": "Captain Worf", "Commander K'Ehleyr", "Governor Worf"
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Koral" version "The Next Generation"
  when one attempts "Cloaked Mission"
  then "Captain Worf" is not stopped, "Commander K'Ehleyr" is not stopped, "Governor Worf" is not stopped
}

card "A Pleasant Surprise" dilemma space {
  property [DS9]
  not encoded "one sentence of its text cannot be read yet"
}

card "Deliberate Tactical Error" dilemma planet {
  property [DS9]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Maquis Vendetta" dilemma planet {
  property [DS9]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Protestations of Innocence" dilemma space planet {
  property [DS9]
  not encoded "one sentence of its text cannot be read yet"
}

card "Recurring Injury" dilemma space planet {
  property [DS9]
  traits MEDICAL_related
  nullify with 1 personnel with (Biology x2 or MEDICAL x3)
  not encoded "one sentence of its text cannot be read yet"
}

card "Sabotaged Plasma Conduit" dilemma space {
  property [DS9]
  to get past Computer Skill x2 + Physics OR Computer Skill + Physics x2
}

card "Scapegoat" dilemma space {
  property [DS9]
  afterwards to get past INTEGRITY > 24
  not encoded "one sentence of its text cannot be read yet"
}

card "Unscheduled \"Assistance\"" dilemma space {
  property [DS9]
  not encoded "2 sentences of its text cannot be read yet"
}
