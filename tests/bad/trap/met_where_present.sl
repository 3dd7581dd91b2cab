// expect: 1
// wish: what is being met is not in play
set trial "Trial" released 1994

card "Surgeon" personnel {
  Federation
  MEDICAL
  5 / 5 / 5
  once per game: you may nullify one MEDICAL_related dilemma present
}
