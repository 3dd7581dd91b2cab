set shades_of_gray "Shades of Gray" released 2011

card "Schoolroom" site {
  not encoded "3 sentences of its text cannot be read yet"
}
