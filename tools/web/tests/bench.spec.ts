// A card is written, broken, mended and tried.
import { expect, type Page, test } from "@playwright/test";
import { isNarrow, turnTo } from "./parts";
import { sound } from "./sound";

const LONG = { timeout: 60_000 };

async function open(page: Page): Promise<void> {
  await page.goto("/#/bench");
  await expect(page.getByText("Checked: no mistakes.")).toBeVisible(LONG);
}

const script = (page: Page) => page.getByRole("textbox", { name: "Script" });

/** Writes over the word behind which the cursor is put by the keyboard alone. */
async function overwrite(page: Page, line: number, text: string): Promise<void> {
  await page.keyboard.press("Control+Home");
  for (let count = 1; count < line; count += 1) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Home");
  await page.keyboard.press("Shift+End");
  await page.keyboard.insertText(text);
}

async function append(page: Page, text: string): Promise<void> {
  await page.keyboard.press("Control+End");
  await page.keyboard.insertText(text);
}

test("a mistake is shown, mended by its quick fix, and the card is printed and tried", async ({ page }, info) => {
  await open(page);
  await script(page).click();
  // Letters of two and four bytes stand before the mistake.
  await overwrite(page, 2, "// É 🖖");
  await overwrite(page, 5, "  SCEINCE, Physics");
  await turnTo(page, "Mistakes");
  const mistake = page.getByRole("listitem").filter({ hasText: "no script declares" });
  await expect(mistake).toContainText("SCEINCE");
  await expect(mistake).toContainText("SL0301");
  await page.screenshot({ path: info.outputPath("mistake.png") });
  await mistake.getByRole("button", { name: "What SL0301 means" }).click();
  await expect(page.getByRole("dialog")).toContainText("This gives the code");
  await page.keyboard.press("Escape");
  await mistake.getByRole("button", { name: "Write SCIENCE" }).click();
  await expect(page.getByText("Checked: no mistakes.")).toBeVisible(LONG);
  await turnTo(page, "Cards");
  const card = page.getByRole("article", { name: "Ensign Tester" });
  await expect(card).toContainText("SCIENCE, Physics", LONG);
  await turnTo(page, "Scenarios");
  const scenario = page.getByRole("listitem").filter({ hasText: "A tester stands where she is put" });
  await expect(scenario).toContainText("passes", LONG);
  await turnTo(page, "Editor");
  await expect(page.locator(".cm-line").nth(4)).toHaveText("  SCIENCE, Physics");
});

const CLEVER = `
scenario "É: a tester is clever" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Ensign Tester"
  then CUNNING of "Ensign Tester" = 9
}
`;

test("a scenario that fails says what was expected and what is the case, by the keyboard alone", async ({ page }) => {
  await open(page);
  await script(page).focus();
  await append(page, CLEVER);
  if (isNarrow(page)) {
    await page.getByRole("tab", { selected: true }).focus();
    for (let count = 0; count < 3; count += 1) await page.keyboard.press("ArrowRight");
  }
  const failed = page.getByRole("listitem").filter({ hasText: "a tester is clever" });
  await expect(failed).toContainText("fails", LONG);
  await expect(failed).toContainText("expected = 9");
  await expect(failed).toContainText("it is 6");
  await failed.getByRole("button", { name: /^line \d+$/ }).focus();
  await page.keyboard.press("Enter");
  await expect(script(page)).toBeFocused();
  // The first stops at the end of the row, where the line is broken.
  await page.keyboard.press("End");
  await page.keyboard.press("End");
  await page.keyboard.press("Backspace");
  await page.keyboard.insertText("6");
  await turnTo(page, "Scenarios");
  await expect(failed).toContainText("passes", LONG);
});

test("keys mend, format, complete and explain", async ({ page }) => {
  await open(page);
  await script(page).focus();
  await overwrite(page, 5, "     SCEINCE,Biology");
  await expect(page.locator(".cm-lintRange-error")).toHaveText("SCEINCE", LONG);
  await page.keyboard.press("Control+.");
  await expect(page.getByText("Checked: no mistakes.")).toBeVisible(LONG);
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Formatted.")).toBeVisible();
  await expect(page.locator(".cm-line").nth(4)).toHaveText("  SCIENCE, Biology");
  await page.keyboard.press("Control+Home");
  for (let count = 1; count < 7; count += 1) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("End");
  await page.keyboard.press("Home");
  await page.keyboard.press("Alt+m");
  await expect(page.locator(".t-meaning")).toContainText("The species of a personnel.", LONG);
  await page.keyboard.press("Escape");
  await expect(page.locator(".t-meaning")).toHaveCount(0);
  await overwrite(page, 7, "  species huma");
  await page.keyboard.press("Control+Space");
  await expect(page.locator(".cm-tooltip-autocomplete li").first()).toContainText("human", LONG);
  await page.waitForTimeout(150);
  await page.keyboard.press("Enter");
  await expect(page.locator(".cm-line").nth(6)).toHaveText("  species human");
});

test("files are added, renamed and removed, and a reload loses nothing", async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: "Add a file" }).click();
  await page.getByLabel("Name of the new file").fill("events.txt");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText("ends with .sl");
  await page.getByLabel("Name of the new file").fill("events.sl");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "events.sl" })).toHaveAttribute("aria-current", "true");
  await script(page).focus();
  await append(page, 'card "Long Watch" event {\n  plays to draw 1\n}\n');
  await page.reload();
  await expect(script(page)).toContainText("Long Watch");
  await expect(page.getByText("Checked: no mistakes.")).toBeVisible(LONG);
  await turnTo(page, "Cards");
  await expect(page.getByRole("article", { name: "Long Watch" })).toContainText("draw", LONG);
  await turnTo(page, "Editor");
  await page.getByRole("button", { name: "Rename" }).click();
  await page.getByLabel("New name of events.sl").fill("watches.sl");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "watches.sl" })).toBeVisible();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await page.getByRole("button", { name: "Remove watches.sl" }).click();
  await expect(page.getByRole("button", { name: "watches.sl" })).toHaveCount(0);
  await expect(script(page)).toContainText("Ensign Tester");
});

test("a pack is exported and imported", async ({ page }, info) => {
  await open(page);
  await script(page).focus();
  await append(page, "// mine\n");
  await page.getByText("Export, import").click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export the pack" }).click(),
  ]);
  const kept = info.outputPath("pack.json");
  await file.saveAs(kept);
  await page.getByRole("button", { name: "Start with the example" }).click();
  await expect(script(page)).not.toContainText("// mine");
  await page.getByLabel("A pack that was exported").setInputFiles(kept);
  await expect(script(page)).toContainText("// mine");
  await page.getByRole("button", { name: "Back to the pack before" }).click();
  await expect(script(page)).not.toContainText("// mine");
});

test("what is typed fast stays as it was typed", async ({ page }) => {
  await open(page);
  await script(page).focus();
  await page.keyboard.press("Control+End");
  const typed = "// the quick brown fox jumps over the lazy dog, and over all that stands behind it";
  await page.keyboard.type(typed);
  await expect(page.locator(".cm-line").last()).toHaveText(typed);
  await page.reload();
  await expect(page.locator(".cm-line").last()).toHaveText(typed);
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test("the bench has no serious fault", async ({ page }) => {
      await open(page);
      await script(page).focus();
      await append(page, CLEVER);
      await expect(page.getByText("1 pass, 1 fail")).toBeAttached(LONG);
      await sound(page);
      await overwrite(page, 5, "  SCEINCE");
      await expect(page.getByText("Checked: 1 mistake.")).toBeVisible(LONG);
      await sound(page);
    });
  });
}
