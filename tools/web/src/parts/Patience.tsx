// What is waited for, and since when, so that a slow load does not look like none.
import { useEffect, useState } from "preact/hooks";

const LONG = 3;
const VERY_LONG = 12;

export function Patience({ words }: { words: string }) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    setSeconds(0);
    const clock = setInterval(() => setSeconds((before) => before + 1), 1000);
    return () => clearInterval(clock);
  }, [words]);
  return (
    <p class="waiting">
      <span role="status">{words}</span>
      {seconds >= LONG && <span aria-hidden="true"> {seconds} s</span>}
      {seconds >= VERY_LONG && <span> The engine has some megabytes; they are fetched only once.</span>}
    </p>
  );
}
