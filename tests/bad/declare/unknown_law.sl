// expect: 1
// wish: the machine asks no law `totl`; did you mean `total`?
law totl (base: number, changes: set of change) gives number cites trial "1" means base
