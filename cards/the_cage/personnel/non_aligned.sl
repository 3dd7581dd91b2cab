set the_cage "The Cage" released 2019

card "Claudius Marcus" personnel universal {
  Non-Aligned
  CIVILIAN, Diplomacy
  5 / 7 / 6
  species Planet_892_native
  icons [AU], [OS]
  property [TOS]
  traits male, proconsul
}

card "Leila Kalomi" personnel universal {
  Non-Aligned
  SCIENCE, Exobiology
  5 / 5 / 5
  species human
  icons [AU], [OS], [Stf]
  property [TOS]
  traits female
  mentions "Mr. Spock"
  lovers "Mr. Spock"
}

card "Mea 3" personnel {
  Non-Aligned
  ENGINEER, Diplomacy, Honor, Computer Skill
  8 / 7 / 3
  species Eminian
  icons [AU], [OS]
  property [TOS]
  traits female
  mentions "Anan 7"
}

card "Miramanee" personnel {
  Non-Aligned
  CIVILIAN, Honor, Law, Anthropology, Youth
  9 / 6 / 5
  species human
  icons [AU], [OS]
  property [TOS]
  traits female, priest
  mentions "Captain Kirk", "Kirok"
  lovers "Captain Kirk"
  special download "I Love You"
}

card "Qatai" personnel {
  Non-Aligned
  ENGINEER, MEDICAL, Exobiology x2, Navigation
  7 / 7 / 7
  species humanoid
  icons [DQ], [Stf]
  property [VOY]
  traits male
  special download "Urgent Warning"
}

card "Tepo" personnel universal {
  Non-Aligned
  VIP, SECURITY, Geology, Leadership, Acquisition
  4 / 5 / 6
  species Sigma_Iotia_native
  icons [AU], [OS]
  property [TOS]
  traits male, thief
  mentions "Bela Okmyx", "Jojo Krako"
}

card "The Keeper" personnel {
  Non-Aligned
  SECURITY, Empathy x3, Anthropology, Treachery
  4 / 10 / 3
  species Talosian
  icons [AU], [OS]
  property [TOS]
  traits Christopher_Pike_related, male
  mentions "Christopher Pike", "Vina"
}
