set q_continuum "Q Continuum" released 1996

card "Manheim's Dimensional Door" doorway {
  icons [AU]
  property [TNG]
  not_duplicatable
  not encoded "5 sentences of its text cannot be read yet"
}

card "Q-Flash" doorway {
  property [TNG]
  not encoded "5 sentences of its text cannot be read yet"
}

card "Q's Tent" doorway {
  property [TNG]
  not encoded "one sentence of its text cannot be read yet"
}
