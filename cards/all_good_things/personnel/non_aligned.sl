set all_good_things "All Good Things" released 2003

card "Sunad" personnel {
  Non-Aligned
  OFFICER, SECURITY, Leadership, Physics, Law
  5 / 8 / 6
  species Zalkonian
  icons [Cmd]
  property [TNG]
  traits captain, male
}
