// expect: 2
// wish: an edition or a format should stand behind `under`; a day behind `as of`
scenario "Under what?" under cites trial "1" { then points of one = 0 }
scenario "On no day" under trial as of "long ago" cites trial "1" { then points of one = 0 }
