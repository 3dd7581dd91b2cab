set shades_of_gray "Shades of Gray" released 2011

card "The Arsenal: Divided" dilemma space {
  property [TNG]
  facing it { divide(every unique personnel in team) }
  afterwards to get past INTEGRITY > 27 + (attempting_ship is staffed)
}

scenario "The Arsenal: Divided is passed by those whom the opponent leaves" under r24 cites r24 "7.2.2" {
  given mission of one: "Seize Freighter"
  given ship of one at "Seize Freighter": "Batris"
  given crew of one on "Batris": "Captain Worf", "Korris" version "The Next Generation", "Konmel" version "The Next Generation",
    "Kahless" version "The Next Generation", "Commander K'Ehleyr",
    "Jean-Luc Picard" version "The Next Generation", "Losta"
  given seeds of two under "Seize Freighter": "The Arsenal: Divided"
  when one attempts "Seize Freighter"
  then decision of one offers no "Losta"
  one chooses "Commander K'Ehleyr", "Konmel", "Jean-Luc Picard"
  then decision of two offers no "Konmel"
  two chooses way 1
  then "Konmel" is stopped, "Commander K'Ehleyr" is stopped, "Kahless" is not stopped, "Losta" is not stopped
  then "The Arsenal: Divided" in out_of_play of two, one solves "Seize Freighter"
}

scenario "The others may be stopped as well" under r24 cites r24 "7.2.2" {
  given mission of one: "Seize Freighter"
  given ship of one at "Seize Freighter": "Batris"
  given crew of one on "Batris": "Captain Worf", "Korris" version "The Next Generation", "Konmel" version "The Next Generation",
    "Kahless" version "The Next Generation", "Losta"
  given seeds of two under "Seize Freighter": "The Arsenal: Divided"
  when one attempts "Seize Freighter"
  one chooses "Konmel"
  two chooses way 2
  then "Captain Worf" is stopped, "The Arsenal: Divided" in seeds of "Seize Freighter", "Konmel" is stopped, "Batris" is stopped
}

scenario "Upright people on a ship that is no longer staffed do not pass" under r24 cites r24 "7.2.2" {
  given mission of one: "Seize Freighter"
  given ship of one at "Seize Freighter": "Batris"
  given crew of one on "Batris": "Korris" version "The Next Generation", "Konmel" version "The Next Generation",
    "Kahless" version "The Next Generation", "Koroth" version "The Next Generation", "Commander K'Ehleyr"
  given seeds of two under "Seize Freighter": "The Arsenal: Divided"
  when one attempts "Seize Freighter"
  one chooses "Korris"
  two chooses way 1
  then "Korris" is stopped, "The Arsenal: Divided" in seeds of "Seize Freighter"
}

card "Armus: Energy Field" dilemma space {
  property [TNG]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Armus: Roulette" dilemma planet {
  property [TNG]
  mission_continues
  not encoded "2 sentences of its text cannot be read yet"
}

card "Helpless" dilemma planet {
  property [TNG]
  traits Q_related
  not encoded "2 sentences of its text cannot be read yet"
}

card "High Rollers" dilemma planet {
  countdown 2
  icons [AU]
  property [TNG]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Royale Casino: Elevator" dilemma planet {
  points 7
  icons [AU]
  property [TNG]
  discard_dilemma
  not encoded "3 sentences of its text cannot be read yet"
}

card "Shore Leave" dilemma planet {
  property [TNG]
  traits female_related, male_related
  to get past male + female OR Honor + INTEGRITY > 50
  not encoded "one sentence of its text cannot be read yet"
}

card "The Loss" dilemma space planet {
  property [TNG]
  not encoded "2 sentences of its text cannot be read yet"
}

card "The Vengeance Factor" dilemma planet {
  countdown 2
  property [TNG]
  traits Virus_related
  not encoded "2 sentences of its text cannot be read yet"
}
