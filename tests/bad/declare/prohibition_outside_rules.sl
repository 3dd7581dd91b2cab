// expect: 1
// wish: this stands outside any rule
forbid draw when no
