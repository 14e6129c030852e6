import type { Page } from "@playwright/test";

/** The save states that the record has shown since the last call, in order. */
export interface Ears {
  heard: () => Promise<string[]>;
}

/** Watches the save state of a page that is not open yet; states that are shown only briefly are recorded as well. */
export async function listenToBadge(page: Page): Promise<Ears> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    let last = "";
    const listen = () => {
      const badge = document.querySelector('[data-testid="save-state"] [role="status"]');
      if (!badge) return;
      const texts = [...badge.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      const word = texts.map(({ textContent }) => textContent).join("");
      if (word !== last) heard.push(word);
      last = word;
    };
    new MutationObserver(listen).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return {
    heard: () => page.evaluate(() => (window as unknown as { heard: string[] }).heard.splice(0)),
  };
}
