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
    __STORYBOOK_ADDONS_CHANNEL__?: { last(event: string): [Finished] | undefined };
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
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));

  return {
    page,
    async open(id) {
      complaints = [];
      await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=theme:light`);
      const finished = await page.waitForFunction(
        (storyId) => {
          const last = window.__STORYBOOK_ADDONS_CHANNEL__?.last("storyFinished")?.[0];
          return last?.storyId === storyId ? last : undefined;
        },
        id,
        { timeout: 20_000 },
      );
      const { status, reporters } = (await finished.jsonValue()) as Finished;
      // Storybook's own axe run is repeated below, so that it holds where a story switches it off.
      const failed = reporters.filter((reporter) => reporter.type !== "a11y" && reporter.status === "failed");
      if (status === "error" && complaints.length + failed.length === 0) {
        const axeOnly = reporters.some(({ type, status: found }) => type === "a11y" && found === "failed");
        if (!axeOnly) complaints.push("the play function failed");
      }
      return [...complaints, ...failed.map((reporter) => `${reporter.type} failed`)];
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
