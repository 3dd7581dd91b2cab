// The language for the editor, made of its word classes.
import { StreamLanguage, syntaxHighlighting } from "@codemirror/language";
import { type Carried, cut, FRESH, type Sort, type Word } from "./words";

type Reading = { carried: Carried; ahead: Word[] };

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

const language = StreamLanguage.define<Reading>({
  name: "spaceline",
  startState: () => ({ carried: FRESH, ahead: [] }),
  copyState: (state) => ({ carried: state.carried, ahead: [...state.ahead] }),
  token(stream, state) {
    if (stream.sol()) {
      const { words, after } = cut(stream.string, state.carried);
      state.ahead = words;
      state.carried = after;
    }
    const word = state.ahead.shift();
    if (!word) {
      stream.skipToEnd();
      return null;
    }
    stream.pos += word.text.length;
    return (word.sort && CALLED[word.sort]) ?? null;
  },
  indent({ carried }, behind, { unit }) {
    const depth = carried.depth - (behind.startsWith("}") ? 1 : 0) + (carried.open > 0 || carried.goesOn ? 1 : 0);
    return Math.max(0, depth) * unit;
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
