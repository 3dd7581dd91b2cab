// A reply that is not what was asked for, in words.
import type { Reply } from "../desk";
import type { Message } from "../protocol";

function mistake({ message, span, file, help }: Message): string {
  const where = span ? `${file ?? "your deck"}, line ${span.start.line}: ` : "";
  return `${where}${message}${help ? ` (${help})` : ""}`;
}

export function told(reply: Reply): string {
  if ("wrong" in reply) return sentence(reply.wrong.why);
  if ("mistakes" in reply) return reply.mistakes.messages.map(mistake).join("\n");
  if ("table" in reply) {
    if ("refused" in reply.table) return sentence(reply.table.refused.why);
    if ("wrong" in reply.table) return sentence(reply.table.wrong.why);
  }
  return "The engine answered something else than it was asked.";
}

export function sentence(text: string): string {
  return (text.charAt(0).toUpperCase() + text.slice(1)).replaceAll("...", "…");
}
