import { type CDPSession, expect, type Page } from "@playwright/test";
import { text } from "./span-steps";

/** A text in which every word occurs once, so that a marked word identifies its position. */
export interface LongText {
  text: string;
}

/** A position on the screen. */
export interface Place {
  x: number;
  y: number;
}

const stems = [
  "harbour",
  "captain",
  "weather",
  "whale",
  "anchor",
  "letter",
  "morning",
  "island",
  "ship",
  "north",
];

/** Creates a text of paragraphs with about this number of characters. */
export function makeLongText(size: number): LongText {
  const paragraphs: string[] = [];
  for (let number = 0, length = 0; length < size; ) {
    const words = Array.from({ length: 60 + (paragraphs.length % 7) * 20 }, () => {
      number += 1;
      return `${stems[number % stems.length]}${number}`;
    });
    paragraphs.push(`${words.join(" ")}.`);
    length += (paragraphs.at(-1)?.length ?? 0) + 1;
  }
  return { text: paragraphs.join("\n") };
}

/** Returns the position of a word in the text; its words are all different. */
export function placeOf({ text: all }: LongText, word: string): { start: number; end: number } {
  const start = new RegExp(`\\b${word}\\b`).exec(all)?.index ?? -1;
  return { start, end: start + word.length };
}

/** Returns the bounds of the pane in which the text scrolls; `bar` is the width of its scrollbar. */
export function paneOf(page: Page) {
  return text(page).evaluate((element) => {
    let pane: Element | null = element;
    while (
      pane &&
      !(pane.scrollHeight > pane.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(pane).overflowY))
    )
      pane = pane.parentElement;
    pane ??= document.scrollingElement;
    if (!(pane instanceof HTMLElement)) throw new Error("The text does not scroll.");
    pane.setAttribute("data-long-text-pane", "");
    const { x, y, width, height } = pane.getBoundingClientRect();
    const isPage = pane === document.scrollingElement;
    return {
      ...(isPage ? { x: 0, y: 0, width: innerWidth, height: innerHeight } : { x, y, width, height }),
      bar: pane.offsetWidth - pane.clientWidth,
      scrollTop: pane.scrollTop,
      scrollHeight: pane.scrollHeight,
    };
  });
}

/** Returns the scroll position of the text once it no longer changes. */
export async function scrollTo(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const pane = document.querySelector("[data-long-text-pane]");
    const frame = () => new Promise(requestAnimationFrame);
    for (let last = -1, still = 0; still < 6; ) {
      await frame();
      const now = pane?.scrollTop ?? 0;
      still = now === last ? still + 1 : 0;
      last = now;
    }
    return Math.round(pane?.scrollTop ?? 0);
  });
}

/** Returns an unmarked word that fits on one line in the middle of the pane, with its position. */
export async function wordInSight(page: Page, marked: readonly string[] = []) {
  const { x, y, width, height } = await paneOf(page);
  const found = await page.evaluate(
    ([left, top, right, bottom, taken]) => {
      for (let line = top; line < bottom; line += 8)
        for (let at = left; at < right; at += 40) {
          const found = document.caretPositionFromPoint(at, line);
          const node = found?.offsetNode;
          if (!(node instanceof Text) || !found) continue;
          if (!node.parentElement?.closest('[role="textbox"]')) continue;
          const word = [...node.data.matchAll(/[a-z]+\d+/g)].find(
            (each) => each.index <= found.offset && found.offset <= each.index + each[0].length,
          );
          if (!word || taken.includes(word[0])) continue;
          const range = document.createRange();
          range.setStart(node, word.index);
          range.setEnd(node, word.index + word[0].length);
          const rects = [...range.getClientRects()];
          const [rect] = rects;
          if (!rect || rects.length > 1 || rect.right > right || rect.left < left) continue;
          return { word: word[0], left: rect.left, right: rect.right, y: rect.top + rect.height / 2 };
        }
      return undefined;
    },
    [x + 30, y + height * 0.4, x + width - 60, y + height * 0.8, marked] as const,
  );
  if (!found) throw new Error("There is no word in the middle of the pane.");
  return found;
}

type Found = Awaited<ReturnType<typeof wordInSight>>;

/** Drags over a word with the mouse. */
export async function dragOver(page: Page, { left, right, y }: Found): Promise<void> {
  await page.mouse.move(left + 2, y);
  await page.mouse.down();
  await page.mouse.move((left + right) / 2, y, { steps: 3 });
  await page.mouse.move(right - 2, y, { steps: 3 });
  await page.mouse.up();
}

/** Turns the wheel over the middle of the pane. */
export async function wheel(page: Page, by: number): Promise<void> {
  const pane = await paneOf(page);
  await page.mouse.move(pane.x + pane.width / 2, pane.y + pane.height / 2);
  await page.mouse.wheel(0, by);
}

/** The size of the buttons at the ends of the scrollbar, and the minimum size of its thumb. */
const [BUTTON, LEAST] = [15, 17];

/** Drags the thumb of the scrollbar down by a number of pixels. */
export async function dragScrollbar(page: Page, by: number): Promise<void> {
  const pane = await paneOf(page);
  expect(pane.bar, "the pane has a scrollbar that takes room").toBeGreaterThan(5);
  const track = pane.height - 2 * BUTTON;
  const thumb = Math.max(LEAST, (track * pane.height) / pane.scrollHeight);
  const top = BUTTON + ((track - thumb) * pane.scrollTop) / (pane.scrollHeight - pane.height);
  const at: Place = { x: pane.x + pane.width - pane.bar / 2, y: pane.y + top + thumb / 2 };
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x, at.y + by, { steps: 4 });
  await page.mouse.up();
}

/** Swipes the text up by a number of pixels, or down if the number is negative, in strokes that fit the pane. */
export async function swipe(page: Page, finger: CDPSession, by: number): Promise<void> {
  const pane = await paneOf(page);
  const x = pane.x + pane.width / 2;
  const [top, bottom] = [pane.y + 60, pane.y + pane.height - 60];
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", y?: number) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints: y === undefined ? [] : [{ x, y }] });
  const strokes = Math.ceil(Math.abs(by) / (bottom - top));
  for (let stroke = 0; stroke < strokes; stroke += 1) {
    const from = by > 0 ? bottom : top;
    const step = -by / strokes / 6;
    await touch("touchStart", from);
    for (let index = 1; index <= 6; index += 1) await touch("touchMove", from + step * index);
    // The finger rests before it is lifted, so that the text does not continue to scroll.
    await page.waitForTimeout(120);
    await touch("touchMove", from + step * 6);
    await touch("touchEnd");
  }
}

/** Returns the selected words, and whether all of them are visible in the pane. */
export async function selection(page: Page): Promise<{ words: string; isInSight: boolean }> {
  const { y, height } = await paneOf(page);
  return page.evaluate(
    ([top, bottom]) => {
      const selected = document.getSelection();
      const rect = selected?.getRangeAt(0).getBoundingClientRect();
      const isInSight = rect !== undefined && rect.top >= top && rect.bottom <= bottom;
      return { words: selected?.toString().trim() ?? "", isInSight };
    },
    [y, y + height] as const,
  );
}
