set premiere "Premiere" released 1994

card "Interphase Generator" artifact {
  property [TNG]
  used_as_equipment
  nullifies where present "Chalnoth", "Archer", "Rebel Encounter", "Impassable Door", "Phased Matter", "Crystalline Entity", "Armus",
    "Nausicaans"
  // A dash began another title then, so the title stands here in full.
  text dated 1994-11-01 cites faq95 "1.3-hyphen" {
    used_as_equipment
    nullifies where present "Chalnoth", "Archer", "Rebel Encounter", "Impassable Door", "Phased Matter", "Crystalline Entity",
      "Armus - Skin of Evil", "Nausicaans"
  }
  text dated 2024-04-01 { }
}

scenario "Nausicaans choose their victim, and then the generator sends them away" under r24, r18 cites r24 "7.2.2-basic-nullify",
  "gl-dilemma-just-revealed" cites r18 "dil-just-encountered", "null-def" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Nausicaans"
  given away team of one on "Cloaked Mission": "Captain Worf", "Kromm", "Interphase Generator"
  given become "Interphase Generator" as equipment
  when one attempts "Cloaked Mission"
  then "Nausicaans" is encountered, "Nausicaans" is nullified, "Kromm" is not killed, one solves "Cloaked Mission"
}

scenario "Armus is named by his first name" under r24, r18 cites r24 "12.10-colon" cites r18 "colon-def", "colon-group" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Armus - Skin of Evil"
  given away team of one on "Cloaked Mission": "Captain Worf", "Interphase Generator"
  given become "Interphase Generator" as equipment
  when one attempts "Cloaked Mission"
  then "Armus - Skin of Evil" is nullified, one solves "Cloaked Mission"
}

scenario "As first printed the generator means Armus, though a dash begins another title then" under faq95 as of 1995-01-01
  cites faq95 "1.3-hyphen" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Armus - Skin of Evil"
  given away team of one on "Cloaked Mission": "Captain Worf", "Interphase Generator"
  given become "Interphase Generator" as equipment
  when one attempts "Cloaked Mission"
  then "Armus - Skin of Evil" is nullified, one solves "Cloaked Mission"
}

card "Varon-T Disruptor" artifact {
  property [TNG]
  traits disruptor, hand_weapon
  used_as_equipment
  your personnel present: STRENGTH * 2
  not_cumulative
  text dated 1994-11-01 { }
}

scenario "A Varon-T Disruptor is earned with the mission, and then doubles the team" under r24 cites r24 "gl artifact" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Captain Worf", "Kromm"
  given seeds of two under "Cloaked Mission": "Varon-T Disruptor"
  then STRENGTH of "Kromm" = 8
  when one attempts "Cloaked Mission"
  then one solves "Cloaked Mission", "Varon-T Disruptor" in surface of "Cloaked Mission", controller of "Varon-T Disruptor" = one
  then STRENGTH of "Kromm" = 16, STRENGTH of "Captain Worf" = 20
}

scenario "It is not earned by failing, and helps nobody from under the mission" under r24 cites r24 "gl artifact" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Korris" version "The Next Generation", "Kromm"
  given seeds of two under "Cloaked Mission": "Varon-T Disruptor"
  when one attempts "Cloaked Mission"
  then one does not solve "Cloaked Mission", STRENGTH of "Kromm" = 8
  then not ("Varon-T Disruptor" in surface of "Cloaked Mission")
}

scenario "Two Varon-T Disruptors double once, for their owner's people" under r24 cites r24 "12.9" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Kromm", "Klingon Disruptor", "Varon-T Disruptor", another "Varon-T Disruptor"
  given away team of two on "Cloaked Mission": "Konmel" version "The Next Generation" of two
  then STRENGTH of "Kromm" = 20, STRENGTH of "Konmel" = 8
}

card "Vulcan Stone of Gol" artifact {
  property [TNG]
  traits Vulcan_related
  plays to {
    let victim be one personnel in play where it is in_away_team
    kill every personnel beside victim where controller of it = controller of victim and not (it has Youth or it has CUNNING > 7)
  }
}

scenario "The Stone of Gol is earned to hand, and kills an Away Team but for the young and the clever" under r24 cites r24 "gl artifact" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Captain Worf"
  given away team of two on "Cloaked Mission": "Losta" of two, "Q'elyn" of two, "Kurak" of two, "Kromm" of two
  given seeds of two under "Cloaked Mission": "Vulcan Stone of Gol"
  when one attempts "Cloaked Mission"
  then one solves "Cloaked Mission", "Vulcan Stone of Gol" in hand of one
  given plays_left of one = 1
  when one plays "Vulcan Stone of Gol"
  one chooses "Kromm"
  then "Kromm" is killed, "Kurak" is killed, "Losta" is not killed, "Q'elyn" is not killed, "Captain Worf" is not killed
  then plays_left of one = 0, "Vulcan Stone of Gol" in discard_pile of two
}

scenario "Those who stand on the other's ship are an Away Team, and his crew is none" under r24, r18 cites r24 "gl-crew-def", "7.1"
  cites r18 "crew-not-awayteam" {
  given mission of one: "Cloaked Mission"
  given ship of two at "Cloaked Mission": "U.S.S. Oberth" of two
  given crew of two on "U.S.S. Oberth": "Davies" of two
  given put "Kromm" into interior of "U.S.S. Oberth"
  given put "Kurak" into interior of "U.S.S. Oberth"
  given away team of one on "Cloaked Mission": "Captain Worf"
  given seeds of two under "Cloaked Mission": "Vulcan Stone of Gol"
  then "Kromm" is in_away_team, not ("Davies" is in_away_team)
  when one attempts "Cloaked Mission"
  given plays_left of one = 1
  when one plays "Vulcan Stone of Gol"
  one chooses "Kromm"
  then "Kromm" is killed, "Kurak" is killed, "Davies" is not killed
}

card "Horga'hn" artifact {
  property [TNG]
  plays_at_once
  plays on table
  at start of each turn: gain_play
  at end of each turn, if plays_unused of you > 0 or this was earned this turn: draw 1
  text dated 1994-11-01 {
    plays_at_once
    plays on table
    take double turns
    not_cumulative
  }
  text dated 2024-04-01 { }
}

// The second turn follows the first at once, and no third one follows that.
rule double_turns cites faq95 "3.3-horga-now", "3.3-horga-cumulative" {
  /// Whoever has the card may take a second turn after each of his.
  clause take double turns as doubling of artifact says "You may take double turns from now on."
  /// The player is in the second of two turns that he takes together.
  field in_second_turn: truth of player = no
  /// The player takes a second turn behind the one that has just ended.
  verb take_second_turn log "{by} takes a second turn" {
    set in_second_turn of you to yes
    next_turn you
  }
  after stage end of turn_of {
    let you be turn_player
    if not in_second_turn of you and some c: artifact where controller of c = you and c is in_play and (some k in doublings of c) {
      you may {
        take_second_turn
        turn_of(you)
        set in_second_turn of you to no
      }
    }
  }
}

scenario "Horga'hn is on the table as soon as it is earned, for whoever earned it" under r24 cites r24 "gl artifact" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Captain Worf"
  given seeds of two under "Cloaked Mission": "Horga'hn"
  given plays_left of one = 0
  when one attempts "Cloaked Mission"
  then one solves "Cloaked Mission", "Horga'hn" in table of one, controller of "Horga'hn" = one
}

scenario "Each turn Horga'hn gives a card play more, and whoever makes it draws no card for it" under r24, r24 as of 2024-04-01
  cites r24 "gl card play" {
  given mission of one: "Cloaked Mission"
  given mission of one: "Acquire Surplus Ships"
  given outpost of one at "Acquire Surplus Ships": "Klingon Outpost"
  given table of one: "Horga'hn"
  given hand of one: "Kurak", "Konmel" version "The Next Generation"
  given draw deck of one: "Kromm", "Losta"
  given whole turn of one
  when one reports "Kurak" to "Klingon Outpost"
  when one reports "Konmel" to "Klingon Outpost"
  one passes
  then in_play("Konmel"), size(hand of one) = 1
}

scenario "As first printed Horga'hn gives a second turn, with all that belongs to one, and no third" under r24 as of 1995-01-01,
  faq95 as of 1995-01-01
  cites faq95 "3.3-horga-now", "3.3-horga-cumulative" {
  given mission of one: "Acquire Surplus Ships"
  given outpost of one at "Acquire Surplus Ships": "Klingon Outpost"
  given table of one: "Horga'hn", another "Horga'hn"
  given hand of one: "Kurak", "Konmel" version "The Next Generation"
  given draw deck of one: "Kromm", "Losta", "Korris" version "The Next Generation"
  given whole turn of one at stage plays
  when one reports "Kurak" to "Klingon Outpost"
  one passes
  one accepts
  when one reports "Konmel" to "Klingon Outpost"
  one passes
  then in_play("Konmel"), size(hand of one) = 2
}

scenario "Nobody must take the second turn" under r24 as of 1995-01-01, faq95 as of 1995-01-01 cites faq95 "3.3-horga-now" {
  given mission of one: "Acquire Surplus Ships"
  given outpost of one at "Acquire Surplus Ships": "Klingon Outpost"
  given table of one: "Horga'hn"
  given hand of one: "Kurak"
  given draw deck of one: "Kromm", "Losta"
  given whole turn of one at stage plays
  when one reports "Kurak" to "Klingon Outpost"
  one declines
  then size(hand of one) = 1, "Kromm" in hand of one
}

scenario "In the turn in which Horga'hn is earned there is a card for it" under r24 cites r24 "gl artifact" {
  given mission of one: "Cloaked Mission"
  given mission of one: "Acquire Surplus Ships"
  given outpost of one at "Acquire Surplus Ships": "Klingon Outpost"
  given away team of one on "Cloaked Mission": "Captain Worf"
  given seeds of two under "Cloaked Mission": "Horga'hn"
  given hand of one: "Kurak"
  given draw deck of one: "Kromm", "Losta", "Konmel" version "The Next Generation"
  given whole turn of one
  when one reports "Kurak" to "Klingon Outpost"
  when one attempts "Cloaked Mission"
  one passes
  then size(hand of one) = 2
}

scenario "Whoever leaves a play unused must take the card" under r24 cites r24 "gl card draw", "g-horga-hn-must" {
  given mission of one: "Acquire Surplus Ships"
  given outpost of one at "Acquire Surplus Ships": "Klingon Outpost"
  given table of one: "Horga'hn"
  given hand of one: "Kurak", "Konmel" version "The Next Generation"
  given draw deck of one: "Kromm", "Losta"
  given whole turn of one
  when one reports "Kurak" to "Klingon Outpost"
  one passes
  then size(hand of one) = 3
}

card "Kurlan Naiskos" artifact {
  property [TNG]
  plays on ship
  while size(every s in [OFFICER, ENGINEER, MEDICAL, SCIENCE, SECURITY, VIP, CIVILIAN]
    where (some p: personnel in interior of (host as ship) where skill_level(s, p) > 0)) = 7, host: RANGE * 3, WEAPONS * 3, SHIELDS * 3
  not_cumulative
}

scenario "The Naiskos is complete with one of each calling aboard" under r24, r18 cites r24 "12.11", "7.2.5-step2-earn"
  cites r18 "solve-earn-seeds" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Data" version "The Next Generation", "Kosinski", "Martin", "Davies", "Lopez", "Spock"
  given hand of one: "Kurlan Naiskos"
  given earned_to_hand of one = hand of one
  given plays_left of one = 1
  when one plays "Kurlan Naiskos" on "U.S.S. Oberth"
  then RANGE of "U.S.S. Oberth" = 6
  given crew of one on "U.S.S. Oberth": "Barron"
  then RANGE of "U.S.S. Oberth" = 18, WEAPONS of "U.S.S. Oberth" = 12, SHIELDS of "U.S.S. Oberth" = 21
}

scenario "A calling that somebody has as a skill fills its place, too" under r24, r18, faq95 cites r24 "gl-classification"
  cites r18 "skill-class-only" cites faq95 "3.3-naiskos" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Data" version "The Next Generation", "Martin", "Davies", "Lopez", "Spock"
  given "Kurlan Naiskos" of one on "U.S.S. Oberth"
  then RANGE of "U.S.S. Oberth" = 6
  given crew of one on "U.S.S. Oberth": "Barron"
  then RANGE of "U.S.S. Oberth" = 18
}

card "Betazoid Gift Box" artifact {
  property [TNG]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Thought Maker" artifact {
  property [TNG]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Time Travel Pod" artifact {
  property [TNG]
  not encoded "3 sentences of its text cannot be read yet"
}

card "Tox Uthat" artifact {
  property [TNG]
  not encoded "2 sentences of its text cannot be read yet"
}
