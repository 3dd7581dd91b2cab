// expect: 1
set trial "Trial" released 1994

card "Blind Revenge" interrupt {
  plays just after your personnel is killed: destroy that ship
}
