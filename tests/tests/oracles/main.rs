//! What must hold of every game at every step, whatever is played: of a small one with everything in it,
//! and of the real one.

#[cfg(test)]
mod derived;
#[cfg(test)]
mod endless;
#[cfg(test)]
mod held;
#[cfg(test)]
mod naive;
#[cfg(test)]
mod plays;
#[cfg(test)]
mod possible;
#[cfg(test)]
mod same;
#[cfg(test)]
mod saves;
#[cfg(test)]
mod seats;
#[cfg(test)]
mod sent;
#[cfg(test)]
mod source;
#[cfg(test)]
mod windows;
#[cfg(test)]
mod wrong;
