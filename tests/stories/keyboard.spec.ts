// Presses each key at each place of the annotation page and compares the effect with the table in docs/keyboard.md.
// GLOSSA_WRITE_KEYS=1 writes a new table; check it before you commit it.
import { readFileSync, writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, test } from "./story-page";

declare global {
  interface Window {
    look: () => Seen;
    pane: () => Element;
  }
}

const file = new URL("../../docs/keyboard.md", import.meta.url);
const marks = ["<!-- places -->", "<!-- /places -->"] as const;

/** The keys that scroll; after others, the caret of a text may come into view again. */
const scrolling = ["PageDown", "Alt+PageDown", "Mod+End"];

const keys = [
  "Enter",
  "Mod+s",
  "Backspace",
  "ArrowRight",
  "ArrowLeft",
  "Shift+ArrowRight",
  "Mod+ArrowRight",
  "ArrowDown",
  "Alt+ArrowDown",
  ...scrolling,
  "Mod+z",
  "Shift+Mod+z",
  "Mod+y",
  "Mod+k",
  "?",
  "2",
  "x",
  "Space",
  "Delete",
  "Escape",
  "Tab",
  "Mod+f",
  // Last, because the menu that it closes stays open for a moment.
  "Mod+Enter",
];

/** The places of the focus: an element of the page, or an overlay that has to be opened first. */
const places: Record<string, string> = {
  page: "",
  chip: "#question-need [role=radio]",
  rating: "#question-urgency [role=radio]",
  "ranking item": "#question-order [data-choice]",
  "text area": "#question-reply textarea",
  "while composing": "#question-reply textarea",
  "span caret": "#record [role=textbox]",
  button: "main ~ section button, section[aria-label=Queue] [aria-label='Next record']",
  handle: "[role=separator]",
  slider: "aside [role=slider], aside input",
  menu: "[role=menu]",
  dialog: "[role=dialog]",
  frame: "aside iframe",
};

const names: Record<string, string> = {
  onSubmit: "submit",
  onSaveDraft: "save draft",
  onDiscard: "discard",
  onNext: "next",
  onPrevious: "previous",
  onUndo: "undo",
  onRedo: "redo",
  onValue: "answer",
  onStatus: "choose",
};

/** The visible state of the page: the port calls, the overlay above it, the focus and how far the record is scrolled. */
interface Seen {
  asked: string[];
  over: string;
  at: number;
  top: number;
}

/** Reads the visible state of the page. */
const look = (page: Page): Promise<Seen> => page.evaluate(() => window.look());

/** Focuses a place; outside the questions the label question stays the active one. */
function focusOn(page: Page, selector: string): Promise<Seen> {
  return page.evaluate((selector) => {
    const element = selector ? document.querySelector<HTMLElement>(selector) : document.body;
    if (!element) return { asked: [], over: "gone", at: -1, top: 0 };
    const isOver = element.closest('[role="menu"], [role="dialog"]');
    if (!isOver && !element.closest("#questions")) {
      document.querySelector<HTMLElement>("#question-need [role=radio]")?.focus();
    }
    window.pane().scrollTop = 0;
    if (!selector) (document.activeElement as HTMLElement | null)?.blur();
    else if (!isOver?.contains(document.activeElement)) element.focus();
    return window.look();
  }, selector);
}

/** Installs a function in the page that reads its state: elements are numbered in the order of their first focus. */
function installLook(): void {
  const known: (Element | null)[] = [];
  window.pane = () => {
    let pane = document.querySelector("#record");
    while (pane && getComputedStyle(pane).overflowY !== "auto") pane = pane.parentElement;
    return pane ?? document.documentElement;
  };
  window.look = () => {
    const asked = document.querySelector('[data-testid="asked"]')?.textContent?.split(" ") ?? [];
    const over =
      document.querySelector('[role="dialog"] [role="combobox"]') ??
      document.querySelector('[role="dialog"] h2, [role="menu"], search:focus-within');
    if (!known.includes(document.activeElement)) known.push(document.activeElement);
    return {
      asked: asked.filter(Boolean),
      over: over?.tagName ?? "",
      at: known.indexOf(document.activeElement),
      top: window.pane().scrollTop,
    };
  };
}

const opened: Record<string, string> = { H2: "keys", INPUT: "palette", DIV: "menu", SEARCH: "find" };

function outcome(key: string, before: Seen, after: Seen): string {
  const [port] = after.asked.slice(before.asked.length);
  if (port) return names[port] ?? port;
  if (before.over !== after.over) return after.over ? (opened[after.over] ?? after.over) : "close";
  if (before.at !== after.at) return "focus";
  return scrolling.includes(key) && before.top !== after.top ? "scroll" : "–";
}

async function press(page: Page, place: string, key: string): Promise<void> {
  if (place !== "while composing") return page.keyboard.press(key.replace("Mod", "Control"));
  const init = { key: key.replace(/.*\+/, ""), bubbles: true, cancelable: true, isComposing: true };
  await page.evaluate((event) => {
    document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", event));
  }, init);
}

/** Goes to a place, whatever overlay is open, and returns the visible state. */
async function goTo(page: Page, place: string): Promise<Seen> {
  const selector = places[place] ?? "";
  const isOver = place === "menu" || place === "dialog";
  let here = await focusOn(page, selector);
  while (!isOver && here.over) {
    expect(here.over, `There is nothing at ${place}.`).not.toBe("gone");
    await page.keyboard.press("Escape");
    await page.waitForTimeout(20);
    here = await focusOn(page, selector);
  }
  if (here.over !== "gone") return here;
  await focusOn(page, "");
  if (place === "menu") await page.getByRole("button", { name: "Status: Pending" }).press("Enter");
  else await page.keyboard.press("?");
  await page.locator(`[role=${place}]:focus, [role=${place}] :focus`).first().waitFor({ timeout: 5000 });
  return look(page);
}

/** The app receives typed text a tenth of a second after the last key. */
const UNTIL_TOLD_MS = 150;
/** A menu moves the focus and closes in a later task than the key. */
const UNTIL_MOVED_MS = 50;
/** The palette and the list of shortcuts load when they are first opened. */
const UNTIL_OPEN_MS = 1_000;

/**
 * Waits until a key has had its effect. Both waits run in the page, after the timers that the key has started, so that
 * a busy machine delays both alike.
 */
async function waitForEffect(page: Page, place: string, key: string, before: Seen): Promise<void> {
  const mayOpen = ["Mod+k", "?"].includes(key);
  const least = { "text area": UNTIL_TOLD_MS, menu: UNTIL_MOVED_MS }[place] ?? 0;
  if (mayOpen || least > 0)
    await page.evaluate(
      async ({ over, most, least }) => {
        const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
        await rest(least);
        for (let waited = least; waited < most && window.look().over === over; waited += 20) await rest(20);
      },
      {
        over: before.over,
        least,
        most: mayOpen ? UNTIL_OPEN_MS : 0,
      },
    );
}

async function walk(page: Page): Promise<string[][]> {
  await page.evaluate(installLook);
  const rows = keys.map((key) => [`\`${key}\``]);
  for (const place of Object.keys(places)) {
    for (const [index, key] of keys.entries()) {
      const before = await goTo(page, place);
      await press(page, place, key);
      await waitForEffect(page, place, key, before);
      const after = await look(page);
      rows[index]?.push(outcome(key, before, after));
      if (after.over === "SEARCH") await page.keyboard.press("Escape");
    }
  }
  return rows;
}

function tableOf(rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(" | ")} |`;
  const head = ["", ...Object.keys(places)];
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

test("each key of the table in docs/keyboard.md has exactly the effect described there, in every place (spec 303, 393, 394)", async ({
  story,
}) => {
  expect(await story.open("accessibility-keys-by-place--default")).toEqual([]);
  const table = tableOf(await walk(story.page));
  const page = readFileSync(file, "utf8");
  const [before = "", rest = ""] = page.split(marks[0]);
  const [written = "", after = ""] = rest.split(marks[1]);
  if (process.env.GLOSSA_WRITE_KEYS) {
    writeFileSync(file, `${before}${marks[0]}\n\n${table}\n\n${marks[1]}${after}`);
  } else expect(table).toBe(written.trim());
  expect(keys.length * Object.keys(places).length).toBeGreaterThanOrEqual(200);
});
