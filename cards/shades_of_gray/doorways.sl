set shades_of_gray "Shades of Gray" released 2011

card "Dyson Sphere Door" doorway {
  icons [Shield]
  property [TNG]
  not encoded "4 sentences of its text cannot be read yet"
}
