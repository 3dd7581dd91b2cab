set emissary "Emissary" released 2013

card "Bajor for Bajorans" event {
  property [DS9]
  plays on table
  for free if some your "Jaro Essa" in play
  not encoded "one sentence of its text cannot be read yet"
}

card "Internment" event {
  property [DS9]
  traits Capturing_related
  not encoded "one sentence of its text cannot be read yet"
}

card "New Frontiers" event {
  property [DS9]
  not encoded "3 sentences of its text cannot be read yet"
}

card "Raktajino" event {
  property [DS9]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Shipwright" event {
  points -5
  property [DS9]
  not encoded "one sentence of its text cannot be read yet"
}
