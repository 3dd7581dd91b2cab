set metamorphosis "Metamorphosis" released 2018

card "Tim Watters" personnel {
  Federation
  OFFICER, Leadership, Physics, Youth
  6 / 7 / 7
  species human
  property [DS9]
  traits cadet, captain, male
  commands "U.S.S. Valiant"
  dots 1
  while some cadet personnel together_with this where it != this, this: gains Diplomacy, Leadership
}

scenario "Tim Watters leads better among cadets" under r24 cites r24 "12.4" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Tim Watters", "Lopez"
  then skill_level(Leadership, "Tim Watters") = 1, skill_level(Diplomacy, "Tim Watters") = 0
  given away team of one on "Botanical Research": another "Tim Watters"
  then skill_level(Leadership, "Tim Watters") = 2, skill_level(Diplomacy, "Tim Watters") = 1
  given put another "Tim Watters" into hand of one
  then skill_level(Leadership, "Tim Watters") = 1, skill_dots of "Tim Watters" = 4
}

card "Dorian Collins" personnel {
  Federation
  ENGINEER, Anthropology, Honor, Youth
  3 / 6 / 5
  species human
  property [DS9]
  traits cadet, female
  dots 1
  while some cadet personnel together_with this where it != this, this: gains Geology, Transporter Skill
}

card "Foster" personnel universal {
  Federation
  MEDICAL, Navigation, Computer Skill
  7 / 6 / 6
  species human
  icons [AU], [Films], [Stf]
  property [TSfS]
  traits cadet, male, support_personnel
}

card "Jack" personnel {
  Federation
  CIVILIAN, Astrophysics, Computer Skill, Physics, Law
  3 / 10 / 9
  species human
  property [DS9]
  traits Deep_Space_9_related, genetically_enhanced, male
  mentions "Lauren", "Patrick", "Sarina"
  special download "Telepathic Alien Kidnappers" if some ("Patrick" or "Sarina" or "Lauren") together_with this
  not encoded "one sentence of its text cannot be read yet"
}

card "Jean Hajar" personnel {
  Federation
  SECURITY, Navigation x2, Transporter Skill, Physics, Youth, Astrophysics
  5 / 7 / 6
  species human
  icons [Stf]
  property [TNG]
  traits cadet, female
  mentions "Sito Jaxa", "Wesley Crusher"
  special download "Space Boomer"
}

card "Karen Farris" personnel {
  Federation
  OFFICER, Stellar Cartography, Leadership, Youth
  6 / 7 / 6
  species human
  property [DS9]
  traits cadet, female
  dots 1
  mentions "Tim Watters"
  while some cadet personnel together_with this where it != this, this: gains ENGINEER, Astrophysics
}

card "Katherine Pulaski" version "Metamorphosis" personnel {
  Federation
  MEDICAL, SCIENCE, Anthropology, Biology, Honor, Exobiology
  8 / 7 / 3
  species human
  icons [Stf]
  property [TNG]
  traits female
  mentions "Beverly Crusher"
  special download "Genetronic Replicator"
}

card "Lauren" personnel {
  Federation
  CIVILIAN, Biology, Stellar Cartography, Geology, Music
  7 / 10 / 5
  species human
  property [DS9]
  traits Deep_Space_9_related, female, genetically_enhanced
  mentions "Nog"
  special download "Life's Simple Pleasures" if some ("Jack" or "Sarina" or "Patrick") together_with this
  not encoded "one sentence of its text cannot be read yet"
}

card "Marie Kaplan" personnel {
  Federation
  SCIENCE, Archaeology, MEDICAL, Biology, Transporter Skill
  7 / 7 / 6
  species human
  icons [DQ], [Stf]
  property [VOY]
  traits female
  mentions "Chakotay"
}

card "Patrick" personnel {
  Federation
  CIVILIAN, ENGINEER, Archaeology, Anthropology
  9 / 10 / 3
  species human
  property [DS9]
  traits Deep_Space_9_related, genetically_enhanced, male
  mentions "Julian Bashir"
  special download "Surprise Party" if some ("Jack" or "Lauren" or "Sarina") together_with this
  not encoded "one sentence of its text cannot be read yet"
}

card "Revised Chakotay" personnel {
  Federation
  OFFICER, Anthropology, Honor, Treachery, SECURITY
  6 / 7 / 7
  icons [AU], [DQ], [Holo]
  property [VOY]
  traits future_native, male
  mentions "Chakotay"
  special download one "Security Sacrifice" or "Fitting In"
}

card "Revised Doctor" personnel {
  Federation
  MEDICAL, Biology, Exobiology, SCIENCE, Treachery x2
  2 / 10 / 10
  icons [AU], [DQ], [Holo]
  property [VOY]
  traits future_native, male
  mentions "The Doctor"
  special download "Biosphere Toxin"
}

card "Revised Janeway" personnel {
  Federation
  OFFICER, Treachery x2, SCIENCE, Leadership
  2 / 7 / 6
  icons [AU], [DQ], [Holo]
  property [VOY]
  traits future_native, captain, female
  commands "U.S.S. Voyager"
  mentions "Kathryn Janeway"
  not encoded "one sentence of its text cannot be read yet"
}

card "Revised Kim" personnel {
  Federation
  OFFICER, SECURITY, Computer Skill, Treachery x2
  3 / 6 / 7
  icons [AU], [DQ], [Holo]
  property [VOY]
  traits Capturing_related, future_native, male
  mentions "Harry Kim"
  special download "Reflection Therapy"
}

card "Revised Kizar" personnel universal {
  Federation, Kazon
  ENGINEER, Astrophysics, Treachery, Archaeology
  4 / 8 / 8
  icons [AU], [DQ], [Holo]
  property [VOY]
  traits future_native, Kazon-Ogla, male
  special download "Disengage Safety Protocols"
}

card "Revised Neelix" personnel {
  Federation
  SCIENCE, Stellar Cartography, Biology, Physics, Computer Skill, Transporter Skill, Treachery x2
  3 / 7 / 5
  icons [AU], [DQ], [Holo]
  property [VOY]
  traits future_native, male
  mentions "Neelix"
  special download one hand_weapon card
}

card "Revised Paris" personnel {
  Federation
  OFFICER, Astrophysics, Navigation x2, Treachery
  4 / 6 / 7
  icons [AU], [DQ], [Holo]
  property [VOY]
  traits future_native, male
  mentions "Tom Paris"
  special download one "Earn Your Rank!" or "Space Boomer"
}

card "Revised Seven of Nine" personnel {
  Federation
  SECURITY, ENGINEER, SECURITY, Transporter Skill
  6 / 6 / 8
  icons [AU], [DQ], [Holo]
  property [VOY]
  traits future_native, female
  mentions "Seven of Nine"
  not encoded "one sentence of its text cannot be read yet"
}

card "Revised Tuvok" personnel {
  Federation
  SECURITY, ENGINEER, Treachery x2, Law
  2 / 7 / 8
  icons [AU], [DQ], [Holo]
  property [VOY]
  traits future_native, male
  mentions "Tuvok"
  special download one [AU] [Holo] personnel
}

card "Riley Shepard" personnel {
  Federation
  SECURITY, Biology, Navigation, Youth
  6 / 6 / 7
  species human
  property [DS9]
  traits cadet, male
  dots 1
  mentions "Admiral Leyton"
  while some cadet personnel together_with this where it != this, this: gains Computer Skill, Navigation
}

card "Sarina" personnel {
  Federation
  CIVILIAN, Computer Skill, Physics, SCIENCE, Exobiology
  8 / 8 / 8
  species human
  property [DS9]
  traits Deep_Space_9_related, female, genetically_enhanced
  mentions "Julian Bashir"
  lovers "Julian Bashir"
  special download "Meditation" if some ("Jack" or "Lauren" or "Patrick") together_with this
  not encoded "one sentence of its text cannot be read yet"
}

card "Seth Matthews" personnel universal {
  Federation
  SCIENCE, Exobiology, Archaeology, Youth
  6 / 6 / 6
  species human
  property [DS9]
  traits cadet, male
  mentions "Tim Watters"
}

card "Admiral Patrick" personnel {
  Federation
  VIP
  6+X / 7+X / 3+X
  X = number of (p: personnel where p is genetically_enhanced and p is together_with this)
  species human
  icons [Among-Fed]
  property [DS9]
  traits admiral, genetically_enhanced, infiltrator, male
  names "Patrick"
  dots 1
  not encoded "he has Leadership x2 where nobody else present has it, and sends for two cards"
}

card "Nog" version "Metamorphosis" personnel {
  Federation
  ENGINEER, Acquisition, Youth, Honor
  8-X / 6+X / 6
  X = at_most(4, number of (p: personnel where p is cadet and p is together_with this and p != this))
  species ferengi_species
  property [DS9]
  traits cadet, male, waiter
  mentions "Rom"
  while some cadet personnel together_with this where it != this, this: gains OFFICER
  dots 2
}

scenario "Among cadets Nog is cleverer and less honest, by each of four at most" under r24 cites r24 "12.4" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Nog" version "Metamorphosis", "Davies"
  then INTEGRITY of "Nog" = 8, CUNNING of "Nog" = 6
  given away team of one on "Botanical Research": "Wesley Crusher" version "Homefront III"
  then INTEGRITY of "Nog" = 7, CUNNING of "Nog" = 7, "Nog" has OFFICER
}
