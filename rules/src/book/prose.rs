//! Scenarios in prose: the fenced blocks of a Markdown file.

/// The text with everything but the blocks marked `spaceline` blanked out, so that every place in it is
/// the same place in the prose.
#[must_use]
pub fn scripts_of(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    // The fence that is open, and whether its text is ours.
    let mut fence: Option<(&str, bool)> = None;
    for line in text.split_inclusive('\n') {
        let trimmed = line.trim();
        match fence {
            Some((mark, _))
                if trimmed.starts_with(mark) && trimmed.trim_matches(['`', '~']).is_empty() =>
            {
                fence = None;
                blank(line, &mut out);
            }
            Some((_, true)) => out.push_str(line),
            Some((_, false)) => blank(line, &mut out),
            None => {
                let mark = opening(trimmed);
                if !mark.is_empty() {
                    let info = trimmed.get(mark.len()..).unwrap_or_default();
                    // `spaceline,wrong` and the like show something, and are no scripts.
                    let word = info.split([' ', '{']).find(|word| !word.is_empty());
                    fence = Some((mark, word == Some("spaceline")));
                }
                blank(line, &mut out);
            }
        }
    }
    out
}

/// The row of backquotes or tildes that opens a fence.
fn opening(line: &str) -> &str {
    for mark in ['`', '~'] {
        let length = line.len() - line.trim_start_matches(mark).len();
        if length >= 3 {
            return line.get(..length).unwrap_or_default();
        }
    }
    ""
}

/// Blanks of the same number of bytes, line ends kept.
fn blank(line: &str, out: &mut String) {
    for byte in line.bytes() {
        out.push(if matches!(byte, b'\n' | b'\r') {
            char::from(byte)
        } else {
            ' '
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_our_fences_are_left_and_nothing_moves() {
        let prose = "Text é\n```spaceline\nscenario \"a\" { }\n```\nmore\n~~~ rust\nfn main() {}\n~~~\n````spaceline ignore\nx\n```\ny\n````\n```spaceline,wrong\nz\n```\n";
        let out = scripts_of(prose);
        assert_eq!(out.len(), prose.len());
        let lines: Vec<_> = out
            .lines()
            .map(str::trim)
            .filter(|line| !line.is_empty())
            .collect();
        assert_eq!(lines, ["scenario \"a\" { }", "x", "```", "y"]);
        assert_eq!(out.find("scenario"), prose.find("scenario"));
    }

    #[test]
    fn a_fence_that_is_never_closed_reaches_to_the_end() {
        assert!(scripts_of("```spaceline\ncard").ends_with("card"));
        assert_eq!(scripts_of(""), "");
    }
}
