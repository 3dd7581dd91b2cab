set the_neutral_zone "The Neutral Zone" released 2020

card "Lt. Stiles" personnel {
  Federation
  OFFICER, SECURITY, Navigation, Stellar Cartography
  4 / 7 / 7
  species human
  icons [AU], [OS], [Stf]
  property [TOS]
  traits male
  not encoded "one sentence of its text cannot be read yet"
}
