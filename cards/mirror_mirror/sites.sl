set mirror_mirror "Mirror, Mirror" released 2000

card "Ops: Mirror Universe" site {
  not encoded "5 sentences of its text cannot be read yet"
}
