// The language for the editor, made of its word classes.
import { StreamLanguage, syntaxHighlighting } from "@codemirror/language";
import { begin, FRESH, goesOn, type Reading, type Sort, step } from "./words";

/** What the editor calls our sorts of words. */
const CALLED: Partial<Record<Sort, string>> = {
  comment: "lineComment",
  doc: "docComment",
  text: "string",
  icon: "atom",
  number: "number",
  key: "keyword",
  label: "propertyName",
  joint: "operatorKeyword",
  bad: "invalid",
};

const CLASSES = new Map(Object.entries(CALLED).map(([sort, called]) => [called, `w-${sort}`]));

const language = StreamLanguage.define<{ reading: Reading }>({
  name: "spaceline",
  startState: () => ({ reading: FRESH }),
  token(stream, state) {
    const before = stream.sol() ? begin(state.reading) : state.reading;
    const { word, after } = step(stream.string.slice(stream.pos), before);
    state.reading = after;
    stream.pos += word.text.length;
    return (word.sort && CALLED[word.sort]) ?? null;
  },
  indent({ reading }, behind, { unit }) {
    const deeper = reading.open > 0 || goesOn(reading) ? 1 : 0;
    return Math.max(0, reading.depth + deeper - (behind.startsWith("}") ? 1 : 0)) * unit;
  },
  languageData: {
    commentTokens: { line: "//" },
    closeBrackets: { brackets: ["(", "[", "{", '"'] },
    indentOnInput: /^\s*\}$/,
  },
});

const colours = syntaxHighlighting({
  style: (tags) => {
    const found = tags.map((tag) => CLASSES.get(String(tag))).find((name) => name !== undefined);
    return found ?? null;
  },
});

export const mode = [language, colours];
