// The page of docs/embedding.md in the browser, in a project that has installed the packages.
import { expect, test } from "@playwright/test";

test("a page with the installed packages marks a span by keyboard, with its label picker, and sets a rating", async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on("console", (message) => {
    // A browser with a window requests an icon that the page of the guide does not have.
    const isIcon = message.location().url.endsWith("/favicon.ico");
    if (message.type() === "error" && !isIcon) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  await page.goto("/");

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

test("one attribute sets the theme of the page", async ({ page }) => {
  await page.goto("/");
  const look = () =>
    page.evaluate(() => {
      const chosen = document.querySelector("[role=radio]") as Element;
      const { backgroundColor } = getComputedStyle(document.body);
      return { ground: backgroundColor, height: chosen.getBoundingClientRect().height };
    });
  const grounds = new Set<string>();
  for (const theme of ["light", "dark", "high-contrast"]) {
    await page.evaluate((id) => document.documentElement.setAttribute("data-theme", id), theme);
    const { ground, height } = await look();
    grounds.add(ground);
    expect(height, `a rating in ${theme}`).toBe(36);
  }
  expect(grounds.size, "each theme has a ground of its own").toBe(3);
});
