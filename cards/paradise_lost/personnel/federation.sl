set paradise_lost "Paradise Lost" released 2022

card "Bones" personnel {
  Federation
  MEDICAL, SCIENCE, Exobiology, Cantankerousness
  7 / 10 / 4
  points 5
  species human
  icons [AU], [Films], [Stf]
  property [TSfS]
  traits male
  names "Mr. Spock", "Dr. McCoy"
  not encoded "one sentence of its text cannot be read yet"
}

card "Colonel West" personnel {
  Federation
  SECURITY, OFFICER, Treachery, Law, Section 31
  3 / 9 / 7
  species human
  icons [Among-Kli], [AU], [Cmd], [Films]
  property [TUC]
  traits assassin, colonel, infiltrator, male
  mentions "Admiral Cartwright"
  not encoded "an infiltrator takes no part in what those do whom he is with"
  special download "Assassination Plot"
  not encoded "one sentence of its text cannot be read yet"
}

card "Commander Kyle" personnel {
  Federation
  ENGINEER, SECURITY, Transporter Skill, Archaeology, Exobiology
  7 / 7 / 6
  species human
  icons [AU], [Cmd], [Films]
  property [TWOK]
  traits Khan_related, male
  names "Lt. Kyle"
  mentions "Khan", "U.S.S. Reliant"
}

card "Commander Sulu" personnel {
  Federation
  OFFICER, Navigation x2, Honor, SECURITY
  7 / 8 / 6
  species human
  icons [AU], [Cmd], [Films], [SKR]
  property [TFF]
  traits male
  names "Lt. Sulu"
  mentions "Demora Sulu", "Admiral Kirk", "Sybok"
  not encoded "3 sentences of its text cannot be read yet"
}

card "Commander Uhura" version "Paradise Lost" personnel {
  Federation
  OFFICER, ENGINEER, Diplomacy, Music, Anthropology
  6 / 7 / 4
  species human
  icons [AU], [Cmd], [Films], [SKR]
  property [TFF]
  traits female
  names "Lt. Uhura"
  mentions "Sybok", "Starship Enterprise"
  special download "Seductive Dance"
  not encoded "one sentence of its text cannot be read yet"
}
