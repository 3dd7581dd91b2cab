//! The sample scripts: read without mistakes, formatted, and read again as the same.

use spaceline_lang::diagnostic::{Report, render};
use spaceline_lang::format::format;
use spaceline_lang::parse::parse;
use spaceline_lang::span::{FileId, Sources};

#[test]
fn samples_have_no_mistakes_and_a_canonical_form() {
    insta::glob!("samples/*.sl", |path| {
        let text = std::fs::read_to_string(path).unwrap_or_default();
        assert!(!text.is_empty(), "{}", path.display());
        let mut sources = Sources::new();
        let id = sources.add("sample.sl", text.as_str());
        let parsed = parse(id, &text);
        let told: Vec<_> = parsed.errors.iter().map(Report::diagnostic).collect();
        assert_eq!(render(&told, &sources, false), "", "{}", path.display());
        let out = format(id, &text);
        assert!(out.is_ok(), "{}: {out:?}", path.display());
        let out = out.unwrap_or_default();
        assert_eq!(format(FileId(0), &out).as_deref(), Ok(out.as_str()));
        assert_eq!(parse(FileId(0), &out).file, parsed.file);
        insta::assert_snapshot!(out);
    });
}
