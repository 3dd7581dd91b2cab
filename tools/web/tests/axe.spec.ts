// No serious fault for those who do not see or do not point.
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { answerByClicks, deal } from "./table";

async function sound(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const grave = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  expect(grave.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`)).toEqual([]);
}

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test("the start", async ({ page }, info) => {
      await page.goto("/");
      await page.getByText("Choose format, decks, bot and seed").click();
      await page.screenshot({ path: info.outputPath("start.png"), fullPage: true });
      await sound(page);
    });

    test("a game: its questions, a page, the keys, its end", async ({ page }, info) => {
      await deal(page, { seed: 7 });
      await sound(page);
      for (let count = 0; count < 5; count += 1) await answerByClicks(page, "first");
      await page.locator(".answer.group").first().click();
      await page.screenshot({ path: info.outputPath("seeds.png") });
      await sound(page);
      await page.locator(".location [data-marked]").first().click();
      await sound(page);
      await page.getByRole("button", { name: "Its page" }).click();
      await expect(page.getByRole("dialog")).toContainText("mission");
      await page.screenshot({ path: info.outputPath("page.png") });
      await sound(page);
      await page.keyboard.press("Escape");
      await page.keyboard.press("h");
      await sound(page);
      await page.keyboard.press("Escape");
      await page.locator(".menu summary").click();
      await page.screenshot({ path: info.outputPath("menu.png") });
      await sound(page);
      await page.locator(".menu summary").click();
      for (let count = 0; count < 80 && !(await page.locator(".over").isVisible()); count += 1) {
        await answerByClicks(page, count % 2 === 0 ? "first" : "pass");
        if (count === 12) {
          await page.screenshot({ path: info.outputPath("turns.png") });
          await sound(page);
        }
      }
      await expect(page.locator(".over")).toBeVisible();
      await page.getByRole("button", { name: "Whole log" }).click();
      await page.screenshot({ path: info.outputPath("over.png") });
      await sound(page);
    });

    test("the wheel", async ({ page }, info) => {
      await page.goto("/#/wheel");
      await page.getByLabel("Games", { exact: true }).fill("10");
      await sound(page);
      await page.getByRole("button", { name: "Turn the wheel" }).click();
      await expect(page.getByText("10 of 10 games")).toBeVisible({ timeout: 120_000 });
      for (const numbers of await page.getByText("The numbers").all()) await numbers.click();
      await page.screenshot({ path: info.outputPath("wheel.png"), fullPage: true });
      await sound(page);
    });
  });
}
