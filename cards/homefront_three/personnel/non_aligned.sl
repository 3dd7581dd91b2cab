set homefront_three "Homefront III" released 2012

card "Jaglom Shrek" personnel {
  Non-Aligned
  CIVILIAN, Navigation, Physics, Transporter Skill, Greed
  4 / 7 / 3
  species Yridian
  icons [Stf]
  property [TNG]
  traits male
  commands "Yridian Shuttle"
  mentions "Worf"
  special download "Jaglom Shrek - Information Broker"
}

card "Persis" personnel {
  Non-Aligned
  ENGINEER, Computer Skill, Astrophysics
  6 / 9 / 9
  species human
  icons [22], [AU], [Stf]
  property [ENT]
  traits augment, female, Khan_related, support_personnel
  mentions "Raakin", "Malik", "Arik Soong", "Khan"
  lovers "Raakin", "Malik"
}
