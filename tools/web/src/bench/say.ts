// What the bench tells in words.
import type { Scenario } from "../desk";
import type { Mistake, Seen } from "./work";

export function count(number: number, one: string, many = `${one}s`): string {
  return `${number === 0 ? "no" : number} ${number === 1 ? one : many}`;
}

export function sayMistakes(mistakes: readonly Mistake[]): string {
  const grave = mistakes.filter((one) => one.told.severity === "error").length;
  const warnings = mistakes.length - grave;
  const said = count(grave, "mistake");
  return warnings > 0 ? `${said}, ${count(warnings, "warning")}` : said;
}

export function sayScenarios(scenarios: readonly Scenario[]): string {
  const failed = scenarios.filter((one) => one.verdict === "failed").length;
  const passed = scenarios.filter((one) => one.verdict === "passed").length;
  if (scenarios.length === 0) return "no scenarios";
  return failed > 0 ? `${passed} pass, ${failed} fail` : `${passed} pass`;
}

/** What the engine is doing. */
export function sayStage({ stage, mistakes, why }: Seen): string {
  switch (stage) {
    case "opening":
      return "Reading the rules and the cards; this takes some seconds.";
    case "checking":
      return "Checking…";
    case "trying":
      return "Trying the scenarios…";
    case "stopped":
      return `The engine stopped: ${why}`;
    case "ready":
      return `Checked: ${sayMistakes(mistakes)}.`;
  }
}
