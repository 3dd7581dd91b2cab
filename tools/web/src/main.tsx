import { render } from "preact";
import { lazy, Suspense } from "preact/compat";
import { link, useRoute } from "./route";
import "./style.css";

const PAGES = {
  play: { title: "Play", page: lazy(() => import("./pages/Play")) },
  bench: { title: "Bench", page: lazy(() => import("./pages/Bench")) },
  cards: { title: "Cards", page: lazy(() => import("./pages/Cards")) },
  book: { title: "Book", page: lazy(() => import("./pages/Book")) },
  tour: { title: "Tour", page: lazy(() => import("./pages/Tour")) },
  wheel: { title: "Wheel", page: lazy(() => import("./pages/Wheel")) },
} as const;

/** The hash says which page is shown, so the link only moves the focus. */
function skip(event: Event): void {
  event.preventDefault();
  document.getElementById("main")?.focus();
}

function App() {
  const route = useRoute();
  const current = route.page in PAGES ? (route.page as keyof typeof PAGES) : "play";
  const { page: Page, title } = PAGES[current];
  document.title = `${title} · Spaceline`;
  return (
    <>
      <a class="skip" href="#main" onClick={skip}>
        Skip to the page
      </a>
      <header class="bar">
        <a class="brand" href={link("play")}>
          Spaceline
        </a>
        <nav aria-label="Pages">
          {Object.entries(PAGES).map(([name, { title }]) => (
            <a key={name} href={link(name)} aria-current={name === current ? "page" : undefined}>
              {title}
            </a>
          ))}
        </nav>
      </header>
      <main id="main" tabIndex={-1}>
        <Suspense fallback={<p class="waiting">Loading…</p>}>
          <Page rest={route.rest} />
        </Suspense>
      </main>
    </>
  );
}

const app = document.getElementById("app");
if (app) render(<App />, app);
