//! The first in something: `highest F`, `most X`, and those that are one of several such.
