set virtual_promos "Virtual Promos" released 2011

card "Tribunal of Q" incident {
  property [VOY]
  seeds on table
  not encoded "4 sentences of its text cannot be read yet"
}
