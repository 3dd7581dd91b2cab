// expect: 1
// wish: this card belongs to no set: write `set NAME "Title" released YEAR` before it
card "A Trial" event { plays on table }
