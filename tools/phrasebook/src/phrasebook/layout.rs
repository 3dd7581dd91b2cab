//! What cards of a sort are made of, and what a page shows of them.

use super::super::page::{Page, Told};
use super::super::sheet::{Column, Files, Sheet, Template};
use super::{Reader, named, texts};
use spaceline_lang::sentence::Item;
use spaceline_lang::words::Key;

impl Reader<'_> {
    pub(super) fn sheet(
        &mut self,
        named: &str,
        kind: &str,
        only: Option<(String, String)>,
        item: &Item,
    ) {
        let mut sheet = Sheet {
            named: named.to_owned(),
            kind: kind.to_owned(),
            only,
            ..Sheet::default()
        };
        for line in item.blocks().flat_map(|block| &block.items) {
            self.sheet_line(&mut sheet, line);
        }
        let read = |(name, _): &(String, String)| sheet.columns.iter().any(|c| c.name == *name);
        if sheet.only.as_ref().is_some_and(|only| !read(only)) {
            self.form(
                item.span,
                "`where \"COLUMN\" has \"VALUE\"`, with a column that the block reads",
            );
        }
        self.book.sheets.push(sheet);
    }

    pub(super) fn page(&mut self, item: &Item, page: &mut Page) {
        for line in item.blocks().flat_map(|block| &block.items) {
            self.page_line(line, page);
        }
    }

    fn page_line(&mut self, line: &Item, page: &mut Page) {
        let texts = texts(&line.head);
        match (line.key(), texts.as_slice()) {
            (Some(Key::Line), [template]) => page.lines.push(Template::of(template)),
            (Some(Key::Line), [template, "or", other]) => {
                let template = Template::of(template).or_else(Template::of(other));
                page.lines.push(template);
            }
            (None, ["hides", fields @ ..]) => {
                let fields = fields.iter().filter(|field| !field.is_empty());
                page.hides.extend(fields.map(|field| (*field).to_owned()));
            }
            (None, ["reads", words, "as", says, "where", field, values @ ..])
                if !words.is_empty() && !values.is_empty() =>
            {
                page.told.push(Told {
                    words: (*words).to_owned(),
                    says: (*says).to_owned(),
                    field: (*field).to_owned(),
                    values: named(values).collect(),
                });
            }
            _ => self.form(
                line.span,
                "`line \"{field}\"`, `line \"{field}, {field}\" or \"{field}\"`, `hides FIELDS` or `reads \"X\" as \"Y\" where FIELD VALUES`",
            ),
        }
    }

    fn sheet_line(&mut self, sheet: &mut Sheet, line: &Item) {
        let span = line.span;
        let texts = texts(&line.head);
        if line.key() == Some(Key::Line) {
            match texts.as_slice() {
                [template] => sheet.lines.push(Template::of(template)),
                [template, "or", other] => {
                    let template = Template::of(template).or_else(Template::of(other));
                    sheet.lines.push(template);
                }
                _ => self.form(
                    span,
                    "`line \"{field}\"` or `line \"{field}, {field}\" or \"{field}\"`",
                ),
            }
            return;
        }
        match texts.as_slice() {
            ["column", name, "as", class] => {
                let class = self.book.grammar.slot(class, span);
                sheet.columns.push(Column { name: (*name).to_owned(), each: None, class, empty: None });
            }
            ["column", name, "as", class, "or", empty] => {
                let class = self.book.grammar.slot(class, span);
                let empty = Some((*empty).to_owned());
                sheet.columns.push(Column { name: (*name).to_owned(), each: None, class, empty });
            }
            ["column", name, "each", sign, "as", class] => {
                let class = self.book.grammar.slot(class, span);
                let each = Some((*sign).to_owned());
                sheet.columns.push(Column { name: (*name).to_owned(), each, class, empty: None });
            }
            ["prose", name, "as", unit] => {
                sheet.text = Some((*name).to_owned());
                sheet.unit = Some(self.book.grammar.slot(unit, span));
            }
            ["prose", name, "opens", opening, "as", unit] => {
                sheet.text = Some((*name).to_owned());
                sheet.opening = Some(self.book.grammar.slot(opening, span));
                sheet.unit = Some(self.book.grammar.slot(unit, span));
            }
            ["leads", one, other] => sheet.leads.push(((*one).to_owned(), (*other).to_owned())),
            ["counts", fields @ ..] => sheet.counts.extend(named(fields)),
            ["sums", fields @ ..] => sheet.sums.extend(named(fields)),
            ["wants", fields @ ..] => sheet.wants.extend(named(fields)),
            ["passes", "over", columns @ ..] if !columns.is_empty() => sheet.passed.extend(named(columns)),
            ["files", folder, "by", field] => {
                sheet.files = Files { folder: (*folder).to_owned(), by: Some((*field).to_owned()) };
            }
            ["files", name] => sheet.files = Files { folder: (*name).to_owned(), by: None },
            _ => self.form(span, "`column \"NAME\" as CLASS`, `column \"NAME\" as CLASS or \"field value\"`, `prose \"NAME\" as CLASS`, `line \"{field}\"`, `leads FIELD FIELD`, `counts FIELDS`, `sums FIELDS`, `wants FIELDS`, `passes over \"COLUMN\"` or `files \"NAME\"`"),
        }
    }
}
