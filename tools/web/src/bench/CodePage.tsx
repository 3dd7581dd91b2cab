// What stands on the page of a code, under its title.
import { parse } from "../tour/markdown";
import { Prose } from "../tour/Prose";

export default function CodePage({ markdown }: { markdown: string }) {
  const blocks = parse(markdown).filter((block) => block.is !== "heading" || block.level > 1);
  return <Prose blocks={blocks} example={() => null} />;
}
