set premiere "Premiere" released 1994

card "Palor Toff: Alien Trader" interrupt {
  property [TNG]
  plays once each turn
  plays to return_to_hand one card in discard_pile of you where it is not personnel, remove_from_game this
  text dated 1994-11-01 {
    plays to {
      let wanted be one card in discard_pile of you where it is not personnel
      exchange_for(this, wanted)
    }
  }
  text dated 2024-04-01 { }
}

scenario "The trader brings back anything but people, and is gone for good" under r24, r24 as of 2024-04-01 cites r24 "6.5.1" {
  given put "Davies" into discard_pile of one
  given put "Red Alert!" into discard_pile of one
  given hand of one: "Palor Toff: Alien Trader", another "Palor Toff: Alien Trader"
  given put "Surprise Party" into discard_pile of one
  given turn of one
  when one plays "Palor Toff: Alien Trader"
  then decision of one offers exactly "Red Alert!", "Surprise Party"
  one chooses "Red Alert!"
  then "Red Alert!" in hand of one, "Palor Toff: Alien Trader" in removed of one
  when one plays another "Palor Toff: Alien Trader"
  then refused
}

scenario "As first printed the trader comes as often as he likes, and lies in the pile for what he brought" under r24 as of 1995-01-01,
  faq95 as of 1995-01-01 {
  given put "Davies" into discard_pile of one
  given put "Red Alert!" into discard_pile of one
  given put "Surprise Party" into discard_pile of one
  given hand of one: "Palor Toff: Alien Trader", another "Palor Toff: Alien Trader"
  given turn of one
  when one plays "Palor Toff: Alien Trader"
  then decision of one offers exactly "Red Alert!", "Surprise Party"
  one chooses "Red Alert!"
  then "Red Alert!" in hand of one, "Palor Toff: Alien Trader" in discard_pile of one
  when one plays another "Palor Toff: Alien Trader"
  one chooses "Surprise Party"
  then "Surprise Party" in hand of one, another "Palor Toff: Alien Trader" in discard_pile of one
}

card "The Devil" interrupt {
  property [TNG]
  plays to discard one "Treaty" in play
  plays to discard one "Horga'hn" in play
  plays to nullify one dilemma in faced where it = facing_now and covers("Wind Dancer", it)
}

scenario "The Devil breaks a treaty that Kevin Uxbridge cannot reach" under r24, r18 cites r24 "12.10-colon" cites r18 "colon-def",
  "colon-group" {
  given table of two: "Treaty: Federation/Klingon" of two, "Red Alert!" of two
  given hand of one: "The Devil"
  when one plays "The Devil"
  then "Treaty: Federation/Klingon" in discard_pile of two, "Red Alert!" in table of two
}

scenario "He drives a Wind Dancer away when it is met" under r24, faq95 cites r24 "gl actions - step 2" cites faq95 "2.1-dilemma-mini" {
  given mission of one: "Acquire Surplus Ships"
  given seeds of two under "Acquire Surplus Ships": "Wind Dancer"
  given away team of one on "Acquire Surplus Ships": "Q'elyn", "Kurak"
  given hand of one: "The Devil"
  when one attempts "Acquire Surplus Ships"
  when one responds with "The Devil"
  then "Wind Dancer" is nullified, one solves "Acquire Surplus Ships"
}

card "Ship Seizure" interrupt {
  property [TNG]
  plays to {
    let tug be one your Tractor Beam ship in play where it in orbit of location of it and location of it is planet
    discard one ship in orbit of location of tug where it != tug and it is empty and not (it is at_its_outpost)
  }
}

scenario "An empty ship is towed away, and a manned one is not" under r24 cites r24 "6.5.1" {
  given mission of one: "Acquire Surplus Ships"
  given ship of one at "Acquire Surplus Ships": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies"
  given ship of two at "Acquire Surplus Ships": "I.K.S. K'Vort" of two
  given crew of two on "I.K.S. K'Vort": "Kromm" of two
  given hand of one: "Ship Seizure"
  when one plays "Ship Seizure"
  then refused
  given put "Kromm" into hand of two
  when one plays "Ship Seizure"
  then "I.K.S. K'Vort" in discard_pile of two
}

scenario "No ship is towed away in space without a planet, or from its outpost" under r24 cites r24 "gl in orbit" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies"
  given ship of two at "Amnesty Talks": "I.K.S. K'Vort" of two
  given mission of one: "Acquire Surplus Ships"
  given ship of one at "Acquire Surplus Ships": another "U.S.S. Oberth"
  given crew of one on another "U.S.S. Oberth": "Lopez"
  given ship of two at "Acquire Surplus Ships": another "I.K.S. K'Vort" of two
  given outpost of two at "Acquire Surplus Ships": "Klingon Outpost" of two
  given hand of one: "Ship Seizure"
  when one plays "Ship Seizure"
  then refused
}

card "Honor Challenge" interrupt {
  property [TNG]
  traits Klingon_related
  plays at start of personnel battle to {
    for each k in every fighting Klingon personnel with Honor {
      kill one fighting personnel with Treachery where controller of it != controller of k
    }
  }
}

scenario "Before the blows fall the honorable kill the treacherous, one each" under r24, faq95 cites r24 "7.4.2-s2-responses"
  cites faq95 "1.2-exc-during" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Konmel" version "The Next Generation", "Zegov"
  given away team of two on "Cloaked Mission": "Duras" version "Life From Lifelessness" of two,
    "Koral" version "The Next Generation" of two
  given hand of one: "Honor Challenge"
  given turn of one
  when one attacks at "Cloaked Mission" with the team of "Konmel"
  when one plays "Honor Challenge"
  one chooses "Duras"
  then decision of two offers yes
  then "Duras" is killed, "Zegov" is not killed
}

card "Auto-Destruct Sequence" interrupt {
  property [TNG]
  plays on your ship
  at end of each turn {
    damage every ship where location of it = location of host and it != host and SHIELDS of it < 8
    destroy host as ship
  }
}

scenario "A ship destroys itself at the end of the turn, and damages those beside it" under r24, faq95 cites r24 "7.5.1", "8.0"
  cites faq95 "1.1-turn-subject" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given ship of two at "Amnesty Talks": "I.K.S. K'Vort" of two
  given ship of two at "Amnesty Talks": "U.S.S. Enterprise" version "Chain of Command" of two
  given hand of one: "Auto-Destruct Sequence"
  given turn of one
  when one plays "Auto-Destruct Sequence" on "U.S.S. Oberth"
  given announce turn_ends(one)
  then "U.S.S. Oberth" in discard_pile of one, "I.K.S. K'Vort" is damaged, "U.S.S. Enterprise" is not damaged
  then "Auto-Destruct Sequence" in discard_pile of one
}

scenario "Its explosion finds the cloaked as well" under r24 cites r24 "7.6-non-targeted-affect" {
  given mission of one: "Amnesty Talks"
  given ship of two at "Amnesty Talks": "I.K.S. K'Vort" of two
  given ship of one at "Amnesty Talks": "Serrola"
  given cloak "I.K.S. K'Vort"
  given hand of one: "Auto-Destruct Sequence"
  given turn of one
  when one plays "Auto-Destruct Sequence" on "Serrola"
  given announce turn_ends(one)
  then "I.K.S. K'Vort" is damaged
}

card "Jaglom Shrek - Information Broker" interrupt {
  property [TNG]
  plays to glance_at every card in draw_deck of opponent
}

card "Q2" interrupt {
  points 0
  property [TNG]
  plays to nullify one "Amanda Rogers" in pending where it is just_played
  plays to nullify one "Kevin Uxbridge" in pending where it is just_played
  plays to nullify one dilemma in faced where it = facing_now and (it has [Q] or text_has(title of it, "Q"))
  plays to nullify one dilemma in play where it has [Q] or text_has(title of it, "Q")
  text dated 1994-11-01 cites faq95 "3.9-q2-targets", "3.8-qnet-q2" {
    plays to nullify one "Amanda Rogers" in pending where it is just_played
    plays to nullify one "Kevin Uxbridge" in pending where it is just_played
    plays to nullify one dilemma in faced where it = facing_now and (it has [Q] or it has Q_related)
    plays to nullify one dilemma in play where it has [Q] or it has Q_related
  }
  text dated 2024-04-01 { }
}

scenario "As first printed Q2 answers whatever is Q-related" under r24 as of 1995-01-01, faq95 as of 1995-01-01
  cites faq95 "3.9-q2-targets" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Lopez", "Davies", "Martin"
  given seeds of two under "Botanical Research": "Pinned Down"
  given hand of one: "Q2"
  when one attempts "Botanical Research"
  when one responds with "Q2"
  then "Pinned Down" is nullified, "Lopez" is not stopped
}

scenario "Today it answers what has Q's icon or his name" under r24 as of 2024-04-01 {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Lopez", "Davies", "Martin"
  given seeds of two under "Botanical Research": "Pinned Down"
  given hand of one: "Q2"
  when one attempts "Botanical Research"
  random picks "Lopez", "Davies"
  then "Lopez" is stopped, "Q2" in hand of one
}

scenario "Q2 puts Kevin Uxbridge in his place" under r24, r18 cites r24 "12.10-colon" cites r18 "colon-def", "colon-group" {
  given table of one: "Surprise Party"
  given hand of two: "Kevin Uxbridge" of two
  given hand of one: "Q2"
  when two plays "Kevin Uxbridge"
  when one responds with "Q2"
  then "Kevin Uxbridge" is nullified, "Surprise Party" in table of one
}
