import type { Page } from "@playwright/test";

/** Returns the names of everything that violates the condition on a page; empty if there is no violation. */
type Condition = (page: Page) => Promise<string[]>;

const desk = { width: 1440, height: 900 };

/** Returns what still moves although the user prefers no motion; a spinner may turn slowly. */
const moving: Condition = (page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => Number(animation.effect?.getTiming().duration ?? 0) < 2000)
      .filter(({ playState }) => playState === "running")
      .map((animation) => (animation as CSSAnimation).animationName ?? "transition"),
  );

/** Returns what has moved or changed its size after everything has had the focus once. */
const shifted: Condition = (page) =>
  page.evaluate(async () => {
    // The position on the page, independent of scrolling.
    const placeOf = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left + scrollX, top + scrollY, width, height].map(Math.round).join();
    };
    // A spinner turns by itself, and decorations may follow the caret.
    const all = [...document.querySelectorAll<HTMLElement>("#storybook-root *")].filter(
      (element) => element.getAnimations().length === 0 && !element.closest("[aria-hidden=true]"),
    );
    const places = () => all.map((element) => placeOf(element));
    const before = places();
    for (const element of document.querySelectorAll<HTMLElement>(
      "#storybook-root :is(button:not([role=tab]), a, input, textarea, [tabindex='0']:not([role=tab]))",
    )) {
      element.focus({ preventScroll: true });
    }
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const after = places();
    return all
      .filter((_, index) => before[index] !== after[index])
      .map((element) => `${element.tagName}.${element.className}`.slice(0, 80));
  });

/** Returns what takes the keyboard focus without a focus ring on itself or on the element that represents it. */
const ringless: Condition = async (page) => {
  const missing: string[] = [];
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const stops = await page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLElement>("#storybook-root *")].filter(({ tabIndex }) => tabIndex >= 0)
        .length,
  );
  for (let stop = 0; stop < Math.min(stops, 12); stop++) {
    await page.keyboard.press("Tab");
    const found = await page.evaluate(() => {
      const focused = document.activeElement as HTMLElement;
      if (!focused || focused === document.body) return null;
      const around = [focused.parentElement, focused.parentElement?.parentElement];
      const near = [
        focused,
        focused.nextElementSibling,
        ...around,
        ...focused.querySelectorAll("[data-active]"),
      ];
      const isRinged = (element: Element, pseudo?: string) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element, pseudo);
        return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
      };
      const row = focused.closest("li");
      const has =
        near.some((element) => element && isRinged(element)) || (row !== null && isRinged(row, "::before"));
      return has ? null : `${focused.tagName}.${focused.className}`.slice(0, 80);
    });
    if (found) missing.push(found);
  }
  return missing;
};

/** Returns targets of less than 24 by 24 pixels that do not have at least that space around their centre. */
const tooSmall: Condition = (page) =>
  page.evaluate(async () => {
    const { violations } = await window.axe.run(document, {
      runOnly: { type: "rule", values: ["target-size"] },
      rules: { "target-size": { enabled: true } },
    });
    return violations.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(" ")));
  });

const sticksOut = () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const isHidden = (element: Element | null): boolean =>
    element !== null &&
    ((element.clientWidth === 1 && element.clientHeight === 1) || isHidden(element.parentElement));
  const beyond = [...document.querySelectorAll("body *")].filter((element) => {
    const { left, right } = element.getBoundingClientRect();
    return (right > clientWidth + 1 || left < -1) && !isHidden(element);
  });
  const names = beyond.slice(0, 5).map((element) => `${element.tagName}.${element.className}`.slice(0, 80));
  return names.length > 0 ? [`${scrollWidth} in ${clientWidth}`, ...names] : [];
};

/** Waits two frames: by then the page has measured and rendered again. */
const settled = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

const turned: Condition = async (page) => {
  await page.evaluate(() => {
    document.documentElement.dir = "rtl";
  });
  await settled(page);
  const found = await page.evaluate(sticksOut);
  await page.evaluate(() => {
    document.documentElement.dir = "ltr";
  });
  return found;
};

const enlarged: Condition = async (page) => {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  await settled(page);
  const found = await page.evaluate(sticksOut);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "";
  });
  return found;
};

const narrow: Condition = async (page) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await settled(page);
  const found = await page.evaluate(sticksOut);
  await page.setViewportSize(desk);
  return found;
};

/** Returns texts that have the colour of their background in forced colours mode. */
const forced: Condition = async (page) => {
  await page.emulateMedia({ forcedColors: "active" });
  const found = await page.evaluate(() => {
    const groundOf = (element: Element | null): string => {
      if (!element) return "rgb(255, 255, 255)";
      const { backgroundColor } = getComputedStyle(element);
      return /^rgba\(.*, 0\)$/.test(backgroundColor) ? groundOf(element.parentElement) : backgroundColor;
    };
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    return [...document.querySelectorAll("#storybook-root *, [data-radix-popper-content-wrapper] *")]
      .filter((element) => hasText(element) && element.checkVisibility())
      .filter((element) => getComputedStyle(element).color === groundOf(element))
      .map((element) => `${element.tagName}.${element.className}`.slice(0, 80));
  });
  await page.emulateMedia({ forcedColors: "none" });
  return found;
};

/** The conditions that every primitive must meet. */
export const conditions = { moving, shifted, ringless, tooSmall, turned, enlarged, narrow, forced };
