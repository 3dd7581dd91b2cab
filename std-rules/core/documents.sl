// What rules and scenarios cite, and the edition that these rules are. A citation names a section, or behind a blank or a hyphen a
// paragraph, an entry or a row of it.

edition r24

document r24 "First Edition rulebook and glossary, 2024" sections "1.1", "1.2", "2.0", "2.1", "2.2", "2.3", "2.4", "2.5", "2.6", "2.7",
  "2.8", "2.9", "2.10", "2.11", "2.12", "2.13", "2.14", "2.15", "2.16", "3.0", "3.1", "3.1.1", "3.1.2", "3.2", "3.3", "4.0", "4.1", "4.2",
  "4.3", "4.4", "4.4.1", "4.5", "5.0", "6.1", "6.1.1", "6.2", "6.3", "6.3.1", "6.3.2", "6.3.3", "6.3.4", "6.3.5", "6.4", "6.5.1", "6.5.2",
  "6.5.3", "6.5.4", "6.5.5", "7.0", "7.1", "7.1.1", "7.1.2", "7.1.3", "7.1.4", "7.1.5", "7.1.6", "7.1.7", "7.1.8", "7.1.9", "7.2.1",
  "7.2.2", "7.2.2.1", "7.2.2.2", "7.2.2.3", "7.2.2.4", "7.2.2.5", "7.2.3", "7.2.4", "7.2.5", "7.2.6", "7.4", "7.4.1", "7.4.2", "7.4.3",
  "7.4.4", "7.5", "7.5.1", "7.5.2", "7.6", "7.7", "7.8", "7.9", "7.9.1", "7.10", "8.0", "8.1", "8.2", "8.3", "9.0", "10.0", "10.1",
  "10.2.1", "10.2.2", "10.2.3", "10.2.4", "10.2.5", "10.2.6", "10.2.7", "10.2.8", "10.2.9", "10.2.10", "10.3", "11.1", "11.2", "11.3",
  "11.4", "11.5", "12.1", "12.2", "12.3", "12.4", "12.5", "12.6", "12.7", "12.8", "12.9", "12.10", "12.11", "12.12", "12.13", "icon",
  "gl", "g", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "6.5", "7.2", "10.2"
document r18 "First Edition rules, 2018" sections "game", "doc", "prec", "trek", "type", "icons", "homeworld", "spaceline", "affil",
  "personnel", "special", "facility", "site", "timeloc", "types", "2ebc", "ban", "deck", "sidedeck", "au", "seed", "start", "doorway",
  "mission", "region", "mission2", "dil", "fac", "play", "resp", "act", "group", "alt", "just", "cardplay", "free", "cost", "notinplay",
  "enter", "unique", "nondup", "enigma", "universal", "report", "usable", "compatible", "native", "earned", "after", "persona", "holo",
  "multi", "copy", "dualpers", "mirror", "leave", "discard", "no", "dilemma", "oop", "bonus", "borg", "anytime", "replace", "dl",
  "orders", "crew", "assoc", "awayteam", "intruders", "equipment", "beam", "walk", "staff", "dock", "undock", "carry", "fly", "land",
  "quad", "tt", "attempt", "basic", "combo", "auto", "cond", "cure", "null", "misseed", "solve", "scout", "assim", "fail", "battle", "pb",
  "sb", "tac", "counter", "dmg", "rot", "offline", "repair", "cloak", "phase", "cap", "cmd", "scoutship", "inf", "req", "eot",
  "countdown", "probe", "draw", "win", "skill", "negative", "first", "ship", "regular", "animal", "undef", "variable", "select", "attr",
  "skillshare", "leader", "loaded", "stopped", "killed", "disabled", "stasis", "separated", "relocate", "quarantine", "uniqueness",
  "nemesis", "house", "char", "gender", "species", "class", "lore", "mc", "romantic", "trib", "q", "planet", "botany", "stopfc", "random",
  "turn", "control", "your", "owner", "present", "here", "there", "different", "opt", "ties", "cum", "contrib", "atm", "colon", "opg",
  "look", "eq", "break", "icon", "fractional", "wiki", "fc", "sheet"
document cr98 "Rulings of 1998" sections "authority", "rep", "td", "drone", "bracket", "icon", "countdown", "pointbox", "chg", "adapt",
  "parasites", "ams", "bh", "borgship", "cube", "queen", "servo", "brainwash", "dual", "emh", "encounter", "ee", "equip", "ha", "holo",
  "interlink", "landed", "launch", "commander", "cmdr", "mirror", "attempt", "missions", "mmc", "outposts", "personas", "procurement",
  "rrd", "discard", "regen", "scout", "sop", "repair", "special", "select", "dots", "soong", "plague", "line", "thine", "tie",
  "transwarp", "ubi", "unity"
document faq95 "Questions and answers of 1995" sections "1.1", "1.2", "1.3", "1.4", "1.5", "2.1", "2.2", "2.3", "3.1", "3.2", "3.3",
  "3.4", "3.5", "3.6", "3.7", "3.8", "3.9", "3.10"
document anew "A New Way to Play" sections "players", "win", "dilemma", "deck", "nondeck", "nine", "personnel", "ship", "tactic",
  "equipment", "event", "destroy", "interrupt", "five", "location", "duplicate", "objective", "system", "three", "setup", "turn", "start",
  "seven", "counters", "draw", "pay", "extra", "points", "when", "while", "in", "not", "placed", "affect", "show", "conceal", "reveal",
  "open", "hidden", "play", "stack", "native", "events", "orders", "one", "stopped", "beam", "move", "staffed", "staff", "range", "no",
  "quadrant", "region", "attempt", "face", "check", "combat", "engagement", "eng", "attack", "order", "hand", "end"
