//! Scripts as people write them: those with mistakes, those without, and those on the pages of the guide.

mod aloud;
mod asked;
mod bad;
mod causes;
mod changed;
mod codes;
mod deep;
mod docs;
mod editor;
mod edits;
mod hard;
mod in_force;
mod isolation;
mod pages;
mod patterns;
mod printed;
mod read;
mod readings;
mod several;
mod ways_out;
