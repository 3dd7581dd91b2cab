// Cards as games print them.
import "./parts.css";
export function CardTexts({ pages }: { pages: readonly string[] }) {
  return (
    <div class="printed-cards">
      {pages.map((page, at) => (
        <Printed key={at} lines={page.trimEnd().split("\n")} />
      ))}
    </div>
  );
}

/** A card: its title, what it is, and its facts and text. */
export function Printed({ lines, heading = true }: { lines: readonly string[]; heading?: boolean }) {
  const [title = "", kind = "", ...rest] = lines;
  return (
    <article class="printed" aria-label={title}>
      {heading && <h3>{title}</h3>}
      <p class="soft">{kind}</p>
      {rest.map((line, at) => line !== "" && <p key={at}>{line}</p>)}
    </article>
  );
}
