set engage "Engage" released 2012

card "Antedean Assassins" dilemma space planet {
  property [TNG]
  to get past you must stop one personnel in team with Anthropology or Empathy by opponent
  nullify with 1 personnel with (Anthropology x2 or Empathy x2)
}

card "Captain's Holiday" dilemma planet {
  property [TNG]
  to get past Archaeology x2 OR Geology x2
}

card "Devastating Communique" dilemma space {
  property [Gen]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Do You Smell Something Burning?" dilemma planet {
  property [Gen]
  traits Question_related
  mission_continues
  not encoded "2 sentences of its text cannot be read yet"
}

card "Invidium Leak" dilemma space {
  property [TNG]
  traits MEDICAL_related
  not encoded "one sentence of its text cannot be read yet"
}

card "Ornaran Threat" dilemma space planet {
  property [TNG]
  traits MEDICAL_related
  not encoded "2 sentences of its text cannot be read yet"
}

card "Reluctant Informant" dilemma space {
  property [TNG]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Shall We Begin Again?" dilemma space planet {
  property [TNG]
  traits Question_related
  not encoded "2 sentences of its text cannot be read yet"
}

card "Trilithium Raid" dilemma space planet {
  property [Gen]
  to get past ENGINEER x2 + STRENGTH > 40
  not encoded "one sentence of its text cannot be read yet"
}

card "Undercover Agent" dilemma space planet {
  property [TNG]
  traits Infiltration_related
  not encoded "2 sentences of its text cannot be read yet"
}
