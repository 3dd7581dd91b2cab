set virtual_promos "Virtual Promos" released 2011

card "Study Cultural Evolution" objective {
  property [VOY]
  not encoded "4 sentences of its text cannot be read yet"
}
