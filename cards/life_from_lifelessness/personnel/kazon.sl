set life_from_lifelessness "Life From Lifelessness" released 2010

card "Kazat" personnel universal {
  Kazon
  CIVILIAN, Law, Youth, Honor
  7 / 7 / 5
  species kazon_species
  icons [DQ]
  property [VOY]
  traits Kazon-Relora, male
  mentions "Culluh", "Haron", "Seska"
}
