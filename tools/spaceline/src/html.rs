//! Pages: what they share. Each is one file that needs no script and nothing from elsewhere to be read.

use crate::exit::Exit;
use crate::say::complain;
use spaceline_review::passage::Passage;
use spaceline_review::standing::Counts;
use std::fmt::Write as _;
use std::path::Path;

/// What stands near the top of every page, and tells one from a file that a person has written.
const MARK: &str = "<meta name=generator content=spaceline>";

const STYLE: &str = "*{box-sizing:border-box}\
body{font:16px/1.5 system-ui,sans-serif;max-width:76rem;margin:0 auto;padding:1rem 1.5rem 4rem;color:#222;background:#fff}\
h1,h2,h3{line-height:1.25;margin:2rem 0 .5rem;overflow-wrap:anywhere}h1{font-size:1.6rem;margin-top:.5rem}h2{font-size:1.25rem}h3{font-size:1rem}\
p{margin:.4rem 0;max-width:46rem}a{color:#1a4f8b}small,.quiet{color:#595959}\
small{overflow-wrap:anywhere}code,pre{font:.85rem/1.45 ui-monospace,monospace}\
pre{background:#f6f6f4;padding:.6rem .8rem;margin:.2rem 0;white-space:pre-wrap;overflow-wrap:anywhere}\
ins{background:#dcefdc;text-decoration:none}del{background:#f6dede;text-decoration:none}\
table{border-collapse:collapse}td,th{text-align:left;vertical-align:top;padding:.2rem 1rem .2rem 0}td.n{text-align:right}\
ul{padding-left:1.2rem}li{margin:.4rem 0}\
nav{font-size:.95rem;margin:.5rem 0}nav a{display:inline-block;margin-right:1rem}\
.pair{display:grid;grid-template-columns:1fr 1fr;gap:0 1.2rem;margin:.4rem 0 1.6rem}.pair>div{min-width:0}\
.columns{display:grid;grid-template-columns:repeat(auto-fit,minmax(20rem,1fr));gap:1rem 1.2rem}.columns>div{min-width:0}.columns h3{margin-top:.6rem}\
.head{font-weight:600}.bar{display:flex;height:.6rem;background:#eee;margin:.3rem 0;max-width:46rem}.bar i{display:block}\
.proven{background:#2a7d4f}.tried{background:#e0b23c}.encoded{background:#9db8d9}.outside{background:#bbb}\
.state{font-weight:600}summary{cursor:pointer}\
@media(max-width:48rem){body{padding:.7rem .8rem 3rem}.pair,.columns{grid-template-columns:1fr}td,th{padding-right:.5rem;font-size:.9rem}}";

/// Text as it stands in a page.
pub fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            other => out.push(other),
        }
    }
    out
}

/// A whole page; the title is plain text, the rest stands as it is.
pub fn page(title: &str, body: &str) -> String {
    let title = escaped(title);
    format!(
        "<!doctype html><html lang=en><meta charset=utf-8>{MARK}\
         <meta name=viewport content=\"width=device-width,initial-scale=1\">\
         <title>{title}</title><style>{STYLE}</style>\n<body>\n{body}\n</html>\n"
    )
}

/// Writes a page. What is there already stays, unless it is such a page.
pub fn write(path: &Path, page: &str) -> Result<(), Exit> {
    let known = std::fs::read(path);
    let ours = |known: &Vec<u8>| {
        let head = known.get(..known.len().min(400)).unwrap_or_default();
        String::from_utf8_lossy(head).contains(MARK)
    };
    let place = path.display();
    if known.as_ref().is_ok_and(|known| !ours(known)) {
        let help = "name another file, or move this one away".to_owned();
        complain(
            &format!("{place} is there already, and is no page of this tool"),
            Some(help),
        );
        return Err(Exit::Usage);
    }
    if let Err(why) = std::fs::write(path, page) {
        complain(&format!("cannot write {place}: {why}"), None);
        return Err(Exit::Usage);
    }
    Ok(())
}

/// Where something stands.
pub fn place(file: &str, line: u32) -> String {
    format!("<code>{}:{line}</code>", escaped(file))
}

/// A part of a script with its place.
pub fn passage(passage: Option<&Passage>, other: Option<&Passage>, mark: &str) -> String {
    let Some(passage) = passage else {
        return "<p class=quiet>nothing</p>".to_owned();
    };
    let by = passage.by.as_ref();
    let by = by.map_or(String::new(), |by| format!("{} ", escaped(by)));
    let text = match other {
        Some(other) => marked(&passage.text, &other.text, mark),
        None => escaped(&passage.text),
    };
    format!(
        "<pre>{text}</pre><small>{by}{}</small>",
        place(&passage.file, passage.line)
    )
}

/// A text in which the words that the other one has not are marked.
pub fn marked(text: &str, other: &str, mark: &str) -> String {
    let (words, others) = (pieces(text), pieces(other));
    let shared = shared(&words, &others);
    let mut out = String::new();
    let (mut open, mut blanks) = (false, "");
    for (at, word) in words.iter().enumerate() {
        // What stands between two words is marked if both are.
        if word.trim().is_empty() {
            blanks = word;
            continue;
        }
        let new = !shared.get(at).copied().unwrap_or_default();
        if open && !new {
            let _ = write!(out, "</{mark}>");
        }
        out.push_str(std::mem::take(&mut blanks));
        if new && !open {
            let _ = write!(out, "<{mark}>");
        }
        open = new;
        out.push_str(&escaped(word));
    }
    if open {
        let _ = write!(out, "</{mark}>");
    }
    out.push_str(blanks);
    out
}

/// Words, and what stands between them.
fn pieces(text: &str) -> Vec<&str> {
    let mut all = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let same = |letter: char| {
            letter.is_alphanumeric() == first.is_alphanumeric()
                && letter.is_whitespace() == first.is_whitespace()
        };
        let end = rest.find(|letter| !same(letter)).unwrap_or(rest.len());
        let (piece, behind) = rest.split_at(end);
        all.push(piece);
        rest = behind;
    }
    all
}

/// More pieces than this are not compared with one another.
const MOST: usize = 1500;

/// Which pieces stand in the longest common row of two lists.
fn shared(one: &[&str], two: &[&str]) -> Vec<bool> {
    let mut kept = vec![false; one.len()];
    if one.len() > MOST || two.len() > MOST {
        return vec![true; one.len()];
    }
    let wide = two.len() + 1;
    let mut best = vec![0_u16; (one.len() + 1) * wide];
    let at = |row: usize, column: usize| row * wide + column;
    let get = |best: &[u16], place: usize| best.get(place).copied().unwrap_or_default();
    for (row, mine) in one.iter().enumerate().rev() {
        for (column, theirs) in two.iter().enumerate().rev() {
            let value = if mine == theirs {
                get(&best, at(row + 1, column + 1)) + 1
            } else {
                get(&best, at(row + 1, column)).max(get(&best, at(row, column + 1)))
            };
            if let Some(place) = best.get_mut(at(row, column)) {
                *place = value;
            }
        }
    }
    let (mut row, mut column) = (0, 0);
    while let (Some(mine), Some(theirs)) = (one.get(row), two.get(column)) {
        if mine == theirs {
            if let Some(kept) = kept.get_mut(row) {
                *kept = true;
            }
            row += 1;
            column += 1;
        } else if get(&best, at(row + 1, column)) >= get(&best, at(row, column + 1)) {
            row += 1;
        } else {
            column += 1;
        }
    }
    kept
}

/// Two things side by side, each below its name.
pub fn pair(names: [&str; 2], sides: [String; 2]) -> String {
    let [one, two] = names.map(escaped);
    let [left, right] = sides;
    format!(
        "<div class=pair><div><span class=head>{one}</span>{left}</div><div><span class=head>{two}</span>{right}</div></div>"
    )
}

/// A bar that shows how far a chapter is carried out.
pub fn bar(counts: &Counts) -> String {
    let parts = [
        ("proven", counts.proven),
        ("tried", counts.tried - counts.proven),
        ("encoded", counts.encoded - counts.tried),
        ("outside", counts.outside),
    ];
    let parts = parts.map(|(class, many)| {
        let width = many * 1000 / counts.rows.max(1);
        format!(
            "<i class={class} style=width:{}.{}%></i>",
            width / 10,
            width % 10
        )
    });
    format!("<div class=bar aria-hidden=true>{}</div>", parts.concat())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_one_text_alone_are_marked() {
        assert_eq!(marked("a < c", "a < b", "ins"), "a &lt; <ins>c</ins>");
        assert_eq!(marked("a b", "a b", "ins"), "a b");
        assert_eq!(
            marked("one two three", "one three", "del"),
            "one <del>two</del> three"
        );
    }

    #[test]
    fn nothing_in_a_page_is_taken_for_a_mark() {
        assert_eq!(
            escaped("<a href='x'>\"&"),
            "&lt;a href=&#39;x&#39;&gt;&quot;&amp;"
        );
    }
}
