// Marks words with a finger, in a browser with touch.
import type { Locator } from "@playwright/test";
import { expect, type Finger, middleOf, test } from "./finger";

/** Where a word of a text is on the screen. */
function placeOf(text: Locator, word: string) {
  return text.evaluate((element, word) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.textContent?.indexOf(word) ?? -1;
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + word.length);
      const { x, y, width, height } = range.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2, right: x + width, top: y, bottom: y + height };
    }
    throw new Error(`"${word}" is not in the text, so it can't be tapped. Look at the story's text.`);
  }, word);
}

/** Opens a text on a phone and chooses a label for what is tapped next. */
async function choosePlace(finger: Finger, height = 844) {
  const { page } = finger;
  await page.setViewportSize({ width: 390, height });
  await finger.open("questions-span--answered");
  await page.getByRole("radio", { name: "Place" }).tap();
  return { page, text: page.getByRole("textbox", { name: "Article" }) };
}

test("on a phone, a tap marks a word with the chosen label, handles resize it, and the picker is a bottom sheet", async ({
  finger,
}) => {
  const { page, text } = await choosePlace(finger);
  const town = await placeOf(text, "town");
  await page.touchscreen.tap(town.x, town.y);
  const spans = page.getByRole("list", { name: "Spans" });
  await expect(spans).toContainText("Place: town, characters 34 to 38");
  await page.touchscreen.tap(town.x, town.y);
  const picker = page.getByRole("dialog", { name: /town/ });
  const sheet = await picker.boundingBox();
  expect([sheet?.x, sheet?.width, (sheet?.y ?? 0) + (sheet?.height ?? 0)]).toEqual([0, 390, 844]);
  const end = page.locator("[data-handle=end]");
  const next = await placeOf(text, "of");
  await finger.drag(await middleOf(end), { x: next.right - 1, y: next.y });
  await expect(spans).toContainText("Place: town of, characters 34 to 41");
});

test("on a phone, the sheet of the picker does not cover the word that it labels, even at the end of the page", async ({
  finger,
}) => {
  const { page, text } = await choosePlace(finger, 800);
  // With other typefaces the word stands elsewhere.
  await page.evaluate(() => document.fonts.ready);
  const { top } = await placeOf(text, "town");
  await page.addStyleTag({ content: `#storybook-root { padding-block-start: ${720 - top}px }` });
  const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight);
  const height = await heightOf();
  const at = await placeOf(text, "town");
  await page.touchscreen.tap(at.x, at.y);
  await expect(page.getByRole("list", { name: "Spans" })).toContainText("Place: town");
  const marked = await placeOf(text, "town");
  await page.touchscreen.tap(marked.x, marked.y);
  const picker = page.getByRole("dialog", { name: /town/ });
  const sheet = await picker.boundingBox();
  expect(sheet?.y, "the word would be under the sheet").toBeLessThan(at.top);
  const seen = await placeOf(text, "town");
  expect(seen.bottom).toBeLessThan(sheet?.y ?? 0);
  expect(seen.top).toBeGreaterThan(0);
  await picker.getByRole("button", { name: "Close" }).tap();
  await expect(picker).toHaveCount(0);
  expect(await heightOf()).toBe(height);
});

test("on a phone, each further tap on a short word opens its labels again, although its handles cover it (spec 357)", async ({
  finger,
}) => {
  const { page, text } = await choosePlace(finger);
  const word = await placeOf(text, "is");
  await page.touchscreen.tap(word.x, word.y);
  await expect(page.getByRole("list", { name: "Spans" })).toContainText("Place: is");
  const picker = page.getByRole("dialog", { name: "Label for is" });
  for (let taps = 0; taps < 3; taps += 1) {
    await page.touchscreen.tap(word.x, word.y);
    await picker.getByRole("button", { name: "Close" }).tap();
    await expect(picker).toHaveCount(0);
  }
});

test("a tap on a word that a grip of the span beside it covers marks that word, and a further one opens it", async ({
  finger,
}) => {
  const { page, text } = await choosePlace(finger);
  const town = await placeOf(text, "town");
  await page.touchscreen.tap(town.x, town.y);
  const spans = page.getByRole("list", { name: "Spans" });
  await expect(spans).toContainText("Place: town, characters 34 to 38");
  // The span that was opened has grips.
  await page.touchscreen.tap(town.x, town.y);
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).tap();
  const next = await placeOf(text, "of");
  const grip = () =>
    page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.getAttribute("data-handle"), next);
  await expect.poll(grip).toBe("end");
  await page.touchscreen.tap(next.x, next.y);
  await expect(spans).toContainText("Place: of, characters 39 to 41");
  await page.touchscreen.tap(next.x, next.y);
  await expect(page.getByRole("dialog", { name: "Label for of" })).toBeVisible();
  await expect(spans).toContainText("Place: town, characters 34 to 38");
});

test("on a phone in landscape, the sheet and the bar above the text leave the line of the word in view", async ({
  finger,
}) => {
  const { page } = finger;
  await page.setViewportSize({ width: 844, height: 390 });
  await finger.open("questions-span--pencilled");
  const text = page.getByRole("textbox", { name: "Article" });
  await page.evaluate(() => document.fonts.ready);
  // The bars of the page, and a text that goes on.
  await page.addStyleTag({
    content:
      "#storybook-root { block-size: 290px; overflow: auto; margin-block-start: 100px; padding-block-end: 40rem }",
  });
  const bar = page.locator("[data-span-bar]");
  for (const scrolled of [0, 60]) {
    await page.locator("#storybook-root").evaluate((pane, top) => pane.scrollTo({ top }), scrolled);
    const at = await placeOf(text, "Norrland");
    const { y = 0, height = 0 } = (await bar.boundingBox()) ?? {};
    await page.touchscreen.tap(at.x, Math.max(at.y, y + height + 2));
    const sheet = page.getByRole("dialog", { name: /Norrland/ });
    await expect(sheet).toBeVisible();
    const seen = await placeOf(text, "Norrland");
    const under = await bar.boundingBox();
    expect(seen.top).toBeGreaterThanOrEqual((under?.y ?? 0) + (under?.height ?? 0));
    expect(seen.bottom).toBeLessThanOrEqual((await sheet.boundingBox())?.y ?? 0);
    await sheet.getByRole("button", { name: "Close" }).tap();
    await expect(sheet).toHaveCount(0);
  }
});
