set the_fajo_collection "The Fajo Collection" released 1997

card "Qapla'!" interrupt {
  traits Klingon_related
  not_cumulative
  not encoded "one sentence of its text cannot be read yet"
}
