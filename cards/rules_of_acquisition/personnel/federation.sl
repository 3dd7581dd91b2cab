set rules_of_acquisition "Rules of Acquisition" released 1999

card "Ambassador Krajensky" personnel {
  Federation
  VIP, Diplomacy, Leadership, ENGINEER, Law
  7 / 8 / 5
  species human
  icons [Cmd]
  property [DS9]
  traits ambassador, male
  dots 1
  may report on "Risa"
}

card "Elizabeth Lense" personnel {
  Federation
  MEDICAL, SCIENCE, Biology, Physics
  6 / 9 / 4
  species human
  icons [Stf]
  property [DS9]
  traits female
  mentions "Julian Bashir"
}

card "George Primmin" personnel {
  Federation
  SECURITY, SECURITY, Computer Skill, Biology
  7 / 6 / 7
  species human
  icons [Stf]
  property [DS9]
  traits Deep_Space_9_related, male
  mentions "Odo", "Rao Vantika"
  not encoded "one sentence of its text cannot be read yet"
}

card "Nog" personnel {
  Federation, Ferengi
  ENGINEER, Physics, Honor, Youth, Acquisition
  8 / 8 / 6
  species ferengi_species
  icons [Stf]
  property [DS9]
  traits male
  mentions "Jake", "Captain Watters"
  not encoded "one sentence of its text cannot be read yet"
}
