// The built site: `npm run site` has written it and has checked its links.
import { themes } from "@glossa/themes/registry";
import { expect, type Page, test } from "@playwright/test";
import { colourViolationsOf, violationsOf } from "../axe/violations";

const shown = {
  "a page of the documentation": "/docs/embedding.html",
  "the playground of the span highlighter": "/play/span-highlighter.html",
  "the playground of a question": "/play/question.html",
};

async function showTheme(page: Page, theme: string): Promise<void> {
  await page.getByLabel("Theme").selectOption(theme);
  await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
}

for (const [name, address] of Object.entries(shown)) {
  test(`${name} has no violation in any theme and fits a phone (library 2.18)`, async ({ page }) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(String(error)));
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    for (const [place, { id }] of themes.entries()) {
      await showTheme(page, id);
      const found = place > 0 ? await colourViolationsOf(page) : await violationsOf(page);
      expect.soft(found, id).toEqual([]);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    expect(errors).toEqual([]);
  });
}

test("the search finds a section of a page and a component, and leads to them (library 2.23)", async ({
  page,
}) => {
  await page.goto("/docs/keyboard.html");
  await page.getByRole("searchbox").fill("server components");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page.getByRole("status")).toContainText(/\d+ results? for “server components”/);
  await page
    .getByRole("link", { name: /Using the components in your own page: On the page of a host/ })
    .click();
  await expect(page).toHaveURL(/docs\/embedding\.html#on-the-page-of-a-host$/);
  await page.goto("/search.html?q=range+slider");
  await page.getByRole("link", { name: "Component library: Range slider" }).click();
  await expect(page.frameLocator("#storybook-preview-iframe").getByRole("heading", { level: 1 })).toHaveText(
    "Range slider",
  );
});

test("the menu of versions lists what is published (library 2.18)", async ({ page, request }) => {
  const versions = await (await request.get("/versions.json")).json();
  await page.goto("/docs/keyboard.html");
  await page.getByText(`Version ${versions[0].version}`).click();
  const links = page.locator(".site-versions a");
  await expect(links).toHaveText(versions.map(({ version }: { version: string }) => version));
  await links.first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Glossa");
});

test("the span playground marks a text by keyboard and writes the code (library 2.18)", async ({ page }) => {
  await page.goto("/play/span-highlighter.html");
  const code = page.getByRole("figure");
  await expect(code).toContainText('"label":"Money"');
  const isCut = await code.locator("pre").evaluate((lines) => lines.scrollWidth > lines.clientWidth);
  expect(isCut, "long lines are wrapped").toBe(false);
  await page.getByRole("switch", { name: "Spans may overlap" }).click();
  await expect(code).toContainText("allowsOverlap");
  await page.getByRole("textbox", { name: "Text", exact: true }).fill("Umeå is a town.");
  await expect(code).toContainText('const text = "Umeå is a town."');
  await page.getByRole("textbox", { name: "The marked text" }).focus();
  await page.keyboard.press("Control+Shift+ArrowRight");
  await page.keyboard.press("3");
  await expect(code).toContainText('"label":"Place"');
});

test("the question playground renders settings, refuses wrong ones and shows the answer (library 2.18)", async ({
  page,
}) => {
  await page.goto("/play/question.html");
  await page.getByRole("radio", { name: "Refund" }).click();
  await expect(page.getByRole("figure")).toContainText('"value": "refund"');
  const settings = page.getByRole("textbox", { name: "Settings, as JSON" });
  await settings.fill("{");
  await expect(page.getByText("This is not JSON")).toBeVisible();
  await settings.fill('{"type": "rating", "options": [{"value": 1}, {"value": 2}]}');
  await page.getByRole("radio", { name: "2" }).click();
  await expect(page.getByRole("figure")).toContainText('"value": 2');
});
