//! `c can be beamed`, `p can draw`: whether no verdict forbids it.
