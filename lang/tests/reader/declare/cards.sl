enum skill: Honor, Music, Law
enum icon: [AU], [TNG]
enum size: small, large
kind card { has icons: set of icon printed; has points: number printed; flag loud }
kind person of card {
  has skills: levels of skill printed
  has A, B: number printed
  line skills
  line A / B
}
clause seeds on table as way of person
set test "Test" released 2024
card "One" person loud large { Honor x2, Musik; 4 / 5 / 6; icons [TGN] }
card "One" person { }
card "Two" persn { }
card "Three" card { seeds on table; icons [AU]; icons [TNG]; points }
card "Four" person loud loud { Honor x100; icons Honor; not encoded }
errata "Fore" dated 1999-01-01 cites doc "1" { points 3 }
errata "Four" cites doc "1" { points 3 }
ruling "Four" in r { points 3 }
