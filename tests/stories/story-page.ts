import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";

interface Finished {
  storyId: string;
  status: string;
  reporters: { type: string; status: string; result?: unknown }[];
}

/** One story in a page that is shared by all stories of a worker: opening a page costs as much as a story. */
export interface StoryPage {
  page: Page;
  /** Shows a story and waits until its play function is over; hands back what went wrong. */
  open(id: string): Promise<string[]>;
  /** Changes the theme of the story in place and names everything that axe finds. */
  violations(theme: string, rules: "all" | "colour"): Promise<string[]>;
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__?: {
      last(event: string): [Finished] | undefined;
      emit(event: "setCurrentStory", story: { storyId: string; viewMode: "story" }): void;
    };
  }
}

const colourRules = ["color-contrast", "link-in-text-block"];

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
      await use(storyPage(await context.newPage()));
      await context.close();
    },
    { scope: "worker" },
  ],
});

export { expect };

function storyPage(page: Page): StoryPage {
  let complaints: string[] = [];
  let isLoaded = false;
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));

  // The page is loaded once; after that the workbench changes the story itself, as it does for people.
  async function play(id: string, isFresh: boolean): Promise<string[]> {
    complaints = [];
    if (isFresh) await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=theme:light`);
    else await page.evaluate(setStory, id);
    const finished = await page.waitForFunction(finishedStory, id, { timeout: 20_000 });
    const { status, reporters } = (await finished.jsonValue()) as Finished;
    // Storybook's own axe run is repeated by the caller, so that it holds where a story switches it off.
    const isByAxe = reporters.some((reporter) => reporter.type === "a11y" && reporter.status === "failed");
    if (status === "error" && complaints.length === 0 && !isByAxe)
      complaints.push("the play function failed");
    return complaints;
  }

  return {
    page,
    async open(id) {
      const wasFresh = !isLoaded;
      isLoaded = true;
      const found = await play(id, wasFresh);
      // A layer that the story before left open takes the Escape key: only a fresh page can tell.
      return found.length > 0 && !wasFresh ? play(id, true) : found;
    },
    async violations(theme, rules) {
      await page.evaluate((name) => {
        document.documentElement.dataset.theme = name;
      }, theme);
      const axe = new AxeBuilder({ page }).setLegacyMode();
      // A story is a part of a page: landmarks and headings belong to the page around it.
      if (rules === "colour") axe.withRules(colourRules);
      else axe.disableRules(["region", "landmark-one-main", "page-has-heading-one"]);
      const { violations } = await axe.analyze();
      return violations.map(
        ({ id, nodes }) => `${theme}: ${id} at ${nodes.map((node) => node.target.join(" ")).join(", ")}`,
      );
    },
  };
}

function setStory(storyId: string) {
  window.__STORYBOOK_ADDONS_CHANNEL__?.emit("setCurrentStory", { storyId, viewMode: "story" });
}

function finishedStory(storyId: string) {
  const last = window.__STORYBOOK_ADDONS_CHANNEL__?.last("storyFinished")?.[0];
  return last?.storyId === storyId ? last : undefined;
}
