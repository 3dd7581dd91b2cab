// Cards as games print them.
import "./parts.css";
export function CardTexts({ pages, deal }: { pages: readonly string[]; deal?: ((title: string) => void) | undefined }) {
  return (
    <div class="printed-cards">
      {pages.map((page, at) => (
        <div key={at}>
          <Printed lines={page.trimEnd().split("\n")} />
          {deal && (
            <button type="button" onClick={() => deal(page.split("\n")[0] ?? "")}>
              Deal this card
            </button>
          )}
        </div>
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
