set all_good_things "All Good Things" released 1999

card "Robert DeSoto" personnel {
  Federation
  OFFICER, Leadership, Honor, Exobiology
  8 / 7 / 5
  species human
  icons [Cmd]
  property [TNG]
  traits captain, male
  commands "U.S.S. Hood"
  report aboard ("U.S.S. Hood" where it = host): your VIP personnel
}
