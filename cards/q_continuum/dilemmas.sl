set q_continuum "Q Continuum" released 1996

card "Q's Vicious Animal Things" dilemma planet {
  property [TNG]
  traits Q_related
  unless STRENGTH > 22 + STRENGTH < 55 {
    kill one personnel in team at random
    let elsewhere be one planet mission in spaceline by opponent where solver of it is nothing and it != attempted_mission
    reseed this under elsewhere
  }
}
