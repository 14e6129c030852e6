// Finds texts that stay English in the pseudo language. Texts from the story's arguments or from its parameter
// `data` are not ours.
import type { Page } from "@playwright/test";

/** Switches to the pseudo language, returns each shown or read-out word that is not translated or data, and resets. */
export async function untranslated(page: Page): Promise<string[]> {
  await speak(page, "en-XA");
  const found = await page.evaluate(plainWords);
  await speak(page, "en");
  return found;
}

async function speak(page: Page, locale: string): Promise<void> {
  await page.evaluate((code) => {
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
    return new Promise<void>((done) => {
      channel?.once("storyRendered", () => done());
      channel?.emit("updateGlobals", { globals: { locale: code } });
    });
  }, locale);
}

// Runs in the page.
function plainWords(): string[] {
  // A story about one language may keep it.
  if (document.documentElement.lang !== "en-XA") return [];
  const read = [
    "aria-label",
    "aria-description",
    "aria-valuetext",
    "aria-roledescription",
    "title",
    "alt",
    "placeholder",
  ];
  // Two letters are initials, the browser formats "2 days ago", and URLs are not translated.
  const ofOthers = /\b\d+ (second|minute|hour|day|week|month|year)s? ago\b|https?:\S+/g;
  const wordsIn = (text: string) => text.replace(ofOthers, " ").match(/[A-Za-z]{3,}/g) ?? [];

  const data = new Set<string>();
  const seen = new Set<unknown>();
  const gather = (value: unknown): void => {
    if (typeof value === "string") for (const word of wordsIn(value)) data.add(word);
    if (typeof value !== "object" || value === null || seen.has(value)) return;
    seen.add(value);
    for (const [key, inner] of Object.entries(value)) {
      for (const word of wordsIn(key)) data.add(word);
      gather(inner);
    }
  };
  const context = window.__STORYBOOK_PREVIEW__?.currentRender?.storyContext();
  gather(context?.args);
  gather(context?.parameters.data);

  // Storybook adds hidden texts to the page; earlier announcements were in another language.
  const isData = (element: Element | null) =>
    element?.closest("[translate=no], script, style, code, svg, textarea, [role=status], .sb-wrapper") !=
    null;
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    if (!isData(walker.currentNode.parentElement)) texts.push(walker.currentNode.nodeValue ?? "");
  }
  for (const element of document.querySelectorAll("body *")) {
    if (!isData(element)) texts.push(...read.map((name) => element.getAttribute(name) ?? ""));
  }

  // A parameter of a message may be a message itself, so brackets may be nested.
  const withoutPseudo = (text: string): string => {
    const less = text.replace(/⟦[^⟦⟧]*⟧/g, " ");
    return less === text ? text : withoutPseudo(less);
  };
  const left = texts.map(withoutPseudo).filter((text) => wordsIn(text).some((word) => !data.has(word)));
  return [...new Set(left.map((text) => text.trim().slice(0, 80)))];
}
