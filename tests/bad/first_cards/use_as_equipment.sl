// expect: 1
// wish: `used_as_equipment` is one word
set trial "Trial" released 1994

card "A Trial" artifact {
  use as equipment
}
