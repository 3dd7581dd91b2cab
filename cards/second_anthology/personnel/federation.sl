set second_anthology "Second Anthology" released 2000

card "Luther Sloan" personnel {
  Federation
  SECURITY, Section 31 x2, SECURITY, Treachery, Honor, Computer Skill
  3 / 9 / 7
  species human
  icons [Cmd]
  property [DS9]
  traits male
  mentions "Julian Bashir", "Odo"
  not encoded "one sentence of its text cannot be read yet"
}
