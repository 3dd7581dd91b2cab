set the_terran_empire "The Terran Empire" released 2016

card "Suliban Cloaking Device" equipment {
  countdown 2
  icons [22], [AU]
  property [ENT]
  not encoded "3 sentences of its text cannot be read yet"
}
