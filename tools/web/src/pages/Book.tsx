// The documents that rules cite, by chapters: what they say, and what stands behind each row.
import { useEffect, useState } from "preact/hooks";
import { ALL, Filters } from "../book/Filters";
import { Reader } from "../book/Reader";
import { useReply } from "../cards/useReply";
import { link } from "../route";
import "../bench/parts.css";
import "../book/book.css";

const USUAL = "r24";

export default function Book({ rest }: { rest: string[] }) {
  const { reply, fault } = useReply("documents");
  const [filter, setFilter] = useState(ALL);
  const [name = "", chapter = "", other = "", otherChapter = ""] = rest;
  const documents = reply && "documents" in reply ? reply.documents.documents : null;
  useEffect(() => {
    if (name && chapter) document.title = `${name} ${chapter} · Spaceline`;
  }, [name, chapter]);
  if (fault) return <p class="wrong">{fault}</p>;
  if (!documents) return <p class="waiting">Reading the rules; this takes some seconds.</p>;
  const first = name || (documents.some((one) => one.name === USUAL) ? USUAL : (documents[0]?.name ?? ""));
  const second = documents.find((one) => one.name !== first)?.name ?? first;
  // A second document stands behind the chapter of the first, so that this one is named even where it has none.
  const at = (parts: string[]) => link("book", ...parts.slice(0, parts.findLastIndex((part) => part !== "") + 1));
  return (
    <div class="book">
      <div class="book-head">
        <h1>Book</h1>
        {(chapter || otherChapter) && <Filters filter={filter} onFilter={setFilter} />}
        {other ? (
          <a class="button beside" href={at([first, chapter])}>
            Close the second document
          </a>
        ) : (
          <a class="button beside" href={at([first, chapter, second])}>
            A second document beside it
          </a>
        )}
      </div>
      <div class={other ? "readers two" : "readers"}>
        <Reader
          label={other ? "First document" : "Document"}
          documents={documents}
          name={first}
          chapter={chapter}
          filter={filter}
          to={(name, chapter) => at([name, chapter, other, otherChapter])}
        />
        {other && (
          <Reader
            label="Second document"
            documents={documents}
            name={other}
            chapter={otherChapter}
            filter={filter}
            to={(name, otherChapter) => at([first, chapter, name, otherChapter])}
          />
        )}
      </div>
    </div>
  );
}
