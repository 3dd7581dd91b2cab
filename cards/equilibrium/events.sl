set equilibrium "Equilibrium" released 2018

card "The Beating Heart" event {
  property [DS9]
  plays on table
  instead of your personnel is killed by dilemma: you may {
    stop one your personnel where it is romantic_partner_of that personnel and it present_with that personnel
    stop that personnel
  }
}

scenario "Whoever is loved dies of no dilemma, if the other one stops" under r24, r18
  cites r24 "10.3-romantic-partner", "gl-couple", "g-couple" cites r18 "romantic" {
  given mission of one: "Acquire Surplus Ships"
  given table of one: "The Beating Heart"
  given away team of one on "Acquire Surplus Ships": "Pel", "Quark", "Krax"
  given seeds of two under "Acquire Surplus Ships": "Triage"
  when one attempts "Acquire Surplus Ships"
  one declines
  random picks "Quark"
  one accepts
  then "Quark" is not killed, "Quark" is stopped, "Pel" is stopped
}
