set virtual_promos "Virtual Promos" released 2011

card "Persistent Individuality" dilemma space {
  property [VOY]
  to get past ENGINEER
  not encoded "one sentence of its text cannot be read yet"
}

card "Personal Duty" dilemma space {
  property [TOS]
  to get past Leadership OR OFFICER
  not encoded "one sentence of its text cannot be read yet"
}

card "Tactical Disadvantage" dilemma space {
  property [TWOK]
  discard_dilemma
  not encoded "2 sentences of its text cannot be read yet"
}

card "The Caretaker's \"Guests\"" dilemma space planet {
  property [VOY]
  not encoded "2 sentences of its text cannot be read yet"
}

card "The Clown: Bitter Medicine" dilemma space planet {
  property [VOY]
  place this on attempted_mission
  not encoded "2 sentences of its text cannot be read yet"
}

card "Up Yer Shaft!" dilemma space {
  property [TSfS]
  not encoded "3 sentences of its text cannot be read yet"
}
