// expect: 1
// wish: there is no kind `dilema`; did you mean `dilemma`?
set trial "Trial" released 1994

card "A Trial" dilema planet {
  kill one personnel in team
}
