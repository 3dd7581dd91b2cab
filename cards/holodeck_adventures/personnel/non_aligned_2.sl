set holodeck_adventures "Holodeck Adventures" released 2001

card "Sigmund Freud" personnel {
  Non-Aligned
  MEDICAL, Biology
  6 / 8 / 4
  icons [Holo]
  property [TNG]
  traits male
  special download "Alternate Universe Door"
  not encoded "one sentence of its text cannot be read yet"
}

card "The President of Earth" personnel {
  Non-Aligned
  VIP, Leadership, Diplomacy x2, MEDICAL
  8 / 7 / 4
  icons [Cmd], [DQ], [Holo]
  property [VOY]
  traits male, president
  names "The Doctor"
  not encoded "one sentence of its text cannot be read yet"
}

card "Vic Fontaine" personnel {
  Non-Aligned
  CIVILIAN, Music
  8 / 8 / 5
  icons [Holo]
  property [DS9]
  traits Deep_Space_9_related, male
  mentions "Bashir", "Odo", "Kira", "Worf", "Nog"
  not encoded "one sentence of its text cannot be read yet"
}

card "Ah-Kel and Ro-Kel" dual_personnel {
  Non-Aligned
  OFFICER, Archaeology, Smuggling, Treachery
  OFFICER, Acquisition, Biology, Greed
  4 / 7 / 9
  4 / 7 / 9
  persons "Ah-Kel", "Ro-Kel"
  species Miradorn
  icons [Cmd]
  second_icons [Cmd]
  property [DS9]
  traits male
  not encoded "where several are chosen it is one personnel"
}

card "The Twin Mistresses of Evil" dual_personnel {
  Non-Aligned
  SCIENCE
  SCIENCE
  3 / 8 / 5
  3 / 8 / 5
  persons "Demonica", "Malicia"
  species human
  icons [DQ], [Stf]
  second_icons [DQ], [Stf]
  property [VOY]
  traits female
  mentions "Buster Kincaid", "Jenny", "Megan", "the Delaney sisters"
  not encoded "where several are chosen it is one personnel"
  not encoded "2 sentences of its text cannot be read yet"
}
