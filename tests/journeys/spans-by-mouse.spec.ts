import type { Page } from "@playwright/test";
import { signInAt } from "./support/api";
import { paneOf, scrollTo, wheel } from "./support/long-text";
import { makeSpanDataset, spanOn } from "./support/span-dataset";
import { listed, open, report, saveDraft, stored, text } from "./support/span-steps";
import { expect, test } from "./support/test";

test("spans are marked by dragging over words, changed by a click, and resized by their ends (spec 355, 356, 363)", async ({
  page,
  product,
}) => {
  const argilla = await signInAt(product.url, "argilla");
  const name = `spans-mouse-${Date.now()}`;
  await makeSpanDataset(argilla, name, [{ text: report }], false);
  const record = await open(page, product.url, name);

  // From inside one word to inside another: whole words are marked; without an active label the picker opens.
  await drag(page, "Norrland", 3, "Energi", 2);
  const picker = page.getByRole("dialog", { name: "Label for Norrland Energi" });
  await picker.getByRole("option", { name: /Organisation/ }).click();
  await expect(listed(page)).toHaveText([/^Organisation: Norrland Energi, characters 50 to 65$/]);
  // The label stays active; with Shift single characters are marked.
  await page.keyboard.down("Shift");
  await drag(page, "Tuesday", 0, "Tuesday", 4);
  await page.keyboard.up("Shift");
  await expect(listed(page).first()).toHaveText("Organisation: Tues, characters 3 to 7");
  // A click on a span opens its labels.
  await click(page, "Energi", 2);
  await page.getByRole("dialog").getByRole("option", { name: /Place/ }).click();
  await expect(listed(page).last()).toHaveText(/^Place: Norrland Energi/);
  // The handle at its end is drawn over the next word.
  const grip = page.locator('[data-handle="end"]');
  const to = await placeOf(page, "AB", 1);
  const from = await grip.boundingBox();
  if (!from) throw new Error("There is no grip on screen.");
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  await expect(listed(page).last()).toHaveText("Place: Norrland Energi AB, characters 50 to 68");
  // A new span replaces the one below it, because spans may not overlap here (spec 365 has its table of cases).
  await click(page, "Tuesday", 1);
  await page.getByRole("button", { name: "Remove Organisation from this span" }).click();
  await expect(listed(page)).toHaveCount(1);
  await saveDraft(page);
  expect(await stored(argilla, record)).toEqual([spanOn(report, "Norrland Energi AB", "place")]);
});

test("a drag with Shift selects from where it begins, a click with Shift from the caret (spec 356)", async ({
  page,
  product,
}) => {
  const argilla = await signInAt(product.url, "argilla");
  const name = `spans-shift-${Date.now()}`;
  await makeSpanDataset(argilla, name, [{ text: report }]);
  await open(page, product.url, name);
  await page.getByRole("radio", { name: /Place/ }).click();
  // The click leaves a caret in the text.
  await click(page, "Tuesday", 2);
  await page.keyboard.down("Shift");
  await drag(page, "repay", 1, "repay", 4);
  await expect(listed(page)).toHaveText(["Place: epa, characters 75 to 78"]);
  await page.keyboard.up("Shift");
  await click(page, "must", 2);
  await page.waitForTimeout(700);
  await page.keyboard.down("Shift");
  await click(page, "must", 4);
  await page.keyboard.up("Shift");
  await expect(listed(page).first()).toHaveText("Place: st, characters 71 to 73");
});

test("a further click on a short span opens its labels again, although its handles cover it (spec 357)", async ({
  page,
  product,
}) => {
  const argilla = await signInAt(product.url, "argilla");
  const name = `spans-short-${Date.now()}`;
  await makeSpanDataset(argilla, name, [{ text: report }]);
  await open(page, product.url, name);
  await page.getByRole("radio", { name: /Place/ }).click();
  await drag(page, "AB", 0, "AB", 2);
  await expect(listed(page)).toHaveText([/^Place: AB/]);
  await click(page, "AB", 1);
  const picker = page.getByRole("dialog", { name: "Label for AB" });
  await picker.getByRole("button", { name: "Close" }).click();
  await expect(picker).toHaveCount(0);
  await page.waitForTimeout(700);
  await click(page, "AB", 1);
  await picker.getByRole("option", { name: /Date/ }).click();
  await expect(listed(page)).toHaveText([/^Date: AB/]);
});

test("the picker has a button that closes it and one that removes the span, for new and existing spans (use A10)", async ({
  page,
  product,
}) => {
  const argilla = await signInAt(product.url, "argilla");
  const name = `spans-picker-${Date.now()}`;
  await makeSpanDataset(argilla, name, [{ text: report }], false);
  await open(page, product.url, name);
  await drag(page, "Norrland", 3, "Energi", 2);
  const picker = page.getByRole("dialog", { name: "Label for Norrland Energi" });
  await expect(picker.getByRole("button", { name: /^Remove/ })).toHaveCount(0);
  await picker.getByRole("button", { name: "Close" }).click();
  await expect(picker).toHaveCount(0);
  await expect(listed(page)).toHaveCount(0);

  // The words are still selected; dragging over them again selects them again.
  await page.waitForTimeout(700);
  await drag(page, "Norrland", 3, "Energi", 2);
  await picker.getByRole("option", { name: /Organisation/ }).click();
  await expect(listed(page)).toHaveCount(1);
  await click(page, "Energi", 2);
  await picker.getByRole("button", { name: "Close" }).click();
  await expect(picker).toHaveCount(0);
  await expect(listed(page)).toHaveCount(1);
  await page.waitForTimeout(700);
  await click(page, "Energi", 2);
  await picker.getByRole("button", { name: "Remove Organisation from this span" }).click();
  await expect(listed(page)).toHaveCount(0);
});

test("a double click marks the word only, and a click on a span opens its labels in view (use A18)", async ({
  page,
  product,
}) => {
  const argilla = await signInAt(product.url, "argilla");
  const name = `spans-double-${Date.now()}`;
  const long = `${"A line of the report that nobody marks. ".repeat(60)}\n${report}\n${"More lines. ".repeat(300)}`;
  await makeSpanDataset(argilla, name, [{ text: long }], false);
  await open(page, product.url, name);
  await page.getByRole("radio", { name: /Place/ }).click();
  await scrollToWord(page, "Norrland", 0.85);
  const place = await placeOf(page, "Norrland", 3);
  await page.mouse.dblclick(place.x, place.y);
  await expect(listed(page)).toHaveText([/^Place: Norrland/]);
  // The same again on what is now a span: another label replaces its label.
  await page.getByRole("radio", { name: /Person/ }).click();
  await page.mouse.dblclick(place.x, place.y, { delay: 30 });
  await expect(listed(page)).toHaveText([/^Person: Norrland/]);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await placeOf(page, "Norrland", 3), "the text has not moved").toEqual(place);

  await page.waitForTimeout(700);
  await page.mouse.click(place.x, place.y);
  const picker = page.getByRole("dialog", { name: "Label for Norrland" });
  await expect(picker).toBeVisible();
  expect(await placeOf(page, "Norrland", 3), "the text has not moved").toEqual(place);
  const box = await picker.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0), "it stands above the words").toBeLessThanOrEqual(place.y);
  await picker.getByRole("option", { name: /Date/ }).click();
  await expect(listed(page)).toHaveText([/^Date: Norrland/]);
});

/** Scrolls the text until a word is at a fraction of the height of the pane. */
async function scrollToWord(page: Page, word: string, part: number) {
  const { y } = await placeOf(page, word, 0);
  const pane = await paneOf(page);
  await wheel(page, y - (pane.y + pane.height * part));
  await scrollTo(page);
}

/** Returns the position of a character of a word on the page. */
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
