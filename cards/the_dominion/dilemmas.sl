set the_dominion "The Dominion" released 1999

card "Chula: The Chandra" dilemma space planet {
  property [DS9]
  facing it {
    let lucky be one personnel in team at random
    stop every personnel in team where it != lucky and not (it shares_an_attribute_with lucky)
  }
}

scenario "Those who match one number of the chosen go on" under r24 cites r24 "gl Chula: The Chandra" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Lopez", "Davies", "Data" version "The Next Generation", "Dr. Christopher", "Spock"
  given seeds of two under "Botanical Research": "Chula: The Chandra"
  when one attempts "Botanical Research"
  random picks "Lopez"
  then "Lopez" is not stopped, "Data" is not stopped, "Spock" is not stopped
  then "Davies" is stopped, "Dr. Christopher" is stopped, "Chula: The Chandra" is discarded
}

scenario "Numbers are compared as they are now, with all that changes them" under r24 cites r24 "gl-chula-chandra" {
  given mission of one: "Amnesty Talks"
  given seeds of two under "Amnesty Talks": "Chula: The Chandra"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Barron", "Linda Larson", "Robert DeSoto"
  given "Linda Larson": CUNNING +1 until end of turn
  when one attempts "Amnesty Talks"
  random picks "Barron"
  then "Linda Larson" is not stopped, "Robert DeSoto" is stopped
}

card "Friendly Fire" dilemma space planet {
  countdown 2
  property [DS9]
  traits Empok_Nor_related
  // Dilemmas are met at missions alone by these rules; who meets one on an Empok Nor attempts that.
  unless Leadership x2 + SECURITY x2: kill one personnel in team at random, place this on attempted_mission
  cannot be attempted or scouted
}

scenario "Leaders and guards keep the people from shooting each other" under r24 cites r24 "gl Friendly Fire" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Tasha Yar - Alternate", "Lopez", "Spock"
  given seeds of two under "Botanical Research": "Friendly Fire"
  when one attempts "Botanical Research"
  then "Friendly Fire" is discarded, "Friendly Fire" in out_of_play of two, "Spock" is not stopped
}

scenario "Friendly fire closes a mission until its countdown ends" under r24 cites r24 "g-friendly-fire-met", "8.1" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Tasha Yar - Alternate", "Spock", "Davies"
  given seeds of two under "Botanical Research": "Friendly Fire"
  when one attempts "Botanical Research"
  random picks "Davies"
  then "Davies" is killed, "Spock" is stopped, "Friendly Fire" in attached of "Botanical Research"
  given unstop "Spock"
  when one attempts "Botanical Research"
  then refused because r24 "7.2.1"
  given announce turn_ends(two)
  given announce turn_ends(one)
  when one attempts "Botanical Research"
  then refused because r24 "7.2.1"
  given announce turn_ends(two)
  then "Friendly Fire" in out_of_play of two
  when one attempts "Botanical Research"
  then one does not solve "Botanical Research", "Spock" is not killed
}

card "Mission Fatigue" dilemma space planet {
  countdown 3
  property [DS9]
  unless Empathy + Leadership: place this on attempted_mission
  when dilemma is revealed, if attempted_mission = host: stop one personnel in team at random where it is not Borg
}

scenario "Where fatigue leaves nobody, what was revealed is not encountered" under r24 cites r24 "7.2.6" {
  given mission of one: "Botanical Research"
  given seeds of two under "Botanical Research": "Data Has Some Issues", "Nausicaans"
  given "Mission Fatigue" of two on "Botanical Research"
  given away team of one on "Botanical Research": "Linda Larson"
  when one attempts "Botanical Research"
  then "Linda Larson" is stopped, "Data Has Some Issues" in seeds of "Botanical Research", "Data Has Some Issues" is not encountered
}

scenario "Fatigue stops one at each dilemma that is met there later, for three turns" under r24 cites r24 "8.1", "7.2.2" {
  given mission of one: "Botanical Research"
  given seeds of two under "Botanical Research": "Wind Dancer"
  given "Mission Fatigue" of two on "Botanical Research"
  given away team of one on "Botanical Research": "Linda Larson", "Davies"
  when one attempts "Botanical Research"
  random picks "Davies"
  then "Davies" is stopped, "Linda Larson" is not stopped, "Wind Dancer" in out_of_play of two
}

scenario "The tired go on to tire, and those with a leader who feels for them do not" under r24 cites r24 "7.2.2" {
  given mission of one: "Botanical Research"
  given seeds of two under "Botanical Research": "Mission Fatigue", another "Mission Fatigue"
  given away team of one on "Botanical Research": "Lwaxana Troi", "Tim Watters"
  when one attempts "Botanical Research"
  then "Mission Fatigue" in out_of_play of two, "Tim Watters" is not stopped
}

card "Berserk Changeling" dilemma space planet {
  property [DS9]
  not encoded "one sentence of its text cannot be read yet"
}

card "Chula: Pick One to Save Two" dilemma space planet {
  property [DS9]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Chula: The Dice" dilemma space planet {
  property [DS9]
  not encoded "one sentence of its text cannot be read yet"
}

card "Crisis" dilemma planet {
  property [FC]
  to get past Leadership + (some OFFICER personnel where classification of it = OFFICER and controller of it = attempter
    and host of it is ship and location of it = attempted_mission)
  not encoded "Borg get past it with [Com] and [Def], and two [Def] aboard a ship"
}

scenario "Who fails in a crisis stops alone, and the ship above goes on" under r24 cites r24 "g-crisis" {
  given mission of one: "Botanical Research"
  given seeds of two under "Botanical Research": "Crisis"
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Lopez"
  given away team of one on "Botanical Research": "Davies", "Martin"
  when one attempts "Botanical Research"
  then "Davies" is stopped, "Martin" is stopped, "U.S.S. Oberth" is not stopped, "Lopez" is not stopped
}

card "Founder Secret" dilemma planet {
  property [DS9]
  not encoded "one sentence of its text cannot be read yet"
}

card "Navigational Hazards" dilemma space {
  property [DS9]
  to get past Stellar Cartography + Navigation x2
}

card "Sleeper Trap" dilemma space planet {
  property [DS9]
  traits Empok_Nor_related
  discard_dilemma
  not encoded "2 sentences of its text cannot be read yet"
}

card "Surprise Assault" dilemma planet {
  property [DS9]
  discard_dilemma
  not encoded "one sentence of its text cannot be read yet"
}
