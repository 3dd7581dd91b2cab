set homefront_two "Homefront II" released 2015

card "Dangerous Climb" dilemma planet {
  property [ENT]
  unless STRENGTH > 40 OR Geology x2 + CUNNING > 20: kill one personnel in team at random
}

card "Dedication to Duty" dilemma space {
  property [TWOK]
  facing it {
    let chosen be one unique personnel in team at random
    stop chosen
    you choose one {
      kill chosen
      opponent may draw skill_dots of chosen
    }
  }
  mission_continues
}

card "Dignitaries and Witnesses" dilemma space planet {
  property [DS9]
  to get past INTEGRITY > 20 + admiral OR STRENGTH > 30 + general OR CUNNING > 30 + Leadership x3 OR STRENGTH > 20 + maje
}

card "Forsaken" dilemma space planet {
  property [DS9]
  to get past Honor x2 OR Treachery x2
  on overcoming {
    let helpful be one of (every s in [Honor, Treachery] where skill_in_team(s) >= 2)
    send_helpers_beneath(helpful, 2)
  }
}

scenario "One with twice the Honor is enough to leave Forsaken, and leaves" under r24 cites r24 "7.2.2" {
  given mission of one: "Acquire Surplus Ships"
  given away team of one on "Acquire Surplus Ships": "Q'elyn", "Kurak", "Captain Worf"
  given draw deck of one: "Losta"
  given seeds of two under "Acquire Surplus Ships": "Forsaken"
  when one attempts "Acquire Surplus Ships"
  one chooses "Captain Worf"
  then "Captain Worf" in draw_deck of one, last c in draw_deck of one = "Captain Worf"
  then "Forsaken" in out_of_play of two, "Kurak" is not stopped, one solves "Acquire Surplus Ships"
}

scenario "Two with Honor each help, and Treachery stays out of it" under r24 cites r24 "7.2.2" {
  given mission of one: "Acquire Surplus Ships"
  given away team of one on "Acquire Surplus Ships": "Konmel", "Kurak", "Zegov"
  given seeds of two under "Acquire Surplus Ships": "Forsaken"
  when one attempts "Acquire Surplus Ships"
  one chooses "Konmel"
  then "Konmel" in draw_deck of one, "Kurak" in draw_deck of one, "Zegov" in surface of "Acquire Surplus Ships"
  then "Forsaken" in out_of_play of two
}

scenario "Either may help where there is enough of both" under r24 cites r24 "7.2.2" {
  given mission of one: "Acquire Surplus Ships"
  given away team of one on "Acquire Surplus Ships": "Kahless", "Duras", "Losta"
  given seeds of two under "Acquire Surplus Ships": "Forsaken"
  when one attempts "Acquire Surplus Ships"
  one chooses Treachery
  then "Duras" in draw_deck of one, "Kahless" in surface of "Acquire Surplus Ships", "Losta" in surface of "Acquire Surplus Ships"
}

scenario "One of each is too little for Forsaken" under r24 cites r24 "7.2.2" {
  given mission of one: "Acquire Surplus Ships"
  given away team of one on "Acquire Surplus Ships": "Kurak", "Zegov"
  given seeds of two under "Acquire Surplus Ships": "Forsaken"
  when one attempts "Acquire Surplus Ships"
  then "Forsaken" in seeds of "Acquire Surplus Ships", "Kurak" is stopped, "Zegov" is stopped
}

card "Fractured Time" dilemma space planet {
  property [TNG]
  facing it {
    let lucky be nine personnel in team at random
    place_out_of_play every personnel in team except lucky
  }
}
