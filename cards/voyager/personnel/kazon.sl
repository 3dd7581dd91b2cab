set voyager "Voyager" released 2001

card "Jabin" personnel {
  Kazon
  OFFICER, Leadership, Astrophysics, Geology, Treachery, Greed
  5 / 6 / 8
  icons [Cmd], [DQ]
  property [VOY]
  traits maje, male
}
