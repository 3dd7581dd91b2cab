set alternate_universe "Alternate Universe" released 1995

card "Ajur" personnel {
  Non-Aligned
  SECURITY
  1 / 8 / 3
  species Vorgon
  icons [AU], [Stf]
  property [TNG]
  traits female
  dots 1
  mentions "Boratus"
  once per game, while host of this is planet mission and this alone_with_skill Archaeology
    and size(seeds of (host of this as mission)) > 3:
    you may peek_at_all_but_three(host of this as mission, you)
}

scenario "Ajur looks only where more than three lie face down, and once" under r24 cites r24 "gl-ajur" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Ajur", "Vash" version "The Next Generation"
  given seeds of two under "Cloaked Mission": "Archer", "Wind Dancer", "Nausicaans"
  when one uses "Ajur"
  then refused
}

scenario "Ajur is not alone with two archaeologists" under r24 cites r24 "gl-alone-with" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Ajur", "Vash" version "The Next Generation", "Barron"
  given seeds of two under "Cloaked Mission": "Archer", "Wind Dancer", "Nausicaans", "Microvirus"
  when one uses "Ajur"
  then refused
}

scenario "What is better left buried bars the mission to who has dug for it, until another one is completed" under r24
  cites r24 "icon-bb", "11.4-botany-bay", "gl-bb-icon" {
  given mission of one: "Cloaked Mission"
  given mission of one: "Test Mission"
  given away team of one on "Cloaked Mission": "Ajur", "Vash" version "The Next Generation"
  given seeds of two under "Cloaked Mission": "Archer", "Wind Dancer", "Nausicaans", "Stand-Off"
  when one uses "Ajur"
  two chooses "Archer", "Wind Dancer", "Nausicaans"
  then "Stand-Off" in attached of "Cloaked Mission"
  when one attempts "Cloaked Mission"
  then refused
  given announce complete("Test Mission")
  then "Stand-Off" = bottom(seeds of "Cloaked Mission")
}

card "Boratus" personnel {
  Non-Aligned
  SECURITY
  1 / 5 / 7
  species Vorgon
  icons [AU]
  property [TNG]
  traits male
  dots 1
  mentions "Ajur", "Jean-Luc Picard"
  once per game, while host of this is planet mission and this alone_with_skill Archaeology
    and size(seeds of (host of this as mission)) > 3:
    you may peek_at_all_but_three(host of this as mission, you)
}

scenario "One peek for Ajur, and one for Boratus, who is another" under r24, r18 cites r24 "gl-ajur", "12.8-once-per-game",
  "12.8-once-per-card-title",
  "gl-alone-with", "gl-encounter-when", "g-encounter-when", "g-in-play-once-per-game-stays" cites r18 "opg-copies", "opg-different-cards" {
  given mission of one: "Botanical Research"
  given seeds of two under "Botanical Research": "Archer", "Wind Dancer", "Microvirus", "Nausicaans"
  given away team of one on "Botanical Research": "Ajur", "Barron"
  given turn of one
  when one uses "Ajur"
  two chooses "Archer", "Wind Dancer", "Microvirus"
  then one sees "Nausicaans", one does not see "Archer", "Nausicaans" is not encountered
  when one uses "Ajur"
  then refused
  given put "Ajur" into hand of one
  given away team of one on "Botanical Research": another "Ajur"
  when one uses another "Ajur"
  then refused
  given put another "Ajur" into hand of one
  given away team of one on "Botanical Research": "Boratus"
  when one uses "Boratus"
  two chooses "Wind Dancer", "Microvirus", "Nausicaans"
  then one sees "Archer"
}

scenario "Ajur is not alone with Archaeology where somebody else is too" under r24 cites r24 "gl-alone", "gl-alone-with" {
  given mission of one: "Botanical Research"
  given seeds of two under "Botanical Research": "Archer", "Wind Dancer", "Microvirus", "Nausicaans"
  given away team of one on "Botanical Research": "Ajur", "Barron"
  given away team of two on "Botanical Research": "Kromm" of two
  given turn of one
  then "Ajur" is not alone
  when one uses "Ajur"
  then refused
}

card "Berlingoff Rasmussen" personnel {
  Non-Aligned
  CIVILIAN, Treachery, Archaeology, Greed
  2 / 6 / 4
  species human
  icons [AU]
  property [TNG]
  traits male, thief, Enterprise_related
  not encoded "2 sentences of its text cannot be read yet"
}

card "Dathon" personnel {
  Non-Aligned
  OFFICER, Diplomacy x2, Leadership, Honor
  9 / 8 / 6
  species Tamarian
  icons [Cmd]
  property [TNG]
  traits male
  mentions "Jalad", "Picard", "Rosani", "Sokath"
  not encoded "one sentence of its text cannot be read yet"
}

card "Lakanta" personnel {
  Non-Aligned
  CIVILIAN
  8 / 12 / 3
  species human
  icons [AU], [Stf]
  property [TNG]
  traits male
  mentions "Wesley Crusher"
  not encoded "2 sentences of its text cannot be read yet"
}

card "Maques" personnel {
  Non-Aligned
  VIP, Empathy x2, Diplomacy
  8 / 7 / 4
  species Cairn
  property [TNG]
  traits male, support_personnel
  mentions "Lwaxana Troi"
}

card "Mickey D." personnel {
  Non-Aligned
  CIVILIAN, Treachery
  1 / 5 / 8
  icons [AU]
  property [TNG]
  traits male, Royale_related
  mentions "Todd Matthews"
  not encoded "one sentence of its text cannot be read yet"
}
