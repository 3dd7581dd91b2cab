//! Diagnostics on a screen: codespan-reporting behind a function of ours.

use super::{Diagnostic, Label, Severity};
use crate::diagnostic::excerpt::Excerpts;
use crate::span::{FileId, Sources};
use codespan_reporting::diagnostic as shown;
use codespan_reporting::term::termcolor::Ansi;
use codespan_reporting::term::{self, Chars, Config, Styles, StylesWriter};

/// All diagnostics as text, in the order given, with a blank line behind each.
///
/// With `color` the text holds terminal colours; without, it is the same on every machine.
#[must_use]
pub fn render(diagnostics: &[Diagnostic], sources: &Sources, color: bool) -> String {
    let config = Config {
        chars: Chars::ascii(),
        ..Config::default()
    };
    let styles = Styles::default();
    let mut out = String::new();
    for diagnostic in diagnostics {
        let excerpts = Excerpts::of(diagnostic, sources);
        let entry = entry(diagnostic, &excerpts);
        let written = if color {
            let mut buffer = Ansi::new(Vec::new());
            let mut writer = StylesWriter::new(&mut buffer, &styles);
            term::emit_to_write_style(&mut writer, &config, &excerpts, &entry)
                .map(|()| String::from_utf8_lossy(buffer.get_ref()).into_owned())
        } else {
            term::emit_into_string(&config, &excerpts, &entry)
        };
        match written {
            Ok(text) => out.push_str(&text),
            // A label that points nowhere must not hide what was to be said.
            Err(_) => out.push_str(&plain(diagnostic)),
        }
        if !out.ends_with("\n\n") {
            out.push('\n');
        }
    }
    out
}

fn entry(diagnostic: &Diagnostic, excerpts: &Excerpts) -> shown::Diagnostic<FileId> {
    let severity = match diagnostic.severity {
        Severity::Error => shown::Severity::Error,
        Severity::Warning => shown::Severity::Warning,
        Severity::Note => shown::Severity::Note,
    };
    // Of what has no text, such as a folder that is not there, the name is all that can be shown.
    let message = match excerpts.name_of_empty(diagnostic.primary.span) {
        Some(name) => format!("{name}: {}", diagnostic.message),
        None => diagnostic.message.clone(),
    };
    let label = |style, label: &Label| {
        let range = excerpts.range(label.span)?;
        Some(shown::Label::new(style, label.span.file, range).with_message(&label.text))
    };
    let primary = label(shown::LabelStyle::Primary, &diagnostic.primary);
    let secondary = diagnostic.secondary.iter();
    let secondary = secondary.filter_map(|other| label(shown::LabelStyle::Secondary, other));
    let help = diagnostic.help.iter().map(|help| format!("help: {help}"));
    let cites = diagnostic.cites.iter().map(|cite| format!("cites {cite}"));
    shown::Diagnostic::new(severity)
        .with_code(diagnostic.code.id)
        .with_message(message)
        .with_labels(primary.into_iter().chain(secondary).collect())
        .with_notes(help.chain(cites).collect())
}

fn plain(diagnostic: &Diagnostic) -> String {
    format!("[{}] {}\n", diagnostic.code, diagnostic.message)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diagnostic::UNCLOSED_GROUP;
    use crate::span::Span;

    #[test]
    fn a_short_text_is_shown_whole() {
        let mut sources = Sources::new();
        let file = sources.add("a.sl", "card one (\n\n  two, three\n");
        let diagnostic = Diagnostic::error(
            UNCLOSED_GROUP,
            "this `(` is never closed",
            Span::new(file, 9, 10),
        )
        .also(Span::new(file, 19, 24), "before this")
        .help("write `)`")
        .cite("r24 \"1.1\"");
        insta::assert_snapshot!(render(&[diagnostic], &sources, false));
    }

    #[test]
    fn colours_are_kept_apart() {
        let mut sources = Sources::new();
        let file = sources.add("a.sl", "one (");
        let diagnostics = [Diagnostic::error(
            UNCLOSED_GROUP,
            "here",
            Span::new(file, 4, 5),
        )];
        assert!(!render(&diagnostics, &sources, false).contains('\u{1b}'));
        assert!(render(&diagnostics, &sources, true).contains('\u{1b}'));
    }

    #[test]
    fn a_very_long_line_is_cut_around_the_label() {
        let mut sources = Sources::new();
        let text = "é ".repeat(1_000_000);
        let file = sources.add("long.sl", text);
        let diagnostic = Diagnostic::error(
            UNCLOSED_GROUP,
            "here",
            Span::new(file, 1_500_000, 1_500_002),
        )
        .also(Span::new(file, 6, 8), "and far away");
        let shown = render(&[diagnostic], &sources, false);
        assert!(shown.len() < 1_500, "{} bytes", shown.len());
        insta::assert_snapshot!(shown);
    }

    #[test]
    fn places_that_do_not_exist_do_no_harm() {
        let sources = Sources::new();
        let nowhere = Span::new(FileId(3), 5, 9);
        let diagnostic = Diagnostic::warning(UNCLOSED_GROUP, "here", nowhere);
        assert!(render(&[diagnostic], &sources, false).contains("here"));
    }
}
