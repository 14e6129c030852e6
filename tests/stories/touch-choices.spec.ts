// Choices on a touch screen, whose rows are higher than their words.
import type { Page } from "@playwright/test";
import { expect, test } from "./finger";

/** How far the middle of each circle is from that of the first line beside it. */
function distancesOf(page: Page): Promise<number[]> {
  return page.getByRole("radio").evaluateAll((radios) =>
    radios.map((radio) => {
      const circle = radio.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(radio.nextElementSibling ?? radio);
      const [line = circle] = range.getClientRects();
      return Math.abs(circle.top + circle.height / 2 - (line.top + line.height / 2));
    }),
  );
}

for (const story of ["default", "with-help"])
  test(`the circle of a choice is beside its words where rows are high: ${story}`, async ({ finger }) => {
    await finger.open(`primitives-radio-group--${story}`);
    const [first] = await finger.page.getByRole("radio").all();
    const row = first?.locator("xpath=..");
    expect((await row?.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(Math.max(...(await distancesOf(finger.page)))).toBeLessThan(2);
  });

test("for fingers, the palette shows no keys, and the cross of a dialog is in the line of its title", async ({
  finger,
}) => {
  const { page } = finger;
  await finger.open("primitives-command-palette--open");
  await expect(page.getByRole("option").first()).toBeVisible();
  await expect(page.locator("kbd:visible")).toHaveCount(0);
  await finger.open("primitives-dialog--default");
  await page.getByRole("button", { name: "Submit 214" }).tap();
  await expect(page.getByRole("dialog")).toBeVisible();
  const middles = await page
    .getByRole("dialog")
    .locator("h2, h2 ~ button")
    .evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => top + bottom),
    );
  expect(middles).toHaveLength(2);
  expect(middles[0]).toBeCloseTo(middles[1] ?? 0, 0);
});
