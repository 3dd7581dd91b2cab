set dogs_of_war "Dogs of War" released 2021

card "Morphogenic Virus" dilemma space planet {
  property [DS9]
  traits Virus_related
  place this on one personnel in team at random
  not encoded "2 sentences of its text cannot be read yet"
}

card "Plasma Currents" dilemma space {
  property [DS9]
  not encoded "one sentence of its text cannot be read yet"
}

card "Romulan Mind Probes" dilemma space planet {
  property [DS9]
  traits Virus_related
  not encoded "2 sentences of its text cannot be read yet"
}

card "Some Day I'll Retire Here" dilemma planet {
  property [DS9]
  not encoded "one sentence of its text cannot be read yet"
}

card "Terrorist Explosion" dilemma planet {
  property [DS9]
  discard_dilemma
  not encoded "one sentence of its text cannot be read yet"
}
