import type { Page } from "@playwright/test";
import { signInAt } from "./support/api";
import { makeSpanDataset, spanOn } from "./support/span-dataset";
import { listed, open, report, saveDraft, stored, text } from "./support/span-steps";
import { expect, test } from "./support/test";

test("spans are marked by dragging over words, changed by a click, and moved by their ends (spec 355, 356, 363)", async ({
  page,
  product,
}) => {
  const argilla = await signInAt(product.url, "argilla");
  const name = `spans-mouse-${Date.now()}`;
  await makeSpanDataset(argilla, name, [{ text: report }], false);
  const record = await open(page, product.url, name);

  // From within one word to within another: whole words, and without a chosen label the picker asks.
  await drag(page, "Norrland", 3, "Energi", 2);
  const picker = page.getByRole("dialog", { name: "Label for Norrland Energi" });
  await picker.getByRole("option", { name: /Organisation/ }).click();
  await expect(listed(page)).toHaveText([/^Organisation: Norrland Energi, characters 50 to 65$/]);
  // The label stays chosen; with Shift single characters are marked.
  await page.keyboard.down("Shift");
  await drag(page, "Tuesday", 0, "Tuesday", 4);
  await page.keyboard.up("Shift");
  await expect(listed(page).first()).toHaveText("Organisation: Tues, characters 3 to 7");
  // A click on a span opens its labels.
  await click(page, "Energi", 2);
  await page.getByRole("dialog").getByRole("option", { name: /Place/ }).click();
  await expect(listed(page).last()).toHaveText(/^Place: Norrland Energi/);
  // The grip at its end is drawn over the next word.
  const grip = page.locator('[data-handle="end"]');
  const to = await placeOf(page, "AB", 1);
  const from = await grip.boundingBox();
  if (!from) throw new Error("There is no grip on screen.");
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  await expect(listed(page).last()).toHaveText("Place: Norrland Energi AB, characters 50 to 68");
  // What is marked over it takes its place, because spans may not overlap here (spec 365 has its table of cases).
  await click(page, "Tuesday", 1);
  await page.getByRole("button", { name: "Remove Organisation from this span" }).click();
  await expect(listed(page)).toHaveCount(1);
  await saveDraft(page);
  expect(await stored(argilla, record)).toEqual([spanOn(report, "Norrland Energi AB", "place")]);
});

/** Where a character of a word stands on the page. */
async function placeOf(page: Page, word: string, offset: number) {
  return text(page).evaluate(
    (element, [words, at]) => {
      const node = element.firstElementChild?.firstChild;
      if (!(node instanceof Text)) throw new Error("There is no text on the page.");
      const range = document.createRange();
      const start = node.data.indexOf(words) + at;
      range.setStart(node, start);
      range.setEnd(node, start);
      const { left, top, height } = range.getBoundingClientRect();
      return { x: left, y: top + height / 2 };
    },
    [word, offset] as const,
  );
}

async function click(page: Page, word: string, offset: number) {
  const { x, y } = await placeOf(page, word, offset);
  await page.mouse.click(x, y);
}

async function drag(page: Page, ...[from, start, to, end]: [string, number, string, number]) {
  const [a, b] = [await placeOf(page, from, start), await placeOf(page, to, end)];
  await page.mouse.move(a.x + 1, a.y);
  await page.mouse.down();
  await page.mouse.move(b.x + 1, b.y, { steps: 4 });
  await page.mouse.up();
}
