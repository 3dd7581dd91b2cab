set the_maquis "The Maquis" released 2014

card "Determined to Stay" event {
  property [TNG]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Organized Terrorist Activities" event {
  property [DS9]
  not encoded "3 sentences of its text cannot be read yet"
}
