set all_good_things "All Good Things" released 2003

card "Uri'lash" personnel universal {
  Ferengi
  SECURITY, Honor, Biology
  7 / 6 / 9
  species Hupyrian
  icons [Stf]
  property [DS9]
  traits bodyguard, male, support_personnel
  mentions "Brunt"
}
