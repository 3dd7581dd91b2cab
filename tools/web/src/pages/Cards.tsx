// All cards: a search, and a page for each.
import { CardSheet } from "../cards/CardSheet";
import { Search } from "../cards/Search";
import "../cards/cards.css";

export default function Cards({ rest }: { rest: string[] }) {
  const title = rest.join("/");
  return (
    <div class={`cards-page ${title ? "with-card" : ""}`}>
      <div class="search-side">
        {!title && <h1>Cards</h1>}
        <Search chosen={title} />
      </div>
      {title && <CardSheet key={title} title={title} />}
    </div>
  );
}
