set the_skys_the_limit "The Sky's the Limit" released 2013

card "Captain Spock" version "The Sky's the Limit" personnel {
  Federation
  OFFICER, Biology, Honor, Leadership, Physics, SCIENCE, Mindmeld
  9 / 10 / 8
  species vulcan_species, human
  icons [AU], [Cmd], [Films]
  property [TWOK]
  traits captain, male
  names "Mr. Spock"
  mentions "Saavik"
  special download "The Needs of the Many ..."
}

card "D.C. Franklin" personnel universal {
  Federation
  SECURITY, Astrophysics, Transporter Skill
  6 / 6 / 7
  species human
  icons [AU], [Films], [Stf]
  property [Gen]
  traits male, support_personnel
}

card "Kathryn Janeway" version "The Sky's the Limit" personnel {
  Federation
  VIP, SCIENCE, Diplomacy, Computer Skill, Physics
  8 / 8 / 5
  species human
  icons [Cmd]
  property [Nem]
  traits admiral, female, vice_admiral
  not encoded "one sentence of its text cannot be read yet"
}

card "Marruu" personnel universal {
  Federation
  OFFICER, Navigation, Computer Skill
  6 / 6 / 6
  species human
  icons [AU], [Films], [Stf]
  property [Gen]
  traits male, support_personnel
  mentions "Demora Sulu"
}

card "Martinez" personnel universal {
  Federation
  MEDICAL, Biology, Transporter Skill
  8 / 7 / 6
  species human
  icons [FC], [Stf]
  property [FC]
  traits male, nurse, support_personnel
  mentions "Beverly Crusher"
}

card "William T. Riker" version "The Sky's the Limit" personnel {
  Federation
  OFFICER, Leadership, Navigation, Music
  8 / 7 / 7
  species human
  icons [Cmd]
  property [Gen]
  traits Duras_related, male, Enterprise_related
  commands "U.S.S. Enterprise"
  mentions "Sisters of Duras"
  special download "Brace for Impact"
}
