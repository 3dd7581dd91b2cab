set the_trouble_with_tribbles "The Trouble with Tribbles" released 2000

card "... in the Engine Room" trouble {
  property [TOS]
  not encoded "3 sentences of its text cannot be read yet"
}

card "... in the Transporters" trouble {
  property [TOS]
  not encoded "one sentence of its text cannot be read yet"
}

card "... on the Bridge" trouble {
  property [TOS]
  not encoded "2 sentences of its text cannot be read yet"
}

card "... on the Station" trouble {
  property [TOS]
  not encoded "2 sentences of its text cannot be read yet"
}
