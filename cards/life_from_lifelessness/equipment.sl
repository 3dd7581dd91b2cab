set life_from_lifelessness "Life From Lifelessness" released 2010

card "Body Armor" equipment {
  property [VOY]
  immune to "Disruptor Overload"
  not encoded "one sentence of its text cannot be read yet"
}
