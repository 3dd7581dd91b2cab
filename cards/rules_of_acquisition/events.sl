set rules_of_acquisition "Rules of Acquisition" released 1999

card "1st Rule of Acquisition" event {
  icons [Rule]
  property [DS9]
  not encoded "3 sentences of its text cannot be read yet"
}

card "211th Rule of Acquisition" event {
  icons [Rule]
  property [DS9]
  not encoded "2 sentences of its text cannot be read yet"
}

card "33rd Rule of Acquisition" event {
  points 5
  icons [Rule]
  property [DS9]
  not encoded "6 sentences of its text cannot be read yet"
}

card "34th Rule of Acquisition" event {
  icons [Rule]
  property [DS9]
  not encoded "2 sentences of its text cannot be read yet"
}

card "47th Rule of Acquisition" event {
  icons [Rule]
  property [DS9]
  not encoded "3 sentences of its text cannot be read yet"
}

card "59th Rule of Acquisition" event {
  countdown 3
  icons [Rule]
  property [DS9]
  not encoded "3 sentences of its text cannot be read yet"
}

card "6th Rule Of Acquisition" event {
  icons [Rule]
  property [DS9]
  not encoded "3 sentences of its text cannot be read yet"
}

card "75th Rule of Acquisition" event {
  points 10
  icons [Rule]
  property [DS9]
  not encoded "3 sentences of its text cannot be read yet"
}
