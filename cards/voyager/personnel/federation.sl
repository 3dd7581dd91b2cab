set voyager "Voyager" released 2001

card "Harry Kim" personnel {
  Federation
  OFFICER, Stellar Cartography, ENGINEER, Music, Youth
  7 / 7 / 6
  species human
  icons [DQ], [Stf]
  property [VOY]
  traits male
  dots 1
  may volunteer for random selections
}

scenario "Harry Kim's music pleases the Wind Dancer" under r24 cites r24 "7.2.2" {
  given mission of one: "Avert Solar Implosion"
  given away team of one on "Avert Solar Implosion": "Harry Kim"
  given seeds of two under "Avert Solar Implosion": "Wind Dancer"
  when one attempts "Avert Solar Implosion"
  then "Wind Dancer" in out_of_play of two, "Harry Kim" has OFFICER, "Harry Kim" has Stellar Cartography, "Harry Kim" has ENGINEER
}

scenario "Harry Kim steps forward for Triage" under r24 cites r24 "12.1" {
  given mission of one: "Avert Solar Implosion"
  given away team of one on "Avert Solar Implosion": "Harry Kim", "Barron", "Lopez"
  given seeds of two under "Avert Solar Implosion": "Triage"
  when one attempts "Avert Solar Implosion"
  one declines
  one chooses "Harry Kim"
  then "Harry Kim" is killed, "Lopez" is not killed
}

card "Tuvok" personnel {
  Federation
  OFFICER, SECURITY, Leadership, Computer Skill, Mindmeld, Biology, Music, Law
  8 / 9 / 9
  species vulcan_species
  icons [Cmd], [DQ]
  property [VOY]
  traits male
  mentions "Kathryn Janeway"
}
