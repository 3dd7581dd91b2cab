set the_fajo_collection "The Fajo Collection" released 1997

card "Qapla'!" interrupt {
  traits Klingon_related
  not_cumulative
  not encoded "one sentence of its text cannot be read yet"
}

card "Dixon Hill's Business Card" interrupt {
  property [TNG]
  traits Capturing_related
  not encoded "it may be played as an event, too"
  not encoded "5 sentences of its text cannot be read yet"
}
