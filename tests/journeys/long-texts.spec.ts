import type { Page } from "@playwright/test";
import { responsesTo, signInAt } from "./support/api";
import { launchArgs } from "./support/launch-args";
import {
  dragOver,
  dragScrollbar,
  type LongText,
  makeLongText,
  paneOf,
  placeOf,
  scrollTo,
  selection,
  swipe,
  wheel,
  wordInSight,
} from "./support/long-text";
import { labels, makeSpanDataset, spanOn, type WireSpan } from "./support/span-dataset";
import { open, press, saveDraft, text } from "./support/span-steps";
import { expect, test } from "./support/test";

// Scrollbars as on a desktop: they take space and can be dragged.
test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    args: launchArgs,
    ignoreDefaultArgs: ["--hide-scrollbars"],
  },
});

const isFull = process.env.GLOSSA_TEST_LEVEL === "full";
// This many by wheel, by scrollbar and by keys.
const count = isFull ? 30 : 2;

const sizes = [
  ["25 kB", 25_000],
  ["100 kB", 100_000],
  ["1.2 MB", 1_200_000],
] as const;

/** A user who annotates a long text, and the spans expected in the response. */
interface Reader {
  page: Page;
  long: LongText;
  marked: { start: number; end: number; label: string; word: string }[];
  check: () => Promise<void>;
}

async function openLong(page: Page, url: string, size: number): Promise<Reader> {
  const argilla = await signInAt(url, "argilla");
  const dataset = `long-${size}-${Date.now()}`;
  const long = makeLongText(size);
  await makeSpanDataset(argilla, dataset, [{ text: long.text }]);
  const record = await open(page, url, dataset);
  // The text must be loaded before it can be marked.
  await expect(text(page)).toBeVisible();
  await paneOf(page);
  const marked: Reader["marked"] = [];
  const check = async () => {
    await saveDraft(page);
    const [response] = await responsesTo(argilla, record);
    const given = (response?.values?.entities?.value ?? []) as WireSpan[];
    // The same word marked twice with the same label is one span.
    expect(given.map(inWords).sort()).toEqual([...new Set(marked.map(inWords))].sort());
  };
  return { page, long, marked, check };
}

const inWords = ({ start, end, label }: WireSpan) => `${start} ${end} ${label}`;

const chip = (page: Page, label: number) =>
  page.getByRole("radio", { name: new RegExp(labels[label] ?? "") });

function note({ long, marked }: Reader, word: string, label: number): void {
  marked.push({ ...placeOf(long, word), label: (labels[label] ?? "").toLowerCase(), word });
}

/** Chooses a label, scrolls, and marks a word by mouse: the word under the pointer is marked, and nothing moves. */
async function scrollAndMark(
  reader: Reader,
  label: number,
  hand: {
    choose: (label: number) => Promise<void>;
    scroll: () => Promise<void>;
    mark: (found: Awaited<ReturnType<typeof wordInSight>>) => Promise<void>;
  },
): Promise<void> {
  const { page, marked } = reader;
  await hand.choose(label);
  const before = await scrollTo(page);
  await hand.scroll();
  const top = await scrollTo(page);
  expect(top, "the text is scrolled").not.toBe(before);
  const found = await wordInSight(
    page,
    marked.map(({ word }) => word),
  );
  await hand.mark(found);
  expect(await scrollTo(page), "the text stays where it is under the pointer").toBe(top);
  note(reader, found.word, label);
}

async function markByMouse(reader: Reader, scroll: (index: number) => Promise<void>): Promise<void> {
  const { page } = reader;
  for (let index = 0; index < count; index += 1)
    await scrollAndMark(reader, index % labels.length, {
      choose: (label) => chip(page, label).click(),
      scroll: () => scroll(index),
      mark: (found) =>
        index % 3 === 2
          ? page.mouse.dblclick((found.left + found.right) / 2, found.y)
          : dragOver(page, found),
    });
}

/** Marks with the keyboard from the caret on; turning the wheel in between does not affect the keys. */
async function markByKeys(reader: Reader): Promise<void> {
  const { page } = reader;
  await press(page, "Escape", "Control+Home");
  for (let index = 0; index < count; index += 1) {
    const { height } = await paneOf(page);
    const before = await scrollTo(page);
    await press(page, "PageDown");
    const after = await scrollTo(page);
    expect(Math.abs(after - before), "a page down is one page").toBeLessThan(height);
    await press(page, "Control+ArrowRight", "Control+ArrowRight", "Control+ArrowLeft");
    expect(Math.abs((await scrollTo(page)) - after), "words beside the caret are in sight").toBeLessThan(100);
    if (index % 2 === 1) {
      await wheel(page, 3000);
      await scrollTo(page);
    }
    await press(page, "Control+Shift+ArrowRight");
    await scrollTo(page);
    const { words, isInSight } = await selection(page);
    expect(isInSight, "what is selected is in sight").toBe(true);
    const label = index % labels.length;
    const top = await scrollTo(page);
    await press(page, String(label + 1));
    expect(await scrollTo(page), "marking moves nothing").toBe(top);
    note(reader, words, label);
  }
}

for (const [name, size] of sizes) {
  test(`in a text of ${name}, the clicked words are marked and the view does not jump, by wheel, scrollbar and keys (use A1) (use A2)`, async ({
    page,
    product,
  }) => {
    test.setTimeout(600_000);
    const reader = await openLong(page, product.url, size);
    await markByMouse(reader, (index) => wheel(page, index % 5 === 4 ? -900 : 1500));
    // With the focus in the text, the wheel scrolls away from the caret and does not move it.
    const before = await scrollTo(page);
    await wheel(page, 4000);
    await expect.poll(() => scrollTo(page)).toBeGreaterThan(before + 2000);
    await markByMouse(reader, (index) => dragScrollbar(page, index % 3 === 0 ? 40 : -13));
    await markByKeys(reader);
    await reader.check();
  });
}

test("words are found in a novel outside the rendered part and marked, and spans to review are announced (use A19) (use A20)", async ({
  page,
  product,
}) => {
  const argilla = await signInAt(product.url, "argilla");
  const dataset = `find-${Date.now()}`;
  // A character of two code units, so that offsets in code points differ from those of the browser.
  const { text: novel } = makeLongText(1_200_000);
  const all = `😀 ${novel}`;
  const spans = [
    spanOn(all.slice(0, 400), "captain1", "person"),
    spanOn(all.slice(0, 400), "whale3", "place"),
  ];
  await makeSpanDataset(argilla, dataset, [{ text: all, suggested: { spans } }]);
  const record = await open(page, product.url, dataset);
  const check = page.getByText("2 suggested spans to review");
  await expect(check).toBeInViewport();
  await wheel(page, 30_000);
  await scrollTo(page);
  await expect(check).toBeInViewport();

  await text(page).focus();
  await page.keyboard.press("Control+f");
  const search = page.getByRole("search", { name: "Find in this text" });
  await page.keyboard.type("CAPTAIN99991");
  await expect(search.getByRole("status")).toHaveText("1 of 1");
  await expect(page.locator('[data-part="found"]').first()).toBeInViewport();
  await press(page, "Escape", "4");
  await expect(search).toHaveCount(0);
  await expect(page.getByRole("status").filter({ hasText: "Marked Date: captain99991" })).toHaveCount(1);
  // Backwards from the first match is the last one.
  await press(page, "Control+f");
  await page.keyboard.type("letter7");
  await press(page, "Shift+Enter");
  await expect(search.getByRole("status")).toHaveText(/^\d/);
  await search.getByRole("button", { name: "Close search" }).click();
  await page.getByRole("button", { name: "Accept all" }).click();
  await expect(check).toHaveCount(0);
  await saveDraft(page);
  const [response] = await responsesTo(argilla, record);
  const found = all.indexOf("captain99991") - 1;
  expect(response?.values?.entities?.value).toEqual([
    ...spans,
    { start: found, end: found + "captain99991".length, label: "date" },
  ]);
});

test.describe("by touch", () => {
  test.use({ hasTouch: true });

  for (const [name, size] of sizes) {
    test(`in a text of ${name}, a finger scrolls, and marks the tapped words (use A1) (use A2)`, async ({
      page,
      product,
    }) => {
      test.setTimeout(600_000);
      const reader = await openLong(page, product.url, size);
      const finger = await page.context().newCDPSession(page);
      for (let index = 0; index < count; index += 1)
        await scrollAndMark(reader, index % labels.length, {
          choose: (label) => chip(page, label).tap(),
          scroll: () => swipe(page, finger, index % 5 === 4 ? -900 : 1500),
          mark: (found) => page.touchscreen.tap((found.left + found.right) / 2, found.y),
        });
      await reader.check();
    });
  }
});
