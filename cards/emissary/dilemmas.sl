set emissary "Emissary" released 2013

card "Precision Piloting" dilemma space {
  property [DS9]
  to get past some Navigation personnel in team where it has [Cmd] or it has [Stf]
  on overcoming {
    let pilots be every Navigation personnel in team where it has [Cmd] or it has [Stf]
    if size(pilots) >= 2 {
      let at_the_helm be one personnel in pilots
      stop every personnel in pilots where it != at_the_helm
    }
  }
}

scenario "Pilots get past, and of several one alone goes on" under r24 cites r24 "7.2.2.2-wording", "7.2.2.5" {
  given mission of one: "Amnesty Talks"
  given seeds of two under "Amnesty Talks": "Precision Piloting"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Jadzia Dax", "Lian T'su", "Davies"
  when one attempts "Amnesty Talks"
  one chooses "Lian T'su"
  then "Jadzia Dax" is stopped, "Lian T'su" is not stopped, "Davies" is not stopped, "Precision Piloting" in out_of_play of two
}

card "More of Your Kind" dilemma space {
  property [DS9]
  nullify with some [Orb] personnel in team
  facing it {
    let half be number of (p: personnel in team) / 2
    repeat half { stop one personnel in team at random }
  }
}

scenario "Half of the crew, rounded down" under r24 cites r24 "12.1-random-selection" {
  given mission of one: "Amnesty Talks"
  given seeds of two under "Amnesty Talks": "More of Your Kind"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies", "Barron", "Martin", "Lopez", "Beverly"
  when one attempts "Amnesty Talks"
  random picks "Davies"
  random picks "Martin"
  then "Davies" is stopped, "Martin" is stopped, "Lopez" is not stopped, "Barron" is not stopped, "More of Your Kind" in out_of_play of two
}
