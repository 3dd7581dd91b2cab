// Many games, and what is drawn of them.
import { expect, test } from "@playwright/test";

test("a wheel of ten games shows ten", async ({ page }, info) => {
  await page.goto("/#/wheel");
  await page.getByLabel("Games", { exact: true }).fill("10");
  await page.getByRole("button", { name: "Turn the wheel" }).click();
  await expect(page.getByText("10 of 10 games")).toBeVisible({ timeout: 120_000 });
  const chart = page.locator(".chart", { has: page.getByRole("heading", { name: "Wins" }) });
  await chart.getByText("The numbers").click();
  const counts = await chart.locator("tbody td:nth-child(2)").allInnerTexts();
  expect(counts.map(Number).reduce((sum, count) => sum + count, 0)).toBe(10);
  const points = page.locator(".chart", { has: page.getByRole("heading", { name: "Points" }) });
  await expect(points.locator("svg")).toHaveCount(2);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download as CSV" }).click(),
  ]);
  let text = "";
  for await (const part of await file.createReadStream()) text += String(part);
  const lines = text.trim().split("\n");
  expect(lines).toHaveLength(11);
  expect(lines[0]).toContain("seed,winner,turns");
  await page.screenshot({ path: info.outputPath("wheel.png"), fullPage: true });
});

test("a wheel is stopped", async ({ page }) => {
  await page.goto("/#/wheel");
  await page.getByLabel("Games", { exact: true }).fill("1000");
  await page.getByRole("button", { name: "Turn the wheel" }).click();
  await expect(page.getByText(/^[1-9]\d* of 1000 games$/)).toBeVisible({ timeout: 60_000 });
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByText(/of 1000 games, stopped/)).toBeVisible();
  await page.getByText("Play one of these seeds yourself").click();
  await page.getByRole("link", { name: "Play seed 1", exact: true }).click();
  await expect(page.locator(".question")).toBeVisible({ timeout: 60_000 });
});
