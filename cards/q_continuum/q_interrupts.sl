set q_continuum "Q Continuum" released 1996

card "Are These Truly Your Friends, Brother?" interrupt {
  icons [Q]
  property [TNG]
  traits Question_related
  may not be nullified
  not encoded "3 sentences of its text cannot be read yet"
}

card "Dr. Q, Medicine Entity" interrupt {
  icons [Q]
  property [TNG]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Gift of the Tormentor" interrupt {
  points 100
  icons [Q]
  property [TNG]
  not encoded "3 sentences of its text cannot be read yet"
}

card "Incoming Message - The Continuum" interrupt {
  icons [Q]
  property [TNG]
  not encoded "one sentence of its text cannot be read yet"
}

card "Lemon-Aid" interrupt {
  points 5
  icons [Q]
  property [TNG]
  may not be nullified
  not encoded "one sentence of its text cannot be read yet"
}

card "Subsection Q, Paragraph 10" interrupt {
  icons [Q]
  property [TNG]
  may not be nullified
  not encoded "one sentence of its text cannot be read yet"
}

card "The Higher... The Q-er" interrupt {
  icons [Q]
  property [TNG]
  not encoded "one sentence of its text cannot be read yet"
}

card "The Issue is Patriotism" interrupt {
  icons [Q]
  property [TNG]
  immune to "Miss Q"
  not encoded "3 sentences of its text cannot be read yet"
}

card "The Naked Truth" interrupt {
  icons [Q]
  property [TNG]
  not encoded "3 sentences of its text cannot be read yet"
}

card "Wesley Gets the Point" interrupt {
  points 1
  icons [Q]
  property [TNG]
  not encoded "one sentence of its text cannot be read yet"
}

card "Where's Guinan?" interrupt {
  icons [Q]
  property [TNG]
  traits Question_related
  not encoded "2 sentences of its text cannot be read yet"
}
