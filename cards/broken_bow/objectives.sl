set broken_bow "Broken Bow" released 2017

card "Explore New World" objective {
  property [ENT]
  not encoded "4 sentences of its text cannot be read yet"
}

card "Operate Dilithium Gulag" objective {
  property [ENT]
  traits Capturing_related
  not encoded "4 sentences of its text cannot be read yet"
}

card "Search and Seize" objective {
  property [ENT]
  traits Capturing_related
  unique
  not encoded "4 sentences of its text cannot be read yet"
}
