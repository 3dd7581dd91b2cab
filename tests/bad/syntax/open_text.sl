// expect: 1
// wish: this text has no closing quote
set trial "Trial released 1994

card "One" event { plays on table }
