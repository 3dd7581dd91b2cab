set engage "Engage" released 2012

card "Trilithium Weapon" artifact {
  property [Gen]
  used_as_equipment
  not encoded "one sentence of its text cannot be read yet"
}
