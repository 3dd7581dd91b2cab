set the_trouble_with_tribbles "The Trouble with Tribbles" released 2000

card "1 Tribble - Bonus" tribble {
  property [TOS]
  not encoded "3 sentences of its text cannot be read yet"
}

card "1 Tribble - Discard" tribble {
  property [TOS]
  not encoded "3 sentences of its text cannot be read yet"
}

card "1 Tribble - Go" tribble {
  property [DS9]
  not encoded "3 sentences of its text cannot be read yet"
}

card "1,000 Tribbles - Bonus" tribble {
  property [DS9]
  not encoded "3 sentences of its text cannot be read yet"
}

card "1,000 Tribbles - Discard" tribble {
  property [DS9]
  not encoded "3 sentences of its text cannot be read yet"
}

card "1,000 Tribbles - Rescue" tribble {
  property [DS9]
  not encoded "3 sentences of its text cannot be read yet"
}

card "10 Tribbles - Bonus" tribble {
  property [DS9]
  not encoded "2 sentences of its text cannot be read yet"
}

card "10 Tribbles - Go" tribble {
  property [TOS]
  not encoded "2 sentences of its text cannot be read yet"
}

card "10 Tribbles - Poison" tribble {
  property [TOS]
  not encoded "2 sentences of its text cannot be read yet"
}

card "10,000 Tribbles - Go" tribble {
  property [DS9]
  not encoded "3 sentences of its text cannot be read yet"
}

card "10,000 Tribbles - Poison" tribble {
  property [DS9]
  not encoded "3 sentences of its text cannot be read yet"
}

card "10,000 Tribbles - Rescue" tribble {
  property [TOS]
  not encoded "3 sentences of its text cannot be read yet"
}

card "100 Tribbles - Bonus" tribble {
  property [DS9]
  not encoded "3 sentences of its text cannot be read yet"
}

card "100 Tribbles - Poison" tribble {
  property [DS9]
  not encoded "3 sentences of its text cannot be read yet"
}

card "100 Tribbles - Rescue" tribble {
  property [DS9]
  not encoded "3 sentences of its text cannot be read yet"
}

card "100,000 Tribbles - Clone" tribble {
  property [TOS]
  not encoded "3 sentences of its text cannot be read yet"
}

card "100,000 Tribbles - Discard" tribble {
  property [DS9]
  not encoded "3 sentences of its text cannot be read yet"
}

card "100,000 Tribbles - Rescue" tribble {
  property [TOS]
  not encoded "3 sentences of its text cannot be read yet"
}
