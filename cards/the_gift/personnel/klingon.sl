set the_gift "The Gift" released 2018

card "Tom Son of Owen" personnel {
  Klingon
  OFFICER, Honor, MEDICAL, Navigation x2, SECURITY
  8 / 7 / 7
  species human
  icons [DQ], [Stf]
  property [VOY]
  traits male, nurse
  names "Tom Paris"
  mentions "B'Elanna Daughter of Miral", "T'Greth"
  lovers "B'Elanna Daughter of Miral"
  special download "Bat'leth"
}
