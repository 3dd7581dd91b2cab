set premiere "Premiere" released 1994

card "Vekor" personnel universal {
  Non-Aligned
  SCIENCE, MEDICAL, Navigation, Geology
  2 / 7 / 6
  icons [Cmd]
  property [TNG]
  traits female, Stone_of_Gol_related
}
