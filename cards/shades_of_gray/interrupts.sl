set shades_of_gray "Shades of Gray" released 2011

card "Cluttering Irrelevancies" interrupt {
  property [VOY]
  not encoded "2 sentences of its text cannot be read yet"
}
