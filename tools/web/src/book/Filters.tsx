// Which rows are shown.
import { STATES } from "./states";

export type Filter = { state: string; words: string };

export const ALL: Filter = { state: "", words: "" };

export function Filters({ filter, onFilter }: { filter: Filter; onFilter: (filter: Filter) => void }) {
  return (
    <form class="filters" onSubmit={(event) => event.preventDefault()}>
      <label>
        <span class="soft">State</span>
        <select
          value={filter.state}
          onChange={(event) => onFilter({ ...filter, state: event.currentTarget.value })}
        >
          <option value="">All</option>
          {STATES.map(({ state, title }) => (
            <option key={state} value={state}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span class="soft">Words</span>
        <input
          type="search"
          autocomplete="off"
          value={filter.words}
          onInput={(event) => onFilter({ ...filter, words: event.currentTarget.value })}
        />
      </label>
    </form>
  );
}
