set the_dominion "The Dominion" released 1999

card "Admiral Leyton" personnel {
  Federation
  VIP, Leadership, SECURITY, Treachery
  5 / 8 / 8
  species human
  icons [Cmd]
  property [DS9]
  traits admiral, male
  mentions "Jaresh-Inyo"
  not encoded "one sentence of its text cannot be read yet"
}

card "Jaresh-Inyo" personnel {
  Federation
  VIP, Diplomacy, Biology, Law
  8 / 6 / 3
  species Grazerite
  icons [Cmd]
  property [DS9]
  traits Capturing_related, male, president
  mentions "Admiral Leyton"
  special download "HQ: Secure Homeworld"
}

card "Keogh" personnel {
  Federation
  OFFICER, Leadership, Honor, Physics, Geology
  7 / 8 / 5
  species human
  icons [Cmd]
  property [DS9]
  traits captain, male
  commands "U.S.S. Odyssey"
  mentions "Benjamin Sisko", "Jadzia Dax"
  special download "Attack Pattern Delta"
}

card "Michael Eddington" personnel {
  Federation
  SECURITY, ENGINEER, Treachery, Honor, Computer Skill
  6 / 8 / 6
  species human
  icons [Cmd], [Maq]
  property [DS9]
  traits Deep_Space_9_related, male
  mentions "Odo"
}
