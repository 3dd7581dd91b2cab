set holodeck_adventures "Holodeck Adventures" released 2001

card "Maleth" personnel universal {
  Vidiian
  SECURITY, Leadership, Physics, Transporter Skill
  4 / 8 / 4
  species vidiian_species
  icons [Cmd], [DQ]
  property [VOY]
  traits male
  dots 1
  mentions "B'Elanna Torres", "Peter Durst", "Tom Paris"
  opposing personnel present: STRENGTH -1
}
