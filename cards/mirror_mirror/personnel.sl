set mirror_mirror "Mirror, Mirror" released 2000

card "Smiley" personnel {
  Federation
  ENGINEER, Navigation, Transporter Skill, Leadership, Anthropology
  6 / 7 / 8
  special download "Construct Starship"
  special download "Crossover"
  species human
  icons [Cmd], [MQ], [TE]
  property [DS9]
  traits male
  commands "Defiant"
}

card "Fontaine" personnel enigma {
  Non-Aligned
  CIVILIAN, Navigation, Astrophysics, MEDICAL, Music
  3 / 6 / 5
  icons [MQ], [Stf]
  property [DS9]
  traits male
  not encoded "a special download of two disruptors that add two STRENGTH"
}
