// The page of docs/embedding.md in the browser, in a project that has installed the packages: taken over where a server has
// rendered it, and created in the empty page of esbuild (library 4.7).
import { themes } from "@glossa/themes/registry";
import { expect, type Page, test } from "@playwright/test";
import { reacts } from "./hosts.mjs";

const sites = [
  ...reacts.map((version) => ({ environment: `React ${version}, Vite`, address: `/react-${version}/` })),
  { environment: "esbuild", address: "/esbuild/" },
];

/** Opens a page and collects what the browser complains about. */
async function open(page: Page, address: string): Promise<string[]> {
  const complaints: string[] = [];
  page.on("console", (message) => {
    // A browser with a window requests an icon that the page of the guide does not have (library 4.6).
    const isIcon = message.location().url.endsWith("/favicon.ico");
    if (message.type() === "error" && !isIcon) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  await page.goto(address);
  return complaints;
}

for (const { environment, address } of sites) {
  test(`${environment}: a span is marked by keyboard with the label picker, and a rating is set (library 4.1)`, async ({
    page,
  }) => {
    const complaints = await open(page, address);
    await page.getByRole("textbox", { name: "Mark who and where" }).focus();
    await page.keyboard.press("Control+Shift+ArrowRight");
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").getByRole("option", { name: "Organisation" }).click();
    await page.getByRole("radio", { name: "4" }).click();

    await expect(page.locator("output")).toHaveText(
      JSON.stringify({ spans: [{ start: 0, end: 8, label: "Organisation" }], rating: 4 }),
    );
    expect(complaints, "nothing to complain about").toEqual([]);
  });

  test(`${environment}: one attribute changes the theme`, async ({ page }) => {
    await open(page, address);
    await expect(page.getByRole("radio", { name: "4" })).toBeVisible();
    const look = () =>
      page.evaluate(() => {
        const chosen = document.querySelector("[role=radio]") as Element;
        const { color, colorScheme } = getComputedStyle(document.querySelector(".glossa") as Element);
        return { color, colorScheme, height: chosen.getBoundingClientRect().height };
      });
    const seen = [];
    for (const { id } of themes) {
      await page.evaluate((theme) => document.documentElement.setAttribute("data-theme", theme), id);
      seen.push(await look());
    }
    expect(seen.map(({ height }) => height)).toEqual(themes.map(() => 36));
    expect(seen.map(({ colorScheme }) => colorScheme)).toEqual(themes.map(({ colorScheme }) => colorScheme));
    const colours = new Set(seen.map(({ color }) => color));
    expect(colours.size, "each theme has its own colour of text").toBe(themes.length);
  });
}
