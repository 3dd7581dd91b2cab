set the_borg "The Borg" released 2001

card "Multivector Assault Mode" interrupt {
  property [VOY]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Narrow Escape" interrupt {
  property [VOY]
  not encoded "2 sentences of its text cannot be read yet"
}
