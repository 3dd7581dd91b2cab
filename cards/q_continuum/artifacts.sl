set q_continuum "Q Continuum" released 1996

card "Blade of Tkon" artifact {
  property [TNG]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Canar" artifact {
  property [TNG]
  not encoded "3 sentences of its text cannot be read yet"
}

card "Mona Lisa" artifact {
  points -25
  property [TNG]
  used_as_equipment
  not_duplicatable
  not encoded "one sentence of its text cannot be read yet"
}
