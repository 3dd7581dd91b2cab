// What the tests of the bench have in common.
import type { Page } from "@playwright/test";

/** Whether the bench shows one part at a time. */
export const isNarrow = (page: Page) => (page.viewportSize()?.width ?? 0) < 900;

/** Brings a part of the bench into view. */
export async function turnTo(page: Page, part: "Editor" | "Mistakes" | "Cards" | "Scenarios"): Promise<void> {
  if (isNarrow(page)) await page.getByRole("tab", { name: part }).click();
}
