set the_next_generation "The Next Generation" released 2012

card "Barron" personnel universal {
  Federation
  CIVILIAN, Anthropology, Archaeology, Geology
  6 / 6 / 4
  species human
  property [TNG]
  traits male
}

card "Beverly" personnel {
  Federation
  MEDICAL, Diplomacy, Law, Navigation, Exobiology
  7 / 8 / 5
  special download "Starfleet Type II Phaser"
  species human
  icons [Stf]
  property [TNG]
  traits female, Metaphasic_Shield_related
  names "Beverly Crusher"
}

scenario "Beverly sends for a phaser while her team faces an archer" under r24 cites r24 "6.5.5" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Beverly", "Lopez"
  given draw deck of one: "Starfleet Type II Phaser"
  given seeds of two under "Botanical Research": "Archer"
  when one attempts "Botanical Research"
  when one suspends play with "Beverly"
  then "Starfleet Type II Phaser" in surface of "Botanical Research", STRENGTH of "Lopez" = 9, "Beverly" is not killed
}

scenario "A special download works once in a game" under r24 cites r24 "6.5.5" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Beverly"
  given draw deck of one: "Starfleet Type II Phaser", another "Starfleet Type II Phaser"
  when one suspends play with "Beverly"
  one chooses "Starfleet Type II Phaser"
  when one suspends play with "Beverly"
  then refused
}

scenario "Beverly is Beverly Crusher" under r24 cites r24 "6.3.1" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Beverly"
  then some n in names of "Beverly" where n = "Beverly Crusher"
  given hand of one: another "Beverly"
  then not (another "Beverly" is may_enter)
}

card "Daniel Kwan" personnel universal {
  Federation
  ENGINEER, Physics, Empathy
  7 / 6 / 6
  species Napean, human
  icons [Stf]
  property [TNG]
  traits male, support_personnel
}

card "Data" version "The Next Generation" personnel {
  Federation
  OFFICER, Computer Skill, Astrophysics, ENGINEER
  7 / 12 / 12
  species android
  icons [Cmd]
  property [TNG]
  traits male, Soong_type
  dots 1
  when this is reported: select one of [Anthropology, Physics, Navigation] for this
  this: gains selected_skill of this
}

scenario "Data selects a skill when he reports, and keeps it" under r24 cites r24 "10.1" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given hand of one: "Data"
  given plays_left of one = 1
  when one reports "Data" to "Federation Outpost"
  one chooses Physics
  then "Data" has Physics, not ("Data" has Navigation), not ("Data" has Anthropology), "Data" has Astrophysics
}

scenario "Data in the team has not selected what he did not report with" under r24 cites r24 "10.1" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Data"
  then not ("Data" has Physics), skill_dots of "Data" = 4
}

card "Davies" personnel universal {
  Federation
  SCIENCE, Physics, Geology
  6 / 7 / 6
  species human
  icons [Stf]
  property [TNG]
  traits male, support_personnel
}

card "Deanna Troi" version "The Next Generation" personnel {
  Federation
  OFFICER, Empathy, Anthropology, Diplomacy, Honor
  7 / 7 / 4
  special download "Intuition"
  special download "Life-form Scan"
  species Betazoid, human
  icons [Stf]
  property [TNG]
  traits ambassador, counselor, female
  mentions "William T. Riker"
  lovers "William T. Riker"
}

scenario "Deanna Troi has two special downloads, each of its own" under r24 cites r24 "6.5.5" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Deanna Troi"
  given draw deck of one: "Life-form Scan", another "Life-form Scan"
  given hand of two: "Lopez" of two
  when one suspends play with "Deanna Troi"
  one chooses "Life-form Scan"
  then one sees "Lopez"
  when one suspends play with "Deanna Troi"
  then refused
  then size(special_downloads of "Deanna Troi") = 2
}

card "Dr. Christopher" personnel {
  Federation
  SCIENCE, SCIENCE
  6 / 8 / 4
  species human
  property [TNG]
  traits male, Metaphasic_Shield_related
  mentions "T'Pan", "Dr. Reyga"
  lovers "T'Pan"
}

scenario "Dr. Christopher counts twice for SCIENCE" under r24 cites r24 "10.1" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Dr. Christopher"
  then skill_level(SCIENCE, "Dr. Christopher") = 2, "Dr. Christopher" is mission_specialist
  given away team of one on "Botanical Research": "Davies"
  then "Davies" is not mission_specialist
}

card "Geordi La Forge" version "The Next Generation" personnel {
  Federation
  OFFICER
  7 / 7 / 6
  species human
  icons [Stf]
  property [TNG]
  traits male, Enterprise_related
  dots 2
  while whereabouts of this is space, this: gains Navigation, Astrophysics, Stellar Cartography
  while whereabouts of this is planet, this: gains ENGINEER, Physics, Computer Skill
}

scenario "Geordi La Forge pilots in space and repairs on planets" under r24 cites r24 "10.1" {
  given mission of one: "Botanical Research"
  given mission of one: "Investigate Destruction"
  given away team of one on "Botanical Research": "Geordi La Forge"
  then "Geordi La Forge" has ENGINEER, "Geordi La Forge" has Physics, "Geordi La Forge" has Computer Skill
  then not ("Geordi La Forge" has Navigation), not ("Geordi La Forge" has Astrophysics)
  given ship of one at "Investigate Destruction": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Geordi La Forge"
  then "Geordi La Forge" has Navigation, "Geordi La Forge" has Astrophysics, "Geordi La Forge" has Stellar Cartography
  then not ("Geordi La Forge" has ENGINEER), "Geordi La Forge" has OFFICER
}

card "Kosinski" personnel {
  Federation
  ENGINEER, Computer Skill, Physics, SCIENCE, Stellar Cartography
  5 / 9-X / 5
  species human
  icons [Cmd]
  property [TNG]
  traits male
  dots 1
  X = 4 if faced_dilemma is something and this in team else 0
}

scenario "Kosinski loses his head before a dilemma, and finds it again" under r24 cites r24 "12.11" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Kosinski", "Spock", "Data", "Martin"
  given seeds of two under "Botanical Research": "The Arsenal: Separated"
  then CUNNING of "Kosinski" = 9
  when one attempts "Botanical Research"
  then decision of one offers "Kosinski"
  then CUNNING of "Kosinski" = 5
  one chooses "Kosinski", "Spock", "Data"
  two chooses way 1
  then one does not solve "Botanical Research", CUNNING of "Kosinski" = 9
}

scenario "Kosinski elsewhere faces nothing" under r24 cites r24 "12.11" {
  given mission of one: "Botanical Research"
  given mission of one: "Salvage Borg Ship"
  given away team of one on "Botanical Research": "Spock", "Data", "Martin"
  given away team of one on "Salvage Borg Ship": "Kosinski"
  given seeds of two under "Botanical Research": "The Arsenal: Separated"
  when one attempts "Botanical Research"
  then decision of one offers "Spock"
  then CUNNING of "Kosinski" = 9
  one chooses "Spock", "Data"
  two chooses way 2
}

card "Lian T'su" personnel universal {
  Federation
  OFFICER, Navigation, Transporter Skill, Astrophysics
  7 / 6 / 5
  species human
  icons [Stf]
  property [TNG]
  traits female
}

card "Lopez" personnel universal {
  Federation
  SECURITY, Biology, Honor
  7 / 6 / 7
  special download "Federation PADD"
  species human
  icons [Stf]
  property [TNG]
  traits male, Enterprise_related
}

scenario "Lopez sends for a PADD to his ship in the opponent's turn" under r24 cites r24 "6.5.5" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Lopez"
  given draw deck of one: "Federation PADD"
  given turn of two
  when one suspends play with "Lopez"
  one chooses "U.S.S. Oberth"
  then "Federation PADD" in interior of "U.S.S. Oberth", CUNNING of "Lopez" = 8
}

card "Martin" personnel universal {
  Federation
  MEDICAL, Exobiology, Computer Skill
  7 / 6 / 6
  species human
  icons [Stf]
  property [TNG]
  traits male, support_personnel, Enterprise_related
  mentions "Beverly Crusher"
}

card "Seth Mendoza" personnel universal {
  Federation
  VIP, Anthropology, Diplomacy, Law
  6 / 6 / 5
  species human
  property [TNG]
  traits ambassador, male
}

scenario "The plain people of the Enterprise bring what is printed on them" under r24 cites r24 "10.1" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "U.S.S. Enterprise" version "Chain of Command"
  given crew of one on "U.S.S. Enterprise" version "Chain of Command": "Barron", "Davies", "Daniel Kwan", "Lian T'su", "Martin",
    "Seth Mendoza"
  then "Barron" has Anthropology, "Barron" has Archaeology, "Barron" has Geology, "Barron" has CIVILIAN
  then "Davies" has Physics, "Davies" has Geology, "Davies" has SCIENCE
  then "Daniel Kwan" has Physics, "Daniel Kwan" has Empathy, "Daniel Kwan" has ENGINEER, "Daniel Kwan" is human, "Daniel Kwan" is Napean
  then "Lian T'su" has Navigation, "Lian T'su" has Transporter Skill, "Lian T'su" has Astrophysics, "Lian T'su" has OFFICER,
    "Lian T'su" is female
  then "Martin" has Exobiology, "Martin" has Computer Skill, "Martin" has MEDICAL
  then "Seth Mendoza" has Anthropology, "Seth Mendoza" has Diplomacy, "Seth Mendoza" has Law, "Seth Mendoza" has VIP,
    "Seth Mendoza" is ambassador
  then not ("U.S.S. Enterprise" is staffed)
}
