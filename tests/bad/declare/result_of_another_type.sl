// expect: 1
// wish: this noun gives a number, and `yes` is a truth
noun courage gives number means yes
