import type { Page } from "@playwright/test";
import type { Model } from "./model";
import { kinds, markLabels, words } from "./model-dataset";
import { focusOn } from "./model-screen";
import type { Mark } from "./model-values";

/** An action that is possible now, on the page by keyboard and in the model. */
export interface Action {
  name: string;
  run: (hands: Hands) => Promise<void>;
  tell: (model: Model) => void;
}

/** The page and the tools to act on it. */
export interface Hands {
  page: Page;
  press: (...keys: string[]) => Promise<void>;
  /** Waits until the page has loaded all records that it needs. */
  untilLoaded: () => Promise<void>;
}

/** Returns a random integer from 0 to below the given one. */
export type Random = (below: number) => number;

/** Returns random numbers that repeat with the same seed (mulberry32). */
export function randomOf(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

type Maker = (random: Random, model: Model) => Action;

/** The actions with their weights; the test itself kills the page. */
const makers: readonly (readonly [number, Maker])[] = [
  [5, label],
  [4, rate],
  [6, mark],
  [5, () => command("submit", "Enter", (model) => model.response("submitted"))],
  [2, () => command("discard", "Backspace", (model) => model.response("discarded"))],
  [3, () => command("save draft", "Control+s", (model) => model.response("draft"))],
  [1, clear],
  [6, () => inItsTime(command("undo", "Control+z", (model) => model.undo()))],
  [3, () => inItsTime(command("redo", "Control+y", (model) => model.redo()))],
  [2, (random, model) => go("next", "ArrowRight", random, model)],
  [4, (random, model) => go("previous", "ArrowLeft", random, model)],
];

/** Chooses an action; without a record on screen some actions do nothing, on the page as in the model. */
export function chooseAction(random: Random, model: Model): Action {
  let left = random(makers.reduce((sum, [weight]) => sum + weight, 0));
  const found = makers.find(([weight]) => {
    left -= weight;
    return left < 0;
  });
  return (found?.[1] ?? label)(random, model);
}

const inKind = '#question-kind [role="radio"]';

/** A command of the page, run while the first question has the focus. */
function command(name: string, key: string, tell: Action["tell"]): Action {
  return {
    name,
    tell,
    run: async ({ page, press }) => {
      await focusOn(page, inKind);
      await press(key);
    },
  };
}

/**
 * An action that may change nothing on screen at once: an undone step may have had no visible effect, and the next
 * record may still have to be loaded. The next action waits for it.
 */
function inItsTime(action: Action): Action {
  return {
    ...action,
    run: async (hands) => {
      await action.run(hands);
      await hands.page.waitForTimeout(100);
      await hands.untilLoaded();
    },
  };
}

/** Opens another record; a confirmation is requested if changes of a submitted response would be hidden. */
function go(way: "next" | "previous", key: string, random: Random, model: Model): Action {
  const isAsking = model.isAsking(way);
  if (isAsking === undefined) return label(random, model);
  if (!isAsking) return inItsTime(command(way, key, (told) => told[way]()));
  const isGoing = random(2) === 0;
  const reply = isGoing ? "Ignore and continue" : "Close";
  return {
    name: `${way}, ${reply.toLowerCase()}`,
    tell: (told) => isGoing && told[way](),
    run: async ({ page, press }) => {
      await focusOn(page, inKind);
      await press(key);
      const notice = page.getByRole("listitem").filter({ hasText: "Ignore and continue" });
      await notice.getByRole("button", { name: reply }).click();
      await notice.waitFor({ state: "detached" });
    },
  };
}

function clear(): Action {
  return {
    name: "clear",
    tell: (model) => model.clear(),
    run: async ({ page }) => {
      // No user reaches a button as fast as the disk stores a response; earlier clicks are ignored, so none counts.
      await page.waitForTimeout(150);
      await page.evaluate(() => {
        const buttons = [...document.querySelectorAll<HTMLElement>('section[aria-label="Actions"] button')];
        buttons.find(({ textContent }) => textContent === "Clear")?.click();
      });
    },
  };
}

function label(random: Random, model: Model): Action {
  const index = random(kinds.length);
  // A digit never clears the choice; Delete does.
  if (model.draft().kind !== undefined && random(5) === 0)
    return digit("no label", inKind, "Delete", (told) => told.set("kind", undefined));
  return digit(`label ${index + 1}`, inKind, String(index + 1), (told) => told.set("kind", kinds[index]));
}

function rate(random: Random, model: Model): Action {
  const stars = 1 + random(5);
  const inStars = '#question-stars [role="radio"]';
  if (model.draft().stars !== undefined && random(5) === 0)
    return digit("no stars", inStars, "Delete", (told) => told.set("stars", undefined));
  return digit(`rate ${stars}`, inStars, String(stars), (told) => told.set("stars", stars));
}

function digit(name: string, selector: string, key: string, tell: Action["tell"]): Action {
  return {
    name,
    tell,
    run: async ({ page, press }) => {
      await focusOn(page, selector);
      await press(key);
    },
  };
}

/** Marks a word; an existing span on it is removed or gets the other label. */
function mark(random: Random, model: Model): Action {
  const index = random(words.length);
  const word = words[index] ?? { start: 0, end: 0 };
  const marks = model.draft().marks ?? [];
  const place = marks.findIndex(({ start }) => start === word.start);
  const others = marks.filter((_, each) => each !== place);
  const which = random(markLabels.length);
  const set = (after: readonly Mark[]) => (told: Model) =>
    told.set(
      "marks",
      [...after].sort((a, b) => a.start - b.start),
    );
  const fresh = { ...word, label: markLabels[which] ?? "" };
  if (place < 0) {
    const keys = [...toWord(index), "Control+Shift+ArrowRight", String(which + 1)];
    return inText(`mark word ${index} with ${which + 1}`, keys, set([...others, fresh]));
  }
  if (random(2) === 0)
    return inText(`unmark word ${index}`, [...toWord(index), "ArrowRight", "Delete"], set(others));
  const other = 1 - markLabels.indexOf(marks[place]?.label ?? "");
  const relabelled = { ...word, label: markLabels[other] ?? "" };
  return {
    name: `relabel word ${index} with ${other + 1}`,
    tell: set([...others, relabelled]),
    run: async ({ page, press }) => {
      await focusOn(page, '[aria-label="Spans"] button', place);
      await press(String(other + 1));
    },
  };
}

/** The keys from anywhere to the start of a word: Control and the arrow move to the end of the next word. */
function toWord(index: number): string[] {
  const passed = Array.from({ length: index }, () => "Control+ArrowRight");
  return ["Control+Home", ...passed, ...(index > 0 ? ["ArrowRight"] : [])];
}

function inText(name: string, keys: readonly string[], tell: Action["tell"]): Action {
  return {
    name,
    tell,
    run: async ({ page, press }) => {
      await focusOn(page, '[data-record-id] [role="textbox"]');
      await press(...keys);
    },
  };
}
