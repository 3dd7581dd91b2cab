set cold_front "Cold Front" released 2018

card "Chef" personnel {
  Federation
  CIVILIAN, Anthropology
  7 / 7 / 7
  species human
  icons [Cmd]
  property [ENT]
  traits cook, male
  dots 1
  names "William T. Riker"
  twice per game: you may download "Holodeck Door"
  not encoded "one sentence of its text cannot be read yet"
}

card "Data" version "Cold Front" personnel {
  Federation
  OFFICER, Leadership x2, Honor, Physics
  8 / 12 / 12
  species android
  icons [Cmd]
  property [TNG]
  traits captain, male, Soong_type
  commands "U.S.S. Sutherland"
  mentions "Tasha Yar", "Jenna D'Sora"
  lovers "Tasha Yar", "Jenna D'Sora"
  not encoded "one sentence of its text cannot be read yet"
}

card "Ezri Dax" version "Cold Front" personnel {
  Federation
  OFFICER, SCIENCE, SECURITY, Anthropology, Youth
  6 / 8 / 5
  species Trill
  icons [Stf]
  property [DS9]
  traits counselor, Deep_Space_9_related, female, with_symbiont
  names "Jadzia Dax"
  mentions "Joran Dax"
  not encoded "one sentence of its text cannot be read yet"
}
