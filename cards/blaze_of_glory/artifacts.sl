set blaze_of_glory "Blaze of Glory" released 1999

card "Sword of Kahless" artifact {
  property [DS9]
  traits blade_weapon, hand_weapon
  used_as_equipment
  not_duplicatable
  not encoded "one sentence of its text cannot be read yet"
}
