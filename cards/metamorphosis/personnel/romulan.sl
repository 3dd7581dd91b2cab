set metamorphosis "Metamorphosis" released 2018

card "Chagrith" personnel universal {
  Romulan
  SCIENCE, Archaeology, Geology, Physics
  5 / 8 / 6
  species Reman
  icons [Stf]
  property [Nem]
  traits male
  mentions "Shinzon"
}

card "Dralvak" personnel universal {
  Romulan
  MEDICAL, Biology, Exobiology, Treachery
  3 / 7 / 7
  species Reman
  icons [Stf]
  property [Nem]
  traits male
  mentions "Shinzon", "The Viceroy"
}

card "Jorvas" personnel universal {
  Romulan
  ENGINEER, Astrophysics, Navigation, SECURITY
  5 / 5 / 8
  species Reman
  icons [Cmd]
  property [Nem]
  traits male
}

card "Thexor" personnel universal {
  Romulan
  SECURITY, Computer Skill, Transporter Skill, Treachery
  3 / 5 / 9
  species Reman
  icons [Stf]
  property [Nem]
  traits male
  mentions "Shinzon", "The Viceroy"
  special download "Reman Disruptor Rifle"
}
