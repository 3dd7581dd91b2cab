// A script to be read, in the colours of the editor. Titles can lead to their cards.
import { Fragment } from "preact";
import { link } from "../route";
import { lines, type Word } from "./words";
import "./script.css";

type Props = {
  text: string;
  titles?: ReadonlySet<string>;
  /** The card that is being looked at. */
  own?: string;
};

export function Script({ text, titles, own = "" }: Props) {
  return (
    <pre class="script">
      <code>
        {lines(text).map((words, at) => (
          <Fragment key={at}>
            {at > 0 && "\n"}
            {words.map((word, nth) => (
              <Piece key={nth} word={word} titles={titles} own={own} />
            ))}
          </Fragment>
        ))}
      </code>
    </pre>
  );
}

type PieceProps = { word: Word; titles: ReadonlySet<string> | undefined; own: string };

function Piece({ word, titles, own }: PieceProps) {
  if (word.sort === null || word.sort === "name" || word.sort === "mark") return <>{word.text}</>;
  const title = word.sort === "text" ? word.text.slice(1, -1).replace(/\\(.)/gu, "$1") : "";
  if (title !== own && titles?.has(title)) {
    return (
      <a class="w-text" href={link("cards", title)}>
        {word.text}
      </a>
    );
  }
  return <span class={`w-${word.sort}`}>{word.text}</span>;
}
