// The examples of the guide run where they stand.
import { expect, type Page, test } from "@playwright/test";
import { sound } from "./sound";

const LONG = { timeout: 60_000 };

const example = (page: Page) => page.getByRole("region", { name: "Example 1" });

test("an example runs, fails after an edit, and is put back, by the keyboard alone", async ({ page }) => {
  await page.goto("/#/tour/02-a-scenario");
  const scenarios = example(page).locator(".scenario");
  await expect(scenarios.first()).toContainText("passes", LONG);
  await expect(example(page).locator(".scenario.passed")).toHaveCount(2);
  await example(page).getByRole("textbox").focus();
  await page.keyboard.press("Control+End");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("End");
  await page.keyboard.press("Backspace");
  await page.keyboard.insertText("5");
  await expect(scenarios.last()).toContainText("fails", LONG);
  await expect(scenarios.last()).toContainText("it is 0");
  await example(page).getByRole("button", { name: "As it was" }).focus();
  await page.keyboard.press("Enter");
  await expect(example(page).locator(".scenario.passed")).toHaveCount(2, LONG);
});

test("a mistake in an example is shown there, and mended", async ({ page }) => {
  await page.goto("/#/tour/02-a-scenario");
  await expect(example(page).locator(".scenario.passed")).toHaveCount(2, LONG);
  await example(page).getByRole("textbox").focus();
  await page.keyboard.press("Control+Home");
  for (let count = 1; count < 4; count += 1) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Home");
  await page.keyboard.press("Shift+End");
  await page.keyboard.insertText("  Federatoin");
  const mistake = example(page).locator(".mistake");
  await expect(mistake).toContainText("Federatoin", LONG);
  const fix = mistake.getByRole("button", { name: "Write Federation" });
  // The editor measures the lines that come into view, and what is below it moves.
  await fix.hover();
  await page.waitForTimeout(300);
  await fix.click();
  await expect(example(page).locator(".scenario.passed")).toHaveCount(2, LONG);
});

test("pages follow one another, and the tour goes on where it was left", async ({ page }) => {
  await page.goto("/#/tour/01-a-personnel");
  await page.getByRole("link", { name: /^Next: / }).click();
  await expect(page).toHaveURL(/#\/tour\/02-a-scenario$/);
  const heading = page.getByRole("heading", { level: 1 });
  const title = await heading.innerText();
  await expect(heading).toBeFocused();
  await page.goto("/#/book");
  await page.getByRole("navigation", { name: "Pages", exact: true }).getByRole("link", { name: "Tour" }).click();
  await expect(heading).toHaveText(title);
  await page.getByRole("link", { name: /^Previous: / }).click();
  await expect(page).toHaveURL(/#\/tour\/01-a-personnel$/);
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test("a page of the tour has no serious fault", async ({ page }) => {
      await page.goto("/#/tour/02-a-scenario");
      await expect(example(page).locator(".scenario.passed")).toHaveCount(2, LONG);
      await sound(page);
    });
  });
}
