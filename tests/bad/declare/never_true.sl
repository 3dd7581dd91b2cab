// expect: 1
// wish: nothing is both `planet` and a quadrant, so this is never so
noun odd of (m: mission) gives truth means quadrant of m = planet
