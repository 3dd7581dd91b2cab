// expect: 1
// wish: there is no 30 February
errata "Archer" dated 1998-02-30 cites cr98 "authority" { }
