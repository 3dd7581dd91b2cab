set paradise_lost "Paradise Lost" released 2022

card "Aranty" personnel {
  Non-Aligned
  CIVILIAN, SECURITY, Greed, Treachery, Geology
  5 / 7 / 12
  species humanoid
  icons [AU], [Films]
  property [TUC]
  traits male, Rura_Penthe_related
  mentions "Martia", "Captain Kirk"
}

card "Clark Terrell" version "Paradise Lost" personnel {
  Non-Aligned
  OFFICER, Computer Skill
  5 / 6 / 7
  species human
  icons [Among-Fed], [AU], [Cmd], [Films]
  property [TWOK]
  traits captain, infiltrator, Khan_related, male
  commands "U.S.S. Reliant"
  mentions "Khan"
  not encoded "an infiltrator takes no part in what those do whom he is with"
  not encoded "one sentence of its text cannot be read yet"
}

card "Commander Chekov" version "Paradise Lost" personnel {
  Non-Aligned
  OFFICER, Navigation, SECURITY, Astrophysics, Biology
  4 / 7 / 6
  species human
  icons [Among-Fed], [AU], [Cmd], [Films]
  property [TWOK]
  traits infiltrator, Khan_related, male
  dots 1
  names "Ensign Chekov"
  mentions "Khan", "U.S.S. Reliant"
  while aboard "U.S.S. Reliant", host: WEAPONS +2
  not encoded "an infiltrator takes no part in what those do whom he is with"
}

card "Kjott" personnel {
  Non-Aligned
  CIVILIAN, Smuggling
  4 / 6 / 9
  species humanoid
  icons [AU], [Films]
  property [TUC]
  traits male, Rura_Penthe_related
}

card "Miss Kendra" personnel universal {
  Non-Aligned
  CIVILIAN, Biology, SCIENCE, Honor
  7 / 6 / 4
  species human
  icons [AU], [Films]
  property [TSfS]
  traits female, waiter
  mentions "Dr. McCoy"
}

card "Pennett" personnel universal {
  Non-Aligned
  CIVILIAN, SECURITY, Computer Skill, Transporter Skill, Youth
  4 / 8 / 9
  species human
  icons [AU], [Films], [Stf]
  property [TWOK]
  traits augment, female, genetically_enhanced, Khan_related
  mentions "Khan"
}

card "Professor Scott" personnel {
  Non-Aligned
  ENGINEER, Miracle Worker, Computer Skill, Transporter Skill
  6 / 8 / 5
  species human
  icons [AU], [Films], [Stf]
  property [TVH]
  traits male, professor
  names "Mr. Scott"
  not encoded "one sentence of its text cannot be read yet"
}

card "Refugee Guinan" personnel {
  Non-Aligned
  CIVILIAN, Diplomacy, Anthropology, Honor
  9 / 8 / 7
  species El-Aurian
  icons [AU], [Films]
  property [Gen]
  traits female
  not encoded "one sentence of its text cannot be read yet"
}

card "Sfreett" personnel {
  Non-Aligned
  CIVILIAN, Acquisition, Greed, Anthropology, Diplomacy
  5 / 8 / 7
  species humanoid
  icons [AU], [Films], [SKR]
  property [TVH]
  traits female
  mentions "Sybok"
}
