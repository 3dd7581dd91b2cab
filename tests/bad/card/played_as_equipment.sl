// expect: 1
// wish: nobody plays what is used as equipment, so this is never done
set trial "Trial" released 1994

card "A Trial" artifact {
  used_as_equipment
  when played draw 1
}
