// expect: 1
// wish: write `=`: a comparison has one equal sign
noun even gives truth means 1 == 2
