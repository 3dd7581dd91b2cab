set blaze_of_glory "Blaze of Glory" released 1999

card "New Essentialists" dilemma planet {
  property [DS9]
  unless INTEGRITY > 40 + Honor x2 OR CUNNING > 40 + Treachery x2: place_atop one not_Borg personnel in team at random
  nullified by "Jamaharon"
}

scenario "Jamaharon convinces them before they have convinced anybody" under r24 cites r24 "7.2.2" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Davies", "Lopez"
  given hand of one: "Jamaharon"
  given seeds of two under "Botanical Research": "New Essentialists"
  when one attempts "Botanical Research"
  when one nullifies "New Essentialists" with "Jamaharon"
  then "New Essentialists" is nullified, "Davies" is not stopped, "Davies" in surface of "Botanical Research"
}

scenario "Upright and honourable people convince them" under r24 cites r24 "7.2.2" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Spock", "Robert DeSoto", "Tasha Yar - Alternate", "Deanna Troi", "Lopez", "Davies"
  given seeds of two under "Botanical Research": "New Essentialists"
  when one attempts "Botanical Research"
  then "New Essentialists" is discarded, "Davies" is not stopped
}

scenario "Clever and treacherous people convince them" under r24 cites r24 "7.2.2" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Spock", "Data", "Koral", "Vash", "Kosinski", "Davies"
  given seeds of two under "Botanical Research": "New Essentialists"
  when one attempts "Botanical Research"
  then "New Essentialists" is discarded, "Davies" is not stopped
}

scenario "Anybody else sends one back to the draw deck" under r24 cites r24 "7.2.2" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Davies", "Lopez", "Thirteen of Nineteen"
  given seeds of two under "Botanical Research": "New Essentialists"
  when one attempts "Botanical Research"
  random picks "Davies"
  then "Davies" in draw_deck of one, "Davies" is not killed, "Lopez" is stopped, "New Essentialists" in seeds of "Botanical Research"
}

card "Chula: The Lights" dilemma space planet {
  property [DS9]
  facing it {
    let nearest be those of (p: personnel in team) with lowest at_least(total_attributes of p - 22, 22 - total_attributes of p)
    let chosen be one of nearest
    return_to_hand chosen
  }
  afterwards to get past CUNNING > 24
}
