import { test as base, expect, type Page } from "@playwright/test";
import { skippedOnParts, skippedOnSheets } from "../../packages/design-system/src/testing/skipped-rules";
import { colourViolationsOf, newColourViolationsOf, newViolationsOf, violationsOf } from "../axe/violations";

interface Finished {
  storyId: string;
  status: string;
  /** What add-ons report, such as the accessibility panel. */
  reporters: { type: string; status: string }[];
}

/**
 * Which of axe's rules are run: all that apply to a page, a part of it or a sheet; those on colours; or those on colours
 * for texts in styles that were not checked in this page before, to which pages and parts also limit them.
 */
type Rules = "page" | "part" | "sheet" | "colour" | "new colour";

/** A story in a page that all stories of a worker share: opening a page takes as long as a story. */
export interface StoryPage {
  page: Page;
  /** Shows a story and waits until its play function has finished; returns the errors. */
  open(id: string, size?: { width: number; height: number }): Promise<string[]>;
  /** The parameters of the open story. */
  parameters(): Promise<{ pointer?: "hover" | "press" }>;
  /** Moves the mouse to the first interactive element, and holds its button down on request. */
  point(isPressed: boolean): Promise<void>;
  /** Changes the theme of the story in place and returns everything that axe finds. */
  violations(theme: string, rules: Rules): Promise<string[]>;
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__?: {
      last(event: string): [Finished] | undefined;
      emit(event: "setCurrentStory", story: { storyId: string; viewMode: "story" }): void;
      emit(event: "updateGlobals", change: { globals: Record<string, string> }): void;
      once(event: "storyRendered", then: () => void): void;
    };
    __STORYBOOK_PREVIEW__?: {
      currentRender?: { storyContext(): { args: unknown; parameters: Record<string, unknown> } };
    };
  }
}

// Storybook's own axe run is set to manual: the run of this test also applies if a story switches axe off.
const globals = "theme:light;a11y.manual:!true";

/** Playwright's `test` with a `story` fixture. */
export const test = base.extend<object, { story: StoryPage }>({
  story: [
    async ({ browser }, use, worker) => {
      const { baseURL = "", viewport, deviceScaleFactor, contextOptions } = worker.project.use;
      const context = await browser.newContext({
        baseURL,
        ...(viewport && { viewport }),
        ...(deviceScaleFactor && { deviceScaleFactor }),
        ...contextOptions,
      });
      await use(storyPage(await context.newPage(), viewport ?? desk));
      await context.close();
    },
    { scope: "worker" },
  ],
});

export { expect };

const takesThePointer = "#storybook-root :is(button, a, input, [role=separator])";

const desk = { width: 1440, height: 900 };

function storyPage(page: Page, usual: typeof desk): StoryPage {
  let complaints: string[] = [];
  let isLoaded = false;
  page.on("console", (message) => {
    // A refused request of a record's frame is correct, and is reported because it was tried.
    const isFrames = message.location().url.includes("/frame/");
    if (message.type() === "error" && !isFrames) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));

  // The page is loaded once; after that, Storybook changes the story without reloading.
  async function play(id: string, isFresh: boolean): Promise<string[]> {
    complaints = [];
    if (isFresh) await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=${globals}`);
    else await page.evaluate(setStory, id);
    const finished = await page.waitForFunction(finishedStory, id, { timeout: 20_000 });
    const { status } = (await finished.jsonValue()) as Finished;
    if (status === "error" && complaints.length === 0) complaints.push("the play function failed");
    return complaints;
  }

  return {
    page,
    async open(id, size = usual) {
      await page.setViewportSize(size);
      // The pointer may still be on an element of the previous story, with its button down.
      await page.mouse.up();
      await page.mouse.move(0, 0);
      const wasFresh = !isLoaded;
      isLoaded = true;
      const found = await play(id, wasFresh);
      // An overlay that the previous story left open could catch the Escape key, so a failure counts on a fresh page only.
      return found.length > 0 && !wasFresh ? play(id, true) : found;
    },
    parameters: () =>
      page.evaluate(() => {
        const context = window.__STORYBOOK_PREVIEW__?.currentRender?.storyContext();
        const { pointer } = (context?.parameters ?? {}) as { pointer?: "hover" | "press" };
        return { ...(pointer && { pointer }) };
      }),
    async point(isPressed) {
      await page.locator(takesThePointer).first().hover();
      if (isPressed) await page.mouse.down();
    },
    async violations(theme, rules) {
      await page.evaluate((name) => {
        document.documentElement.dataset.theme = name;
      }, theme);
      const found = await violationsIn(page, rules);
      return found.map((violation) => `${theme}: ${violation}`);
    },
  };
}

function violationsIn(page: Page, rules: Rules): Promise<string[]> {
  if (rules === "colour") return colourViolationsOf(page);
  if (rules === "new colour") return newColourViolationsOf(page);
  return rules === "sheet" ? violationsOf(page, skipped.sheet) : newViolationsOf(page, skipped[rules]);
}

const skipped = { page: [], part: skippedOnParts, sheet: skippedOnSheets };

function setStory(storyId: string) {
  window.__STORYBOOK_ADDONS_CHANNEL__?.emit("setCurrentStory", { storyId, viewMode: "story" });
}

function finishedStory(storyId: string) {
  const last = window.__STORYBOOK_ADDONS_CHANNEL__?.last("storyFinished")?.[0];
  return last?.storyId === storyId ? last : undefined;
}
