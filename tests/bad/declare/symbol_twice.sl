// expect: 1
// wish: `male` is a name of `trait` already
add enum trait: male
