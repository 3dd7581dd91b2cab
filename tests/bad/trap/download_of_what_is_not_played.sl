// expect: 4
// A download brings what could be played.
set trial "Trial" released 1994

card "A Trial" interrupt {
  plays to download one dilemma
}

card "A Second Trial" interrupt {
  plays to download up to two ("A Locked Trial" or "Another Locked Trial")
}

card "A Third Trial" interrupt {
  plays to download one artifact or mission
}

card "A Locked Trial" dilemma planet {
  stop one personnel in team
}

card "Another Locked Trial" dilemma planet {
  kill one personnel in team at random
}

card "A Trial That Finds Something" interrupt {
  plays to download one "A Locked Trial" or personnel
}
