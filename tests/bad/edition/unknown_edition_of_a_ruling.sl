// expect: 1
// There is no such edition.
set trial "Trial" released 1994

card "Lonely" event { plays on table }
ruling "Lonely" in r42 cites trial "1" { plays on table }
