set second_anthology "Second Anthology" released 2000

card "Jodmos" personnel {
  Klingon
  OFFICER, ENGINEER, Navigation, Honor
  8 / 8 / 8
  species human
  icons [Cmd]
  property [DS9]
  traits male
  names "Benjamin Sisko"
  not encoded "one sentence of its text cannot be read yet"
}
