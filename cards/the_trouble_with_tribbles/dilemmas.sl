set the_trouble_with_tribbles "The Trouble with Tribbles" released 2000

card "Chula: The Drink" dilemma space planet {
  property [DS9]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Chula: The Way Home" dilemma space planet {
  property [DS9]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Executive Authorization" dilemma planet {
  property [DS9]
  to get past president OR high_council_leader OR general OR legate OR chancellor OR proconsul OR chairman OR intendant OR minister OR kai
    OR founder OR nagus OR governor OR queen OR counterpart OR any "PADD"
}

scenario "A president has the authority, whoever serves under him has none" under r24 cites r24 "7.2.2", "10.3" {
  given mission of one: "Botanical Research"
  given seeds of two under "Botanical Research": "Executive Authorization"
  given away team of one on "Botanical Research": "Davies"
  given turn of one
  when one attempts "Botanical Research"
  then "Davies" is stopped, "Executive Authorization" in seeds of "Botanical Research"
  given announce turn_begins(one)
  given away team of one on "Botanical Research": "Jaresh-Inyo"
  when one attempts "Botanical Research"
  then "Executive Authorization" is discarded
}

scenario "Any PADD shows the authority" under r24 cites r24 "7.2.2", "gl any" {
  given mission of one: "Botanical Research"
  given seeds of two under "Botanical Research": "Executive Authorization"
  given away team of one on "Botanical Research": "Davies", "Medical PADD"
  when one attempts "Botanical Research"
  then "Executive Authorization" is discarded
}

scenario "A PADD that nobody there may use shows nothing" under r24 cites r24 "gl Equipment" {
  given mission of one: "Botanical Research"
  given seeds of two under "Botanical Research": "Executive Authorization"
  given away team of one on "Botanical Research": "Davies", "Klingon PADD"
  when one attempts "Botanical Research"
  then "Executive Authorization" in seeds of "Botanical Research"
}

card "Ferengi Infestation" dilemma space planet {
  property [DS9]
  traits Empok_Nor_related, male_related
  to get past SECURITY x2 + CUNNING > 50
  not encoded "one sentence of its text cannot be read yet"
}

card "Lineup" dilemma space planet {
  property [DS9]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Oops!" dilemma space planet {
  property [DS9]
  traits Empok_Nor_related
  not encoded "2 sentences of its text cannot be read yet"
}

card "Palukoo" dilemma planet {
  countdown 2
  property [DS9]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Q Gets the Point" dilemma space planet {
  property [TNG]
  traits Q_related
  not encoded "2 sentences of its text cannot be read yet"
}
