// The format of a game; an empty name is the usual one.
import type { Hall } from "../desk";

export function FormatChoice({ hall, name, set }: { hall: Hall | null; name: string; set: (name: string) => void }) {
  return (
    <label>
      Format
      <select value={name} onChange={(event) => set(event.currentTarget.value)}>
        <option value="">The usual one</option>
        {hall?.formats.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </label>
  );
}
