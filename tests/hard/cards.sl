set hard "Hard cases" released 2026

card "Countermanda" interrupt {
  plays to nullify one "Telepathic Alien Kidnappers" in play
  plays to place_out_of_play up to three cards in discard_pile of opponent if some "Palor Toff" just_played
}

card "Energy Vortex" interrupt {
  plays to return_to_hand one card just_played where it is not interrupt then opponent must play_another
}

card "Horga'hn" artifact {
  when this is earned: enter this on table of you
  once each turn, choose one {
    at start of each of your turns: add_play you
    at end of each of your turns: draw 1
  }
}

card "Disrupted Continuum" event {
  icons [HA]
  plays on table
  once per game, just after opponent reveals dilemma where it has no [Q], at cost (discard this): you may nullify it then download one (planet dilemma or space dilemma)
}

card "Telepathic Alien Kidnappers" event {
  plays on table
  at end of each of your turns {
    let guess be one of card_types
    let shown be one card in hand of opponent at random
    show shown
    if kind of shown = guess { discard shown }
  }
}

card "Ressikan Flute" artifact not_duplicatable {
  icons [AU]
  when this is earned: score 4 * at_most(5, number of different_titles(personnel with Music in team)) from this, enter this on table of you
}

card "Atmospheric Ionization" event {
  unique
  plays on planet mission
  forbid beam of (c: personnel) when location of c = host and beamed_here_this_turn >= 3
}

card "Rogue Borg" interrupt {
  plays on one occupied ship
  each "Rogue Borg" with this: STRENGTH = number of "Rogue Borg" in place of this
}

card "Crosis" interrupt {
  plays on one "Rogue Borg"
  "Rogue Borg" with host: STRENGTH * 2
  not_cumulative
}

card "Phased Matter" dilemma planet {
  encounter {
    let smaller be any number of personnel in team by you
    let larger be every personnel in team except smaller
    phase larger
    place this on attempted_mission
  }
  cure with ENGINEER + SCIENCE
}

card "Hyper-Aging" dilemma planet {
  points 5
  countdown 4
  encounter {
    quarantine every personnel in team
    place this on attempted_mission
  }
  when countdown ends: kill every quarantined personnel on host
  cure with SCIENCE + MEDICAL x2
}

card "Genetronic Replicator" event {
  plays on table
  instead of your personnel is killed, at cost (stop two personnel with MEDICAL present_with it): you may return_to_hand it
}

card "Q-Net" event {
  plays on one mission
  forbid fly when passes_between(s, dest, host) and skill_aboard(Diplomacy, s) < 2 because "no ship may pass without two Diplomacy"
}

card "Static Warp Bubble" event {
  plays on table
  at end of each opponent's turn: opponent must discard one card in hand of opponent
  not_cumulative
}

card "The Traveler: Transcendence" event {
  plays to choose one of players
  at end of each turn of chosen: chosen must draw 1
  "Static Warp Bubble" in play is nullified
  not_cumulative
}

card "Yuta" dilemma space planet {
  encounter {
    let x be one number from 0 to 40 by opponent
    for each p in shuffled(team) {
      if INTEGRITY of p + CUNNING of p - STRENGTH of p = x { discard p; discard this; leave encounter }
    }
  }
}

card "Edo Probe" dilemma space planet {
  points -10
  choose one {
    { end_attempt; bar attempted_mission for you until mission is solved }
    { owe 10 points unless you solve attempted_mission this turn }
  }
}

card "Vulcan Mindmeld" interrupt {
  plays on one your personnel with Mindmeld
  host gains skills of one other your personnel present until end of turn
}

card "Anti-Time Anomaly" event {
  plays on table
  countdown 3
  when countdown ends: kill every personnel in play
}

card "Alien Parasites" dilemma planet {
  unless INTEGRITY > 32 {
    beam every card in team to interior of home_ship
    control home_ship by opponent until it is stopped
  }
}
