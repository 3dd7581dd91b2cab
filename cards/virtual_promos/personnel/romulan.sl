set virtual_promos "Virtual Promos" released 2011

card "Data" version "Things Past" personnel {
  Romulan
  ENGINEER, Computer Skill, Exobiology, Transporter Skill
  8 / 12 / 12
  species android
  icons [Cmd]
  property [TNG]
  traits dissident, male, romulan_underground, Soong_type
  not encoded "one sentence of its text cannot be read yet"
}

card "The Viceroy" personnel {
  Romulan
  MEDICAL, Diplomacy, Empathy, Treachery, Biology
  4 / 7 / 8
  species Reman
  icons [Cmd]
  property [Nem]
  traits general, male
  mentions "Shinzon"
  not encoded "one sentence of its text cannot be read yet"
}
