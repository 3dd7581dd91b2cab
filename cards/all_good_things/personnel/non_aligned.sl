set all_good_things "All Good Things" released 2003

card "Sunad" personnel {
  Non-Aligned
  OFFICER, SECURITY, Leadership, Physics, Law
  5 / 8 / 6
  species Zalkonian
  icons [Cmd]
  property [TNG]
  traits captain, male
}

card "Anij" personnel {
  Non-Aligned
  CIVILIAN, Anthropology
  8 / 8 / 4
  species Ba'ku
  property [Ins]
  traits female
  mentions "Jean-Luc Picard"
  lovers "Jean-Luc Picard"
  not encoded "one sentence of its text cannot be read yet"
}

card "Artim" personnel {
  Non-Aligned
  CIVILIAN, Youth
  6 / 4 / 3
  species Ba'ku
  property [Ins]
  traits male
  mentions "Data", "Sojef"
  not encoded "one sentence of its text cannot be read yet"
}

card "Raimus" personnel {
  Non-Aligned
  ENGINEER, Acquisition, Leadership, Treachery x2, Orion Syndicate
  2 / 8 / 6
  species Farian
  icons [Stf]
  property [DS9]
  traits male, thief
}

card "Sojef" personnel {
  Non-Aligned
  CIVILIAN, Leadership, Diplomacy, Biology, Archaeology
  8 / 8 / 7
  species Ba'ku
  property [Ins]
  traits male
}

card "Tournel" personnel {
  Non-Aligned
  CIVILIAN, Leadership, ENGINEER, Computer Skill, Physics
  7 / 8 / 6
  species Ba'ku
  property [Ins]
  traits male
}

card "Weyoun 6" personnel {
  Non-Aligned
  CIVILIAN, Diplomacy x2, Leadership, Honor, Law, Biology
  5 / 9 / 5
  species Vorta
  icons [Cmd]
  property [DS9]
  traits male
  names "Weyoun"
  mentions "Odo"
  not encoded "one sentence of its text cannot be read yet"
}
