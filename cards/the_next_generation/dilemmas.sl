set the_next_generation "The Next Generation" released 2012

card "A Good Day to Lie" dilemma space planet {
  property [TNG]
  to get past Diplomacy x3 OR Treachery x3
  if some [Kli] personnel with Treachery in play: opponent may download "Duras" to anywhere_at(attempted_mission)
}

scenario "Three of Diplomacy see through A Good Day to Lie" under r24 cites r24 "7.2.2" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "Batris"
  given crew of one on "Batris": "Jean-Luc Picard" version "The Next Generation", "Captain Worf"
  given seeds of two under "Amnesty Talks": "A Good Day to Lie"
  when one attempts "Amnesty Talks"
  then "A Good Day to Lie" in out_of_play of two, "Batris" is not stopped
}

scenario "Three of Treachery do too, and bring Duras to his ship there" under r24 cites r24 "6.5.4" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "Batris"
  given ship of two at "Amnesty Talks": "I.K.S. Bortas"
  given crew of one on "Batris": "Zegov", "Koral", "Vash"
  given draw deck of two: "Duras" version "Life From Lifelessness"
  given seeds of two under "Amnesty Talks": "A Good Day to Lie"
  when one attempts "Amnesty Talks"
  two accepts
  then "Duras" in interior of "I.K.S. Bortas", controller of "Duras" = two
  then "A Good Day to Lie" in out_of_play of two
}

scenario "Duras arrives even if the lie is believed" under r24 cites r24 "7.2.2" {
  given mission of one: "Acquire Surplus Ships"
  given away team of one on "Acquire Surplus Ships": "Zegov", "Kurak"
  given hand of two: "Duras" version "Life From Lifelessness"
  given seeds of two under "Acquire Surplus Ships": "A Good Day to Lie"
  when one attempts "Acquire Surplus Ships"
  two accepts
  then "Duras" in surface of "Acquire Surplus Ships"
  then "A Good Day to Lie" in seeds of "Acquire Surplus Ships", "Zegov" is stopped, "Duras" is not stopped
}

scenario "Nobody treacherous, no Duras" under r24 cites r24 "7.2.2" {
  given mission of one: "Acquire Surplus Ships"
  given away team of one on "Acquire Surplus Ships": "Kurak", "Kahless"
  given away team of two on "Acquire Surplus Ships": "Vash" of two
  given hand of two: "Duras" version "Life From Lifelessness"
  given seeds of two under "Acquire Surplus Ships": "A Good Day to Lie"
  when one attempts "Acquire Surplus Ships"
  then "Duras" in hand of two, "Kurak" is stopped, "A Good Day to Lie" in seeds of "Acquire Surplus Ships"
}

card "Diplomatic Intervention" dilemma planet {
  countdown 2
  property [TNG]
  opponent may (download up to two [Fed] ambassador personnel to attempted_mission, keep_from_battle every card in fetched of opponent)
  place this on attempted_mission
  solve only if skill_here(Diplomacy, host as mission, attempter) > skill_here(Diplomacy, host as mission, opponent of attempter)
}

scenario "The opponent's ambassadors come to talk, and cannot be attacked" under r24 cites r24 "6.5.4" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Beverly", "Davies", "Data", "Martin"
  given draw deck of two: "Spock" of two, "Seth Mendoza" of two, "Lopez" of two
  given seeds of two under "Botanical Research": "Diplomatic Intervention"
  when one attempts "Botanical Research"
  two accepts
  two chooses "Spock"
  two chooses "Seth Mendoza"
  then "Spock" in surface of "Botanical Research", "Seth Mendoza" in surface of "Botanical Research"
  then not ("Spock" can be attacked), "Beverly" can be attacked
  then "Diplomatic Intervention" in attached of "Botanical Research", one does not solve "Botanical Research"
  given announce turn_closes(one)
  then "Spock" can be attacked
}

scenario "Who has more Diplomacy here may solve the mission" under r24 cites r24 "7.2.5" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Beverly", "Spock", "Data", "Davies"
  given draw deck of two: "Seth Mendoza" of two
  given seeds of two under "Botanical Research": "Diplomatic Intervention"
  when one attempts "Botanical Research"
  two accepts
  two chooses "Seth Mendoza"
  then "Diplomatic Intervention" in attached of "Botanical Research", one solves "Botanical Research"
}

scenario "As much Diplomacy as the opponent's is not more, until the countdown ends" under r24 cites r24 "8.1" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Beverly", "Kosinski", "Data", "Dr. Christopher"
  given away team of two on "Botanical Research": "Seth Mendoza" of two
  given "Diplomatic Intervention" of two on "Botanical Research"
  given counter of "Diplomatic Intervention" = 2
  when one attempts "Botanical Research"
  then one does not solve "Botanical Research"
  given announce turn_ends(two)
  given announce turn_ends(two)
  when one attempts "Botanical Research"
  then one solves "Botanical Research"
}

card "Magnetic Field Disruptions" dilemma space {
  property [TNG]
  unless you stop one personnel in team with Astrophysics or Navigation: kill one personnel in team at random
  afterwards to get past CUNNING > 24
}

scenario "A navigator steps aside, and quick heads get past" under r24 cites r24 "7.2.2" {
  given mission of one: "Investigate Destruction"
  given ship of one at "Investigate Destruction": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Lian T'su", "Spock", "Davies", "Dr. Christopher", "Koral"
  given seeds of two under "Investigate Destruction": "Magnetic Field Disruptions"
  when one attempts "Investigate Destruction"
  one accepts
  one chooses "Koral"
  then "Koral" is stopped, "Davies" is not killed, "Magnetic Field Disruptions" is discarded, "Spock" is not stopped
}

scenario "CUNNING is counted without those who stepped aside" under r24 cites r24 "7.2.2" {
  given mission of one: "Investigate Destruction"
  given ship of one at "Investigate Destruction": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Lian T'su", "Spock", "Davies", "Martin"
  given seeds of two under "Investigate Destruction": "Magnetic Field Disruptions"
  when one attempts "Investigate Destruction"
  one accepts
  then "Davies" is not killed, "Spock" is stopped, "Magnetic Field Disruptions" in seeds of "Investigate Destruction"
}

scenario "Without a navigator one dies" under r24 cites r24 "7.2.2" {
  given mission of one: "Investigate Destruction"
  given ship of one at "Investigate Destruction": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Spock", "Davies", "Martin", "Dr. Christopher", "Kosinski"
  given seeds of two under "Investigate Destruction": "Magnetic Field Disruptions"
  when one attempts "Investigate Destruction"
  random picks "Martin"
  then "Martin" is killed, "Spock" is stopped, "Magnetic Field Disruptions" in seeds of "Investigate Destruction"
}

scenario "One may rather let somebody die than step aside" under r24 cites r24 "7.2.2" {
  given mission of one: "Investigate Destruction"
  given ship of one at "Investigate Destruction": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Lian T'su", "Spock", "Davies"
  given seeds of two under "Investigate Destruction": "Magnetic Field Disruptions"
  when one attempts "Investigate Destruction"
  one declines
  random picks "Davies"
  then "Davies" is killed
}

card "Microbrain" dilemma space planet {
  property [TNG]
  nullify with 1 personnel with (Exobiology x3 or Geology x3)
  to get past you must stop one personnel in team with Exobiology or Geology by opponent
}

scenario "Microbrain is passed for one personnel, whom the opponent picks" under r24 cites r24 "7.2.2" {
  given mission of one: "Acquire Surplus Ships"
  given away team of one on "Acquire Surplus Ships": "Q'elyn", "Kurak", "B'Somgh", "Losta"
  given seeds of two under "Acquire Surplus Ships": "Microbrain"
  when one attempts "Acquire Surplus Ships"
  then decision of two offers exactly "B'Somgh", "Losta"
  two chooses "Losta"
  then "Losta" is stopped, "B'Somgh" is not stopped, "Microbrain" in out_of_play of two
  then one solves "Acquire Surplus Ships"
}

scenario "Nobody to teach, nobody passes Microbrain" under r24 cites r24 "7.2.2" {
  given mission of one: "Acquire Surplus Ships"
  given away team of one on "Acquire Surplus Ships": "Q'elyn", "Kurak"
  given seeds of two under "Acquire Surplus Ships": "Microbrain"
  when one attempts "Acquire Surplus Ships"
  then "Q'elyn" is stopped, "Kurak" is stopped, "Microbrain" in seeds of "Acquire Surplus Ships"
  then one does not solve "Acquire Surplus Ships"
}

scenario "Three who know one Geology each do not nullify Microbrain" under r24 cites r24 "7.2.2" {
  given mission of one: "Acquire Surplus Ships"
  given away team of one on "Acquire Surplus Ships": "Losta", "Kitrik", "K'Temoc"
  given seeds of two under "Acquire Surplus Ships": "Microbrain"
  when one attempts "Acquire Surplus Ships"
  two chooses "Kitrik"
  then "Microbrain" is not nullified, "Kitrik" is stopped
}

card "Pinned Down" dilemma space planet {
  property [TNG]
  traits Q_related
  to get past you must stop two personnel in team at random
  if some [Q] card in play: stop one personnel in team at random
}

scenario "Two are pinned down, and the others go on" under r24 cites r24 "7.2.2" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Lopez", "Davies", "Martin"
  given seeds of two under "Botanical Research": "Pinned Down"
  when one attempts "Botanical Research"
  random picks "Lopez", "Davies"
  then "Lopez" is stopped, "Davies" is stopped, "Martin" is not stopped, "Pinned Down" is discarded
}

scenario "With Q about a third is pinned down" under r24 cites r24 "7.2.2" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Lopez", "Davies", "Martin", "Barron"
  given seeds of two under "Botanical Research": "Pinned Down"
  given table of two: "Surprise Party" of two
  given "Surprise Party": gains [Q] until end of turn
  when one attempts "Botanical Research"
  random picks "Lopez", "Davies"
  random picks "Martin"
  then "Martin" is stopped, "Barron" is not stopped, "Pinned Down" is discarded
}

scenario "One alone cannot be two who are pinned down" under r24 cites r24 "7.2.2" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Lopez"
  given seeds of two under "Botanical Research": "Pinned Down"
  when one attempts "Botanical Research"
  then "Lopez" is stopped, "Pinned Down" in seeds of "Botanical Research"
}

card "Temptation" dilemma space planet {
  property [TNG]
  to get past you must tempt three personnel in team at random
}

scenario "Temptation stops those without Honor or Treachery among three" under r24 cites r24 "7.2.2" {
  given mission of one: "Acquire Surplus Ships"
  given away team of one on "Acquire Surplus Ships": "Zegov", "Kurak", "Losta", "Q'elyn"
  given seeds of two under "Acquire Surplus Ships": "Temptation"
  when one attempts "Acquire Surplus Ships"
  random picks "Zegov", "Kurak", "Losta"
  then "Losta" is stopped, "Zegov" is not stopped, "Kurak" is not stopped, "Q'elyn" is not stopped
  then "Temptation" in out_of_play of two, one solves "Acquire Surplus Ships"
}

scenario "Two are too few to be tempted" under r24 cites r24 "7.2.2" {
  given mission of one: "Acquire Surplus Ships"
  given away team of one on "Acquire Surplus Ships": "Kurak", "Q'elyn"
  given seeds of two under "Acquire Surplus Ships": "Temptation"
  when one attempts "Acquire Surplus Ships"
  then "Kurak" is stopped, "Q'elyn" is stopped, "Temptation" in seeds of "Acquire Surplus Ships"
}

card "Tense Negotiations" dilemma space planet {
  property [TNG]
  nullify with 1 personnel with (Diplomacy x3 or Leadership x3)
  to get past you must stop one personnel in team with Diplomacy or Leadership by opponent
}

scenario "The opponent picks the diplomat who stays to talk" under r24 cites r24 "7.2.2" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Spock", "Beverly", "Tasha Yar - Alternate", "Davies"
  given seeds of two under "Botanical Research": "Tense Negotiations"
  when one attempts "Botanical Research"
  two chooses "Tasha Yar - Alternate"
  then "Tasha Yar - Alternate" is stopped, "Spock" is not stopped, "Tense Negotiations" is discarded
}

scenario "Nobody can talk" under r24 cites r24 "7.2.2" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Lopez", "Davies"
  given seeds of two under "Botanical Research": "Tense Negotiations"
  when one attempts "Botanical Research"
  then "Lopez" is stopped, "Davies" is stopped, "Tense Negotiations" in seeds of "Botanical Research"
}

scenario "One great leader ends the negotiations, and two small ones do not" under r24 cites r24 "7.2.2" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Kahless"
  given seeds of two under "Botanical Research": "Tense Negotiations"
  when one attempts "Botanical Research"
  then "Tense Negotiations" is discarded, "Kahless" is not stopped
  given mission of one: another "Botanical Research"
  given away team of one on another "Botanical Research": "Jean-Luc Picard" version "Chain of Command", "Robert DeSoto"
  given seeds of two under another "Botanical Research": another "Tense Negotiations"
  when one attempts another "Botanical Research"
  two chooses "Robert DeSoto"
  then "Robert DeSoto" is stopped
}

card "Triage" dilemma planet {
  property [TNG]
  traits MEDICAL_related
  unless you stop one personnel in team with Biology or MEDICAL: kill one personnel in team at random
  afterwards to get past INTEGRITY > 22
}

scenario "A healer stopped saves a life at Triage" under r24 cites r24 "7.2.2" {
  given mission of one: "Acquire Surplus Ships"
  given away team of one on "Acquire Surplus Ships": "Q'elyn", "Kurak", "Kitrik", "Kahless", "Konmel"
  given seeds of two under "Acquire Surplus Ships": "Triage"
  when one attempts "Acquire Surplus Ships"
  one accepts
  then "Kitrik" is stopped, "Triage" in out_of_play of two, "Kitrik" is not killed
  then one solves "Acquire Surplus Ships"
}

scenario "The healer may be kept, at the price of a life and the attempt" under r24 cites r24 "7.2.2" {
  given mission of one: "Acquire Surplus Ships"
  given away team of one on "Acquire Surplus Ships": "Q'elyn", "Kurak", "B'Somgh", "Kahless", "Konmel"
  given seeds of two under "Acquire Surplus Ships": "Triage"
  when one attempts "Acquire Surplus Ships"
  one declines
  random picks "Konmel"
  then "Konmel" is killed, "B'Somgh" is stopped, "Triage" in seeds of "Acquire Surplus Ships"
  then one does not solve "Acquire Surplus Ships"
}

scenario "Triage holds a team whose remaining INTEGRITY is 22" under r24 cites r24 "7.2.2" {
  given mission of one: "Acquire Surplus Ships"
  given away team of one on "Acquire Surplus Ships": "Q'elyn", "Kurak", "Losta", "Kromm", "Kitrik"
  given seeds of two under "Acquire Surplus Ships": "Triage"
  when one attempts "Acquire Surplus Ships"
  one accepts
  then "Triage" in seeds of "Acquire Surplus Ships", "Q'elyn" is stopped
  then one does not solve "Acquire Surplus Ships"
}

card "Warp Bubble Mishap" dilemma space {
  property [TNG]
  traits SCIENCE_related
  unless you stop one personnel in team with Physics or SCIENCE: kill one personnel in team at random
  afterwards to get past CUNNING > 24
}

scenario "A physicist stopped closes the warp bubble" under r24 cites r24 "7.2.2" {
  given mission of one: "Seize Freighter"
  given ship of one at "Seize Freighter": "Batris"
  given crew of one on "Batris": "Captain Worf", "K'Temoc", "Kurak", "Koroth", "Losta"
  given seeds of two under "Seize Freighter": "Warp Bubble Mishap"
  when one attempts "Seize Freighter"
  one accepts
  then decision of one offers exactly "Kurak", "Koroth"
  one chooses "Koroth"
  then "Koroth" is stopped, "Warp Bubble Mishap" in out_of_play of two, one solves "Seize Freighter"
}

scenario "Nobody of science: the warp bubble takes one by chance, and holds the ship" under r24 cites r24 "7.2.2" {
  given mission of one: "Seize Freighter"
  given ship of one at "Seize Freighter": "Batris"
  given crew of one on "Batris": "Captain Worf", "K'Temoc", "Konmel", "Losta"
  given seeds of two under "Seize Freighter": "Warp Bubble Mishap"
  when one attempts "Seize Freighter"
  random picks "Losta"
  then "Losta" is killed, "Warp Bubble Mishap" in seeds of "Seize Freighter", "Batris" is stopped, "Konmel" is stopped
}

card "All Available Personnel" dilemma space planet {
  property [TNG]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Divided Loyalties" dilemma space planet {
  property [TNG]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Ferengi Ambush" dilemma planet {
  property [TNG]
  facing it {
    opponent may download one "Ferengi Whip" to attempted_mission
    opponent may {
      download_different up to three universal Ferengi personnel to attempted_mission
      let_attack(every personnel in fetched of opponent, opponent)
    }
  }
}

scenario "Ferengi of three sorts and a whip come down, and fall upon the team" under r24 cites r24 "7.2.2", "6.5.4", "7.4.1", "7.4.2" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Lopez", "Davies"
  given seeds of two under "Botanical Research": "Ferengi Ambush", "Armus - Skin of Evil"
  given draw deck of two: "Rata" of two, another "Rata" of two, "Kayron" of two, "Mordoc" version "The Next Generation" of two,
    "Baht" of two, "Gozar" of two, "Ferengi Whip" of two, "Ferengi Disruptor" of two, "Davies" of two
  given turn of one
  when one attempts "Botanical Research"
  two accepts
  two accepts
  then decision of two offers exactly "Rata", another "Rata", "Kayron", "Mordoc", "Baht"
  two chooses "Rata"
  then decision of two offers exactly "Kayron", "Mordoc", "Baht"
  two chooses "Kayron"
  two chooses "Mordoc"
  then decision of two offers yes
  two accepts
  random picks "Mordoc"
  random picks "Davies"
  two accepts
  random picks "Rata"
  one accepts
  random picks "Lopez"
  then "Lopez" is killed, "Davies" is stopped, "Rata" is stopped, "Mordoc" is stopped, "Ferengi Ambush" in out_of_play of two,
    "Kayron" in surface of "Botanical Research", "Ferengi Whip" in surface of "Botanical Research", "Baht" in draw_deck of two,
    "Gozar" in draw_deck of two, "Ferengi Disruptor" in draw_deck of two,
    one does not solve "Botanical Research", "Armus - Skin of Evil" in seeds of "Botanical Research"
}

scenario "Whoever would rather not attack leaves them be, and the attempt goes on" under r24 cites r24 "7.2.2", "7.4.1" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Lopez", "Davies"
  given seeds of two under "Botanical Research": "Ferengi Ambush", "Impassable Door"
  given draw deck of two: "Rata" of two, "Davies" of two
  given turn of one
  when one attempts "Botanical Research"
  two accepts
  two chooses "Rata"
  two declines
  then "Rata" in surface of "Botanical Research", "Rata" is not stopped, "Ferengi Ambush" in out_of_play of two,
    "Impassable Door" is encountered
}

scenario "The whip may come alone, and a team without a leader cannot attack" under r24 cites r24 "6.5.4", "7.4.1" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Lopez", "Davies"
  given seeds of two under "Botanical Research": "Ferengi Ambush"
  given hand of two: "Ferengi Whip" of two
  given draw deck of two: "Baht" of two
  given turn of one
  when one attempts "Botanical Research"
  two accepts
  two declines
  then "Ferengi Whip" in surface of "Botanical Research", "Lopez" is not stopped, "Ferengi Ambush" in out_of_play of two
  given mission of one: another "Botanical Research"
  given away team of one on another "Botanical Research": another "Lopez"
  given seeds of two under another "Botanical Research": another "Ferengi Ambush"
  when one attempts another "Botanical Research"
  two accepts
  two chooses "Baht"
  then "Baht" in surface of another "Botanical Research", another "Lopez" is not stopped, another "Ferengi Ambush" in out_of_play of two
}

scenario "Whoever has downloaded somebody in this turn brings the whip alone" under r24 cites r24 "6.5.4" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Lopez", "Davies"
  given seeds of two under "Botanical Research": "Ferengi Ambush"
  given draw deck of two: "Rata" of two, "Ferengi Whip" of two
  given turn of one
  given personnel_fetched of two = yes
  when one attempts "Botanical Research"
  two accepts
  then "Ferengi Whip" in surface of "Botanical Research", "Rata" in draw_deck of two, "Lopez" is not stopped,
    "Ferengi Ambush" in out_of_play of two
}

scenario "Ferengi do not fall upon Ferengi" under r24 cites r24 "7.4.1" {
  given mission of one: "The Last Outpost"
  given away team of one on "The Last Outpost": "Levin", "Obol"
  given seeds of two under "The Last Outpost": "Ferengi Ambush"
  given draw deck of two: "Rata" of two
  given turn of one
  when one attempts "The Last Outpost"
  two accepts
  two chooses "Rata"
  two accepts
  then "Levin" is not stopped, "Rata" is not stopped, "The Last Outpost" is not struck_at
}

scenario "Who was ambushed in his own turn strikes back in his next one, and the ambusher has no such right" under r24
  cites r24 "7.4.4-counter", "7.4.4-counter-free" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Lopez", "Davies"
  given seeds of two under "Botanical Research": "Ferengi Ambush"
  given draw deck of two: "Rata" of two
  given turn of one
  when one attempts "Botanical Research"
  two accepts
  two chooses "Rata"
  two accepts
  random picks "Lopez"
  one declines
  then "Botanical Research" is struck_at, "Rata" is killed
  given turn of two
  given away team of two on "Botanical Research": "Baht" of two
  given unstop "Lopez"
  given unstop "Davies"
  when two attacks at "Botanical Research" with the team of "Baht"
  then refused because r24 "7.4.1"
  given turn of one
  given announce turn_begins(one)
  when one attacks at "Botanical Research" with the team of "Lopez"
  random picks "Lopez"
  one accepts
  then "Botanical Research" is struck_at
}

scenario "Whoever attacks in the other's turn strikes nothing back, so he needs a leader, and his own turn has that right yet" under r24
  cites r24 "7.4.4-counter", "7.4.4-counter-free", "7.4.1" {
  given mission of one: "Botanical Research"
  given mission of two: "Botanical Research" of two
  given away team of two on "Botanical Research": "Lopez" of two, "Davies" of two
  given seeds of one under "Botanical Research": "Ferengi Ambush" of one
  given seeds of two under "Botanical Research": "Ferengi Ambush" of two
  given draw deck of one: "Rata" of one
  given draw deck of two: "Baht" of two
  given turn of two
  when two attempts "Botanical Research" of one
  one accepts
  one chooses "Rata"
  one accepts
  random picks "Davies"
  then "Botanical Research" is struck_at, "Davies" of two is stopped
  given turn of one
  given announce turn_begins(one)
  given away team of one on "Botanical Research": "Martin"
  when one attempts "Botanical Research"
  two accepts
  two chooses "Baht"
  then "Baht" in surface of "Botanical Research", "Botanical Research" is not struck_at, "Martin" is not stopped
  given turn of two
  given announce turn_begins(two)
  given unstop "Lopez" of two
  given unstop "Davies" of two
  when two attacks at "Botanical Research" of one with the team of "Lopez" of two
  random picks "Lopez" of two
  two accepts
  then "Botanical Research" is struck_at
}

card "I'm Not Going to Fight You" dilemma planet {
  countdown 2
  property [TNG]
  traits Tamarian_related
  not encoded "2 sentences of its text cannot be read yet"
}

card "Local Trouble" dilemma planet {
  property [TNG]
  to get past Anthropology + STRENGTH > 24
  not encoded "one sentence of its text cannot be read yet"
}

card "War Games" dilemma space {
  points 5
  scores_by_text
  property [TNG]
  to get past ENGINEER x2 + SECURITY + Navigation
  not encoded "one sentence of its text cannot be read yet"
}
