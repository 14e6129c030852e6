// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from "vitest";
import { recordScrolling, scrollsByBrowser } from "./record-pane";

/** An element of a height with a content of another one; jsdom lays nothing out. */
function sized(element: Element | null, clientHeight: number, scrollHeight: number): Element {
  if (!element) throw new Error("There is no such element.");
  Object.defineProperties(element, {
    clientHeight: { value: clientHeight },
    scrollHeight: { value: scrollHeight, configurable: true },
  });
  return element;
}

const find = (selector: string) => document.querySelector(selector);
let pane: Element;

beforeEach(() => {
  document.body.innerHTML = `
    <div data-pane style="overflow-y: auto"><article id="record"><p>Text</p></article></div>
    <div data-form style="overflow-y: auto"><section id="questions"><button>1</button></section></div>
    <div data-panel style="overflow-y: auto"><p tabindex="0">Guidelines</p></div>`;
  pane = sized(find("[data-pane]"), 500, 3000);
  sized(find("[data-form]"), 500, 900);
  sized(find("[data-panel]"), 100, 400);
});

// Test files share the document.
afterEach(() => document.body.replaceChildren());

test("the record is scrolled by almost a page, to its end and to its start", () => {
  recordScrolling.onPageDown();
  expect(pane.scrollTop).toBe(436);
  recordScrolling.onPageUp();
  expect(pane.scrollTop).toBe(0);
  recordScrolling.onRecordEnd();
  expect(pane.scrollTop).toBeGreaterThanOrEqual(2500);
  recordScrolling.onRecordStart();
  expect(pane.scrollTop).toBe(0);
});

test("in one column, the end of the record is not that of the questions below it", () => {
  document.body.innerHTML = `
    <div data-pane style="overflow-y: auto"><article id="record"></article><section id="questions"></section></div>`;
  const column = sized(find("[data-pane]"), 500, 3000);
  const record = find("#record");
  if (record) record.getBoundingClientRect = () => ({ bottom: 1800 - column.scrollTop }) as DOMRect;
  recordScrolling.onRecordEnd();
  expect(column.scrollTop).toBe(1300);
});

test("a key that scrolls is the record's in the questions, though they scroll, and a panel's in a panel", () => {
  expect(scrollsByBrowser(find("button"))).toBe(false);
  expect(scrollsByBrowser(document.body)).toBe(false);
  expect(scrollsByBrowser(find("#record p"))).toBe(false);
  expect(scrollsByBrowser(find("[data-panel] p"))).toBe(true);
});

test("a record that is visible as a whole leaves the key to the browser", () => {
  Object.defineProperty(pane, "scrollHeight", { value: 500 });
  expect(scrollsByBrowser(find("button"))).toBe(true);
});

test("the next and previous part are fields and the last message of a chat", () => {
  const message = "<li data-record-part></li>";
  find("#record")?.replaceChildren();
  find("#record")?.insertAdjacentHTML(
    "beforeend",
    `<section data-record-part><ol>${message.repeat(3)}</ol></section><section data-record-part></section>`,
  );
  const parts = [...document.querySelectorAll("[data-record-part]")];
  for (const [index, part] of parts.entries())
    part.getBoundingClientRect = () => ({ top: index * 600 + 100 - pane.scrollTop }) as DOMRect;
  const shown = () => parts.findIndex((part) => part.getBoundingClientRect().top === 12);
  const next = () => {
    recordScrolling.onNextPart();
    return shown();
  };
  expect([next(), next(), next(), next()]).toEqual([0, 3, 4, 4]);
  recordScrolling.onPreviousPart();
  expect(shown()).toBe(3);
});
