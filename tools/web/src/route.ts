// Where in the site somebody is: `#/play`, `#/cards/Title`, `#/book/r24/7`.
import { useEffect, useState } from "preact/hooks";

export type Route = { page: string; rest: string[] };

export function read(hash: string): Route {
  const [page = "", ...rest] = hash.replace(/^#\/?/, "").split("/").map(decodeURIComponent);
  return { page: page || "play", rest };
}

export function link(page: string, ...rest: string[]): string {
  return `#/${[page, ...rest].map(encodeURIComponent).join("/")}`;
}

export function useRoute(): Route {
  const [route, setRoute] = useState(() => read(location.hash));
  useEffect(() => {
    const changed = () => setRoute(read(location.hash));
    addEventListener("hashchange", changed);
    return () => removeEventListener("hashchange", changed);
  }, []);
  return route;
}
