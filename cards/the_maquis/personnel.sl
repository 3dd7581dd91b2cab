set the_maquis "The Maquis" released 2014

card "Cal Hudson" personnel {
  Federation
  OFFICER, Diplomacy, Leadership, Navigation, Treachery, Law, Smuggling
  4 / 7 / 7
  species human
  icons [Cmd], [Maq]
  property [DS9]
  traits male
  mentions "Benjamin Sisko"
}
