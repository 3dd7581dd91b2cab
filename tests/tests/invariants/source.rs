//! Rust sources as rows of tokens: comments and everything made for tests cut out.

use std::fs;
use std::path::{Path, PathBuf};

/// What a token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Is {
    /// An identifier or keyword.
    Name,
    /// What stands between the quotes of a string.
    Text,
    /// Any other character.
    Mark,
}

/// A token and the line it stands on.
#[derive(Clone, Debug)]
pub struct Token {
    pub is: Is,
    pub text: String,
    pub line: usize,
}

impl Token {
    pub fn name(&self, name: &str) -> bool {
        self.is == Is::Name && self.text == name
    }

    pub fn mark(&self, mark: char) -> bool {
        self.is == Is::Mark && self.text.starts_with(mark)
    }
}

/// A source file: its path from the root of the repository, and its tokens.
pub struct Source {
    pub path: String,
    pub tokens: Vec<Token>,
}

/// The root of the repository.
pub fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_path_buf()
}

/// Every file under a folder of the repository with one of these endings, by path.
pub fn files(folder: &str, endings: &[&str]) -> Vec<(String, String)> {
    let root = root();
    let mut found = Vec::new();
    let mut folders = vec![root.join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).into_iter().flatten().flatten() {
            let path = entry.path();
            let shown = path.strip_prefix(&root).unwrap_or(&path);
            let shown = shown.to_string_lossy().replace('\\', "/");
            if path.is_dir() {
                folders.push(path);
            } else if endings.iter().any(|ending| shown.ends_with(ending)) {
                found.push((shown, fs::read_to_string(&path).unwrap_or_default()));
            }
        }
    }
    found.sort();
    found
}

/// The sources of a crate, its tests and benches aside.
pub fn sources(folder: &str) -> Vec<Source> {
    let for_tests = |path: &str| {
        path.split('/')
            .any(|part| matches!(part, "tests" | "benches" | "fuzz" | "target" | "tests.rs"))
    };
    let files = files(folder, &[".rs", ".lalrpop"]);
    let modules: Vec<_> = files
        .iter()
        .flat_map(|(path, text)| test_modules(path, text))
        .collect();
    let in_module = |path: &str| {
        modules.iter().any(|module| {
            path.strip_prefix(module.as_str())
                .is_some_and(|rest| rest == ".rs" || rest.starts_with('/'))
        })
    };
    let sources: Vec<_> = files
        .into_iter()
        .filter(|(path, _)| !for_tests(path) && !in_module(path))
        .map(|(path, text)| Source {
            tokens: tokens(&text),
            path,
        })
        .collect();
    assert!(!sources.is_empty(), "there is no source under {folder}");
    sources
}

/// The modules with files of their own that a file declares for tests alone, as paths without an ending.
fn test_modules(path: &str, text: &str) -> Vec<String> {
    let (folder, file) = path.rsplit_once('/').unwrap_or(("", path));
    let folder = match file {
        "lib.rs" | "main.rs" | "mod.rs" => folder.to_string(),
        _ => path.trim_end_matches(".rs").to_string(),
    };
    let tokens = scan(text);
    let mut found = Vec::new();
    for (i, row) in tokens.windows(3).enumerate() {
        let [key, name, end] = row else { continue };
        let before = tokens.get(i.saturating_sub(12)..i).unwrap_or_default();
        let ends = |token: &Token| token.mark(';') || token.mark('}');
        let begin = before.iter().rposition(ends).map_or(0, |at| at + 1);
        let attribute = before.get(begin..).unwrap_or_default();
        let has = |name: &str| attribute.iter().any(|token| token.name(name));
        let for_tests = has("cfg") && has("test") && !has("not");
        if key.name("mod") && end.mark(';') && for_tests {
            found.push(format!("{folder}/{}", name.text));
        }
    }
    found
}

/// The tokens of a text without comments, doc attributes, `#[test]` and `#[cfg(test)]` items.
pub fn tokens(text: &str) -> Vec<Token> {
    without_tests(&scan(text))
}

fn scan(text: &str) -> Vec<Token> {
    let chars: Vec<char> = text.chars().collect();
    let at = |i: usize| chars.get(i).copied().unwrap_or('\0');
    let mut out = Vec::new();
    let (mut i, mut line) = (0, 1);
    let is_name = |c: char| c == '_' || c.is_alphanumeric();
    while i < chars.len() {
        let (start, started) = (i, line);
        match at(i) {
            '\n' => {
                line += 1;
                i += 1;
            }
            c if c.is_whitespace() => i += 1,
            '/' if at(i + 1) == '/' => {
                while i < chars.len() && at(i) != '\n' {
                    i += 1;
                }
            }
            '/' if at(i + 1) == '*' => {
                let mut depth = 0;
                loop {
                    match (at(i), at(i + 1)) {
                        ('/', '*') => (depth, i) = (depth + 1, i + 2),
                        ('*', '/') => (depth, i) = (depth - 1, i + 2),
                        _ => i += 1,
                    }
                    if depth == 0 || i >= chars.len() {
                        break;
                    }
                }
                line += newlines(&chars, start, i);
            }
            '\'' if at(i + 1) != '\\' && at(i + 2) != '\'' => i += 1, // a lifetime
            '\'' => {
                i += if at(i + 1) == '\\' { 3 } else { 2 };
                while i < chars.len() && at(i) != '\'' {
                    i += 1;
                }
                i += 1;
            }
            '"' => {
                i += 1;
                while i < chars.len() && at(i) != '"' {
                    i += if at(i) == '\\' { 2 } else { 1 };
                }
                line += newlines(&chars, start, i);
                out.push(token(Is::Text, &chars, start + 1, i, started));
                i += 1;
            }
            c if is_name(c) => {
                while is_name(at(i)) {
                    i += 1;
                }
                let mut hashes = 0;
                while at(i + hashes) == '#' {
                    hashes += 1;
                }
                let raw = matches!(at(i - 1), 'r') && i - start <= 2 && at(i + hashes) == '"';
                if raw {
                    i += hashes + 1;
                    let opened = i;
                    let closes = |i: usize| at(i) == '"' && (1..=hashes).all(|n| at(i + n) == '#');
                    while i < chars.len() && !closes(i) {
                        i += 1;
                    }
                    line += newlines(&chars, opened, i);
                    out.push(token(Is::Text, &chars, opened, i, started));
                    i += hashes + 1;
                } else {
                    out.push(token(Is::Name, &chars, start, i, started));
                }
            }
            _ => {
                i += 1;
                out.push(token(Is::Mark, &chars, start, i, started));
            }
        }
    }
    out
}

fn newlines(chars: &[char], from: usize, to: usize) -> usize {
    let part = chars.get(from..to.min(chars.len())).unwrap_or_default();
    part.iter().filter(|&&c| c == '\n').count()
}

fn token(is: Is, chars: &[char], from: usize, to: usize, line: usize) -> Token {
    let part = chars.get(from..to.min(chars.len())).unwrap_or_default();
    Token {
        is,
        text: part.iter().collect(),
        line,
    }
}

fn without_tests(tokens: &[Token]) -> Vec<Token> {
    let mut out = Vec::new();
    let mut i = 0;
    while let Some(token) = tokens.get(i) {
        let inner = tokens.get(i + 1).is_some_and(|next| next.mark('!'));
        let open = i + 1 + usize::from(inner);
        if !token.mark('#') || !tokens.get(open).is_some_and(|next| next.mark('[')) {
            out.push(token.clone());
            i += 1;
            continue;
        }
        let end = closing(tokens, open) + 1;
        let attribute = tokens.get(open + 1..end).unwrap_or_default();
        let has = |name: &str| attribute.iter().any(|token| token.name(name));
        if has("test") && !has("not") {
            if inner {
                return Vec::new();
            }
            i = item_end(tokens, end);
        } else if attribute.first().is_some_and(|first| first.name("doc")) {
            i = end;
        } else {
            out.extend(tokens.get(i..end).unwrap_or_default().iter().cloned());
            i = end;
        }
    }
    out
}

/// The index of the bracket that closes the one at `open`.
pub fn closing(tokens: &[Token], open: usize) -> usize {
    let mut depth = 0_usize;
    for (i, token) in tokens.iter().enumerate().skip(open) {
        match (token.is, token.text.as_str()) {
            (Is::Mark, "(" | "[" | "{") => depth += 1,
            (Is::Mark, ")" | "]" | "}") => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return i;
        }
    }
    tokens.len()
}

/// The index behind the item that begins at `from`.
fn item_end(tokens: &[Token], from: usize) -> usize {
    let mut i = from;
    while let Some(token) = tokens.get(i) {
        match (token.is, token.text.as_str()) {
            (Is::Mark, ";") => return i + 1,
            (Is::Mark, "{") => return closing(tokens, i) + 1,
            (Is::Mark, "(" | "[") => i = closing(tokens, i) + 1,
            _ => i += 1,
        }
    }
    i
}

#[test]
fn tests_and_comments_are_cut_out() {
    let text = r##"
        /// a `mission`
        #[doc = "mission"]
        fn a<'a>(x: &'a str) { b('"', '\'', "one \" two", r#"three " four"#) /* c /* d */ e */ }
        #[cfg(test)]
        mod tests { fn c() {} }
        #[cfg(not(test))]
        fn f();
        #[cfg(test)]
        use g::{h};
        fn i() {}
    "##;
    let shown: Vec<_> = tokens(text)
        .into_iter()
        .filter(|token| token.is != Is::Mark)
        .map(|token| format!("{} {}", token.line, token.text))
        .collect();
    let expected = [
        "4 fn",
        "4 a",
        "4 a",
        "4 x",
        "4 a",
        "4 str",
        "4 b",
        "4 one \\\" two",
        "4 three \" four",
        "7 cfg",
        "7 not",
        "7 test",
        "8 fn",
        "8 f",
        "11 fn",
        "11 i",
    ];
    // A lifetime leaves its name behind, which does no harm.
    assert_eq!(shown, expected);
}

#[test]
fn modules_of_tests_are_found() {
    let text = "#[cfg(test)]\nmod toy;\npub mod game;\n#[cfg(test)]\npub(crate) mod other;\n#[cfg(not(test))]\nmod real;";
    assert_eq!(
        test_modules("rules/src/lib.rs", text),
        ["rules/src/toy", "rules/src/other"]
    );
    assert_eq!(
        test_modules("rules/src/game.rs", "#[cfg(test)] mod a;"),
        ["rules/src/game/a"]
    );
}
