set virtual_promos "Virtual Promos" released 2011

card "Research Rapid Rotation" mission space planet {
  Federation
  span 4; points 40
  quadrant Delta
  not encoded "one sentence of its text cannot be read yet"
}
