set metamorphosis "Metamorphosis" released 2018

card "Leosa" personnel {
  Ferengi
  CIVILIAN, Diplomacy, Computer Skill, Treachery
  5 / 6 / 5
  species human
  property [VOY]
  traits dabo_girl, female, teacher, thief, vedek
  mentions "Reginald Barclay", "Nunk"
  lovers "Reginald Barclay"
  not encoded "one sentence of its text cannot be read yet"
}
