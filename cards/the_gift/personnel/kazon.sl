set the_gift "The Gift" released 2018

card "Culluh and Seska" dual_personnel {
  Kazon
  OFFICER, Leadership x2, Diplomacy, Greed
  ENGINEER, SECURITY, Transporter Skill, Treachery x2
  3 / 7 / 9
  2 / 9 / 6
  persons "Culluh", "Seska"
  species kazon_species, cardassian_species
  icons [Cmd], [DQ]
  second_icons [Cmd], [DQ]
  property [VOY]
  traits female, Kazon-Nistrim, maje, male
  names "Culluh", "Seska"
  not encoded "where several are chosen it is one personnel"
}
