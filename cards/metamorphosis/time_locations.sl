set metamorphosis "Metamorphosis" released 2018

card "Museum of Kyrian Heritage" time_location planet {
  quadrant Delta
  not encoded "3 sentences of its text cannot be read yet"
}
