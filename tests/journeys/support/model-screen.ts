import type { CDPSession, Page } from "@playwright/test";
import { kinds } from "./model-dataset";
import { type Screen, valuesOf } from "./model-values";

/** Reads the screen with a single call to the browser. */
export async function readScreen(page: Page): Promise<Screen> {
  const { id, kind, star, listed, isBusy, ...around } = await page.evaluate(() => {
    const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? "";
    const chosen = (question: string) =>
      [...document.querySelectorAll(`#question-${question} [role="radio"]`)].findIndex(
        (radio) => radio.getAttribute("aria-checked") === "true",
      );
    const buttons = [...document.querySelectorAll('section[aria-label="Actions"] button')];
    const draft = buttons.find((button) => button.textContent?.startsWith("Save draft"));
    // A record counts as loaded once its text can be marked: the code for that is loaded with the first record.
    const text = document.querySelector('[data-record-id] [role="textbox"]');
    return {
      id: text?.closest<HTMLElement>("[data-record-id]")?.dataset.recordId,
      // A save in progress may still move the focus, even if nothing else shows it.
      isBusy: text !== null && draft?.ariaDisabled === "true",
      kind: chosen("kind"),
      star: chosen("stars"),
      listed: [
        ...document.querySelectorAll('ul[aria-label="Spans"] button, ol[aria-label="Spans"] button'),
      ].map((button) => button.textContent ?? ""),
      badge: textOf('[data-testid="save-state"]'),
      place: textOf('nav[aria-label="Records"] > :nth-child(2)'),
      page: Number(new URLSearchParams(location.search).get("page")),
    };
  });
  const marks = listed.map((text) => {
    const [, label = text, start, end] = /^(\w+): .*characters (\d+) to (\d+)/s.exec(text) ?? [];
    return { start: Number(start), end: Number(end), label };
  });
  const values = valuesOf({
    ...(kind >= 0 && { kind: kinds[kind] }),
    ...(star >= 0 && { stars: star + 1 }),
    marks,
  });
  return { ...around, id: isBusy ? "being put away" : id, values };
}

const codes: Record<string, number> = {
  Home: 36,
  ArrowLeft: 37,
  ArrowRight: 39,
  Enter: 13,
  Backspace: 8,
  Delete: 46,
};
const modifiers: Record<string, number> = { Alt: 1, Control: 2, Shift: 8 };

/** Sends keys without waiting: the browser receives the next one before it has confirmed the last one. */
export function fastKeys(cdp: CDPSession) {
  return async (...names: string[]): Promise<void> => {
    const sent: Promise<unknown>[] = [];
    for (const name of names) {
      const parts = name.split("+");
      const key = parts.at(-1) ?? "";
      const held = parts.slice(0, -1).reduce((sum, part) => sum + (modifiers[part] ?? 0), 0);
      const windowsVirtualKeyCode = codes[key] ?? key.toUpperCase().charCodeAt(0);
      const event = { key, windowsVirtualKeyCode, modifiers: held };
      for (const type of ["rawKeyDown", "keyUp"] as const)
        sent.push(cdp.send("Input.dispatchKeyEvent", { type, ...event }));
    }
    await Promise.all(sent);
  };
}

/** Focuses one of the elements that match a selector, if there is one. */
export function focusOn(page: Page, selector: string, index = 0): Promise<void> {
  return page.evaluate(
    ([selector, place]) => document.querySelectorAll<HTMLElement>(selector)[place]?.focus(),
    [selector, index] as const,
  );
}
