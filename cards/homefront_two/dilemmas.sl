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
    if skill_in_team(Honor) >= 2 { place_beneath every personnel in team with Honor }
    if skill_in_team(Treachery) >= 2 { place_beneath every personnel in team with Treachery }
  }
}

card "Fractured Time" dilemma space planet {
  property [TNG]
  facing it {
    let lucky be nine personnel in team at random
    place_out_of_play every personnel in team except lucky
  }
}
