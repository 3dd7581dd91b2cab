// The guide, page by page, with examples that run in place.
import { useEffect, useRef } from "preact/hooks";
import { link } from "../route";
import { Lesson } from "../tour/Lesson";
import { type Page, PAGES } from "../tour/pages";
import "../bench/bench.css";
import "../tour/tour.css";

const KEY = "spaceline.tour";

function lastPage(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function keep(name: string): void {
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // Where nothing is kept, the tour begins at its first page.
  }
}

export default function Tour({ rest }: { rest: string[] }) {
  const asked = rest[0] ?? lastPage();
  const at = Math.max(0, PAGES.findIndex(({ name }) => name === asked));
  const page = PAGES[at];
  if (!page) return <p class="waiting">The guide has no pages yet.</p>;
  return (
    <div class="tour">
      <Contents current={page} />
      <Shown key={page.name} page={page} at={at} isAsked={rest[0] !== undefined} />
    </div>
  );
}

function Contents({ current }: { current: Page }) {
  return (
    <nav class="contents" aria-label="Pages of the tour">
      <details class="contents-fold">
        <summary>All pages</summary>
        <List current={current} />
      </details>
      <div class="contents-whole">
        <List current={current} />
      </div>
    </nav>
  );
}

function List({ current }: { current: Page }) {
  return (
    <ul>
      {PAGES.map(({ name, title }) => (
        <li key={name}>
          <a href={link("tour", name)} aria-current={name === current.name ? "page" : undefined}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Shown({ page, at, isAsked }: { page: Page; at: number; isAsked: boolean }) {
  const article = useRef<HTMLElement>(null);
  const [before, next] = [PAGES[at - 1], PAGES[at + 1]];
  useEffect(() => {
    keep(page.name);
    document.title = `${page.title} · Spaceline`;
    scrollTo(0, 0);
    if (isAsked) article.current?.querySelector("h1")?.focus({ preventScroll: true });
  }, []);
  return (
    <article class="lesson" ref={article}>
      <p class="soft page-number">
        Page {at + 1} of {PAGES.length}
      </p>
      <Lesson page={page} />
      <nav class="steps" aria-label="Previous and next page">
        {before ? (
          <a class="button" rel="prev" href={link("tour", before.name)}>
            Previous: {before.title}
          </a>
        ) : (
          <span />
        )}
        {next && (
          <a class="button" rel="next" href={link("tour", next.name)}>
            Next: {next.title}
          </a>
        )}
      </nav>
    </article>
  );
}
