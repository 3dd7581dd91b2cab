set starter_deck_two "Starter Deck II" released 1998

card "Memory Wipe" event {
  property [TNG]
  not encoded "one sentence of its text cannot be read yet"
}
