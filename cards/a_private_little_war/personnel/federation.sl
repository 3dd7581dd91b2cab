set a_private_little_war "A Private Little War" released 2020

card "Lt. McGivers" personnel {
  Federation, Non-Aligned
  OFFICER, SCIENCE, Archaeology, Treachery
  3 / 7 / 5
  species human
  icons [AU], [OS], [Stf]
  property [TOS]
  traits female, Khan_related
  mentions "Khan Noonien Singh", "Khan"
  lovers "Khan Noonien Singh"; beloved "Khan"
}
