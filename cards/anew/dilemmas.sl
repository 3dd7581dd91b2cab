// A demonstration: titles and figures are those of printed cards where there are such, and the texts are made for these rules.

set anew_demonstration "A New Way to Play: demonstration" unreleased

card "Command Decisions" dilemma space {
  cost 1
  facing it {
    if some p in team where p has Leadership or p has Officer { stop one Leadership or Officer personnel in team } else {
      kill one personnel in team at random
    }
  }
}
card "Kolaran Raiders" dilemma planet {
  cost 1
  facing it {
    if some p in team where p has Leadership or p has Security { stop one Leadership or Security personnel in team } else {
      kill one personnel in team at random
    }
  }
}
card "Magnetic Field Disruptions" dilemma space {
  cost 1
  facing it {
    if some p in team where p has Astrometrics or p has Navigation { stop one Astrometrics or Navigation personnel in team } else {
      kill one personnel in team at random
    }
  }
}
card "Triage" dilemma planet {
  cost 1
  facing it {
    if some p in team where p has Biology or p has Medical { stop one Biology or Medical personnel in team } else {
      kill one personnel in team at random
    }
  }
}
card "Pinned Down" dilemma planet, space {
  cost 2
  facing it {
    stop one personnel in team at random; if size(team) >= 9 { stop one personnel in team at random }
    if size(team) >= 10 { stop one personnel in team at random }
  }
}
card "Explosive Decompression" dilemma space {
  cost 4
  facing it {
    kill one personnel in team at random; if size(team) >= 9 { kill one personnel in team at random }
    if size(team) >= 10 { kill one personnel in team at random }
  }
}
card "Maglock" dilemma space {
  cost 3
  unless Officer x3 OR Programming x3: stop each personnel in team, return_to_dilemma_pile this
}
card "Primitive Culture" dilemma planet {
  cost 3
  unless Anthropology + Leadership OR Diplomacy x3 OR Intelligence x2: stop each personnel in team, return_to_dilemma_pile this
}
card "Temptation" dilemma planet, space {
  cost 3
  facing it { repeat 3 { let p be one of team at random; if p is something and not (p has Honor) and not (p has Treachery) { stop p } } }
}
card "Invidium Leak" dilemma space {
  cost 1
  unless Engineer + Programming x2 OR Medical x2: stop each personnel in team
}
card "Hunter Gangs" dilemma planet {
  cost 2
  facing it { repeat 2 { let p be one of team at random; if p is something and CUNNING of p + STRENGTH of p < 11 { kill p } } }
}
card "Gravimetric Distortion" dilemma space {
  cost 3
  unless Astrometrics x2 OR Engineer x3: stop each personnel in team, place this on one your ship in orbit of attempted_at
  while host of this is ship: host: RANGE -2, WEAPONS -2, SHIELDS -2
}
