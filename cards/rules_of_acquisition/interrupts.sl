set rules_of_acquisition "Rules of Acquisition" released 1999

card "Incoming Message - Ferengi" interrupt {
  property [DS9]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Vacuum-Desiccated Remains" interrupt {
  property [DS9]
  not encoded "2 sentences of its text cannot be read yet"
}
