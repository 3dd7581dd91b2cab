//! Whether distinct members can fill every role: a matching, found by augmenting paths.

/// Whether each role can be given a member of its own. `fits` tells for each role which members, by
/// their numbers, can fill it.
pub fn can_fill(fits: &[Vec<usize>], members: usize) -> bool {
    let mut holder: Vec<Option<usize>> = vec![None; members];
    (0..fits.len()).all(|role| {
        let mut tried = vec![false; members];
        place(role, fits, &mut holder, &mut tried)
    })
}

fn place(
    role: usize,
    fits: &[Vec<usize>],
    holder: &mut [Option<usize>],
    tried: &mut [bool],
) -> bool {
    let Some(candidates) = fits.get(role) else {
        return false;
    };
    for member in candidates {
        match tried.get_mut(*member) {
            Some(seen) if !*seen => *seen = true,
            _ => continue,
        }
        let held = holder.get(*member).copied().flatten();
        if held.is_none_or(|other| place(other, fits, holder, tried)) {
            if let Some(slot) = holder.get_mut(*member) {
                *slot = Some(role);
            }
            return true;
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::can_fill;

    #[test]
    fn one_member_fills_one_role() {
        assert!(can_fill(&[vec![0, 1], vec![0]], 2));
        assert!(!can_fill(&[vec![0], vec![0]], 2));
        assert!(can_fill(&[vec![0, 1], vec![0, 2], vec![1, 2]], 3));
        assert!(!can_fill(&[vec![0, 1], vec![0, 1], vec![0, 1]], 2));
        assert!(can_fill(&[], 0));
    }
}
