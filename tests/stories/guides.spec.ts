// The pictures of the guides, and open overlays on documentation pages.
import { expect, test } from "./story-page";

const id = "guides-correct-and-wrong-uses--default";

test("components and screens draw a correct and a wrong use (library 2.18)", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  await page.goto(`/iframe.html?viewMode=story&id=${id}`);
  const pictures = page.locator("figure [inert]");
  await expect(page.locator("figure[data-kind=dont]").first()).toBeVisible();
  // Something is drawn in each picture, and nothing sticks out of it.
  const found = await pictures.evaluateAll((frames) =>
    frames.map((frame) => {
      const drawn = [...frame.children].map((child) => child.getBoundingClientRect());
      const end = frame.getBoundingClientRect().right;
      return {
        text: frame.parentElement?.querySelector("figcaption")?.textContent,
        isDrawn: drawn.some(({ width, height }) => width > 0 && height > 0),
        isInside: drawn.every(({ right }) => right <= end),
      };
    }),
  );
  expect(found.length).toBeGreaterThanOrEqual(2 * 70);
  expect(found.filter(({ isDrawn, isInside }) => !isDrawn || !isInside)).toEqual([]);
  expect(errors).toEqual([]);
});

test("a documentation page shows the two uses of its guide (library 2.18)", async ({ page }) => {
  await page.goto("/iframe.html?viewMode=docs&id=primitives-button--docs");
  for (const kind of ["do", "dont"])
    await expect(page.locator(`figure[data-kind=${kind}] [inert] > *`).first()).toBeVisible();
});

for (const name of ["dialog", "command-palette"]) {
  test(`open stories of ${name} do not cover its documentation page (library 2.18)`, async ({ page }) => {
    await page.goto(`/iframe.html?viewMode=docs&id=primitives-${name}--docs`);
    const open = page.frameLocator("iframe").first();
    await expect(open.locator("#storybook-root")).toBeAttached();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
}
