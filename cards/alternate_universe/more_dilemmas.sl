set alternate_universe "Alternate Universe" released 1995

titles "Wesley Crusher"

card "Alien Labyrinth" dilemma planet {
  property [TNG]
  to get past any "Tricorder" OR ENGINEER x2
}

scenario "Any tricorder shows the way out" under r24, r18 cites r24 "gl-any" cites r18 "persona-any-characteristic" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Alien Labyrinth"
  given away team of one on "Cloaked Mission": "Captain Worf", "Medical Tricorder"
  when one attempts "Cloaked Mission"
  then one solves "Cloaked Mission"
}

card "Ferengi Attack" dilemma planet {
  property [TNG]
  unless (CUNNING + STRENGTH) > 68 OR Greed: kill one personnel in team by opponent
  discard_dilemma
}

card "Hidden Entrance" dilemma planet {
  property [TNG]
  to get past "Geordi La Forge" OR ENGINEER + CUNNING > 32
}

// What changes his CUNNING changes this, and none at all is even.
rule hunters cites faq95 "3.2-hunter-mod", "3.2-hunter-zero" {
  /// A personnel whose CUNNING is odd.
  relation (p: personnel) odd_of_mind means CUNNING of p / 2 * 2 != CUNNING of p
}

card "Hunter Gangs" dilemma planet {
  property [TNG]
  facing it {
    let chased be two personnel in team at random
    for each p in chased { kill p if p is odd_of_mind }
  }
  discard_dilemma
}

scenario "Of two who are chased those with an odd CUNNING are caught" under r24, r18 cites r24 "12.1-random-selection", "7.2.2.1-automatic"
  cites r18 "auto-def", "random-select" {
  given mission of one: "Botanical Research"
  given seeds of two under "Botanical Research": "Hunter Gangs"
  given away team of one on "Botanical Research": "Davies", "Martin", "Kosinski"
  when one attempts "Botanical Research"
  random picks "Davies", "Martin"
  then "Davies" is killed, "Martin" is not killed, "Martin" is not stopped
}

scenario "A yellow alert turns the odd into the even, and the even into the odd" under r24, faq95
  cites r24 "12.11" cites faq95 "3.2-hunter-mod" {
  given mission of one: "Botanical Research"
  given seeds of two under "Botanical Research": "Hunter Gangs"
  given away team of one on "Botanical Research": "Davies", "Martin"
  given table of one: "Yellow Alert"
  when one attempts "Botanical Research"
  then "Davies" is not killed, "Martin" is killed
}

scenario "Whoever has no CUNNING at all is spared" under r24, faq95 cites r24 "7.2.2.1-automatic" cites faq95 "3.2-hunter-zero" {
  given mission of one: "Botanical Research"
  given seeds of two under "Botanical Research": "Hunter Gangs"
  given away team of one on "Botanical Research": "Davies", "Martin"
  given "Martin": CUNNING = 0 until end of game
  when one attempts "Botanical Research"
  then "Davies" is killed, "Martin" is not killed
}

card "The Gatherers" dilemma planet {
  property [TNG]
  unless "Marouk" OR INTEGRITY > 36 {
    discard each equipment in team
    discard one card in hand of you at random
  }
  discard_dilemma
}

scenario "They take what is used as equipment, be it an artifact" under r24 cites r24 "7.2.2" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "The Gatherers"
  given away team of one on "Cloaked Mission": "Kurak", "Klingon Disruptor", "Varon-T Disruptor"
  given become "Varon-T Disruptor" as equipment
  when one attempts "Cloaked Mission"
  then "Klingon Disruptor" is discarded, "Varon-T Disruptor" is discarded
}

scenario "The Gatherers take what a team carries, and something from its player's hand" under r24 cites r24 "7.2.2" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "The Gatherers"
  given away team of one on "Cloaked Mission": "Kromm", "Klingon Disruptor", "Tricorder"
  given hand of one: "Davies"
  when one attempts "Cloaked Mission"
  then "Klingon Disruptor" in discard_pile of one, "Tricorder" in discard_pile of one, "Davies" in discard_pile of one, "Kromm" is stopped
}

card "The Higher... The Fewer" dilemma space planet {
  property [TNG]
  lose_points number of (p: personnel in team)
}

scenario "Every one of a large team costs a point" under r24 cites r24 "9.0" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "The Higher... The Fewer"
  given away team of one on "Cloaked Mission": "Captain Worf", "Kromm", "Korris" version "The Next Generation"
  when one attempts "Cloaked Mission"
  then points of one = 27
}

// The greedy score. Whoever is not greedier than he is honorable must understand, or is stopped.
rule worship cites faq95 "3.2-worshiper" {
  /// Whether the crew or Away Team has more Greed than Honor.
  noun greed_prevails gives truth means skill_in_team(Greed) > skill_in_team(Honor)
}

card "Worshiper" dilemma planet {
  points 5
  scores_by_text
  property [TNG]
  unless Anthropology OR "Edo Vessel" OR greed_prevails: stop every personnel in team
  on overcoming: score 5 from this if greed_prevails
  discard_dilemma
}

scenario "The greedy profit, and the honorable need to understand" under r24, faq95 cites r24 "7.2.2" cites faq95 "3.2-worshiper" {
  given mission of one: "Cloaked Mission"
  given mission of one: "Botanical Research"
  given seeds of two under "Cloaked Mission": "Worshiper"
  given seeds of two under "Botanical Research": another "Worshiper"
  given away team of one on "Cloaked Mission": "Zegov"
  given away team of one on "Botanical Research": "Lopez", "Barron"
  when one attempts "Cloaked Mission"
  then points of one = 5, "Zegov" is not stopped
  when one attempts "Botanical Research"
  then points of one = 5, "Lopez" is not stopped
}

scenario "The god in orbit is worshipped" under r24 cites r24 "7.2.2" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Worshiper"
  given ship of one at "Cloaked Mission": "Edo Vessel"
  given away team of one on "Cloaked Mission": "Kromm"
  when one attempts "Cloaked Mission"
  then "Kromm" is not stopped
}

card "Zaldan" dilemma planet {
  property [TNG]
  unless Treachery x2 OR disruptor OR "Wesley Crusher" OR Exobiology: kill two Diplomacy personnel in team at random
}

scenario "Zaldans hate courtesy" under r24 cites r24 "7.2.2" {
  given mission of one: "Botanical Research"
  given seeds of two under "Botanical Research": "Zaldan"
  given away team of one on "Botanical Research": "Riva", "Davies", "Seth Mendoza"
  when one attempts "Botanical Research"
  then "Riva" is killed, "Seth Mendoza" is killed, "Davies" is not killed, "Davies" is stopped
}

scenario "A disruptor that nobody there may use impresses no Zaldan" under r24 cites r24 "gl-equip-using", "g-equipment-using" {
  given mission of one: "Botanical Research"
  given seeds of two under "Botanical Research": "Zaldan"
  given away team of one on "Botanical Research": "Riva", "Davies", "Seth Mendoza", "Romulan Disruptor"
  when one attempts "Botanical Research"
  then "Riva" is killed, "Seth Mendoza" is killed
}

scenario "One that somebody there may use does" under r24 cites r24 "gl-equip-using", "g-equipment-using" {
  given mission of one: "Botanical Research"
  given seeds of two under "Botanical Research": "Zaldan"
  given away team of one on "Botanical Research": "Riva", "Davies", "Vekor", "Romulan Disruptor"
  when one attempts "Botanical Research"
  then "Riva" is not killed
}

scenario "Out of a hand nobody volunteers" under r24 cites r24 "12.1" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "The Gatherers"
  given hand of one: "Elizabeth Cutler", "Davies"
  given away team of one on "Cloaked Mission": "Kromm"
  when one attempts "Cloaked Mission"
  random picks "Davies"
  then "Davies" in discard_pile of one, "Elizabeth Cutler" in hand of one
}
