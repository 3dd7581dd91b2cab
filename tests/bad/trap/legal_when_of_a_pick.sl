// expect: 1
// wish: `who` is picked only after this was asked: say it of the choice
rule trial cites trial "1" {
  action trial in orders says "try {who}" {
    pick who: two personnel where it is your
    legal when no p in who where p is stopped
    do { for each p in who { stop p } }
  }
}
