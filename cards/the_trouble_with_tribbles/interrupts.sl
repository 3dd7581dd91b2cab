set the_trouble_with_tribbles "The Trouble with Tribbles" released 2000

card "Burial Ground" interrupt {
  property [DS9]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Live Long and Prosper" interrupt {
  property [FC]
  traits Vulcan_related
  not encoded "one sentence of its text cannot be read yet"
}

card "Obedience Brings Victory" interrupt {
  property [DS9]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Scan Cycle Check" interrupt {
  property [DS9]
  not encoded "one sentence of its text cannot be read yet"
}

card "Suicidal Attack" interrupt {
  property [DS9]
  traits Capturing_related
  not encoded "2 sentences of its text cannot be read yet"
}
