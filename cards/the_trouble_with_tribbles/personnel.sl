set the_trouble_with_tribbles "The Trouble with Tribbles" released 2000

card "Ensign O'Brien" personnel {
  Federation
  ENGINEER, Computer Skill, Physics, Honor, Transporter Skill
  8 / 7 / 7
  special download "Classic Communicator"
  species human
  icons [OS], [Stf]
  property [DS9]
  traits male
  names "Miles O'Brien"
}
