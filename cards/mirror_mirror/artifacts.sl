set mirror_mirror "Mirror, Mirror" released 2000

card "Tantalus Field" artifact {
  icons [AU], [OS]
  property [TOS]
  unique
  not encoded "2 sentences of its text cannot be read yet"
}
