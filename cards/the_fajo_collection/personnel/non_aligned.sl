set the_fajo_collection "The Fajo Collection" released 1997

card "Dr. Soong" personnel {
  Non-Aligned
  SCIENCE, Cybernetics x2, Computer Skill, ENGINEER
  6 / 12 / 1
  species human
  icons [Stf]
  nemesis_icons yellow_right
  property [TNG]
  traits male
  mentions "Juliana", "Data", "Lore"
  not encoded "one sentence of its text cannot be read yet"
}

card "Kivas Fajo" personnel {
  Non-Aligned
  CIVILIAN, Greed x2, Acquisition, Treachery
  nothing / 10 / 4
  species Zibalian
  icons [Cmd]
  property [TNG]
  traits male
  not encoded "2 sentences of its text cannot be read yet"
}
