import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { findUnseenTexts } from "./unseen-texts";

interface Violation {
  id: string;
  nodes: { target: string[] }[];
}

declare global {
  interface Window {
    axe: {
      run(context: Document | { include: Element[] }, options: object): Promise<{ violations: Violation[] }>;
    };
  }
}

/** Rules that depend on the theme. */
const colour = ["color-contrast", "link-in-text-block"];

/** Returns everything that axe finds on a page, with all rules except the disabled ones. */
export async function violationsOf(page: Page, disabled: string[] = []): Promise<string[]> {
  if (!(await hasAxe(page))) return violationsWithFrames(page, disabled);
  return named(await page.evaluate(runAxe, { rules: without(disabled) }));
}

/** Like `violationsOf`, with the rules on colours only for texts in styles that were not checked on this page before. */
export async function newViolationsOf(page: Page, disabled: string[] = []): Promise<string[]> {
  if (!(await hasAxe(page))) return violationsWithFrames(page, disabled);
  const found = named(await page.evaluate(runAxe, { rules: without([...disabled, ...colour]) }));
  return [...found, ...(await newColourViolationsOf(page))];
}

// Axe stays in the page, because loading it takes as long as running it; but a frame that was opened since lacks it.
async function hasAxe(page: Page): Promise<boolean> {
  return page.frames().length === 1 && (await page.evaluate(() => "axe" in window));
}

async function violationsWithFrames(page: Page, disabled: string[]): Promise<string[]> {
  return named((await new AxeBuilder({ page }).setLegacyMode().disableRules(disabled).analyze()).violations);
}

const without = (rules: string[]) => Object.fromEntries(rules.map((id) => [id, { enabled: false }]));

/** Returns what axe finds on a page whose theme was changed after all rules were run. */
export async function colourViolationsOf(page: Page): Promise<string[]> {
  return named(await page.evaluate(runAxe, { runOnly: { type: "rule", values: colour } }));
}

/** Like `colourViolationsOf`, only for texts in styles whose contrast was not sufficient on this page before. */
export async function newColourViolationsOf(page: Page): Promise<string[]> {
  const isAny = (await page.evaluate(findUnseenTexts)) > 0;
  return isAny ? named(await page.evaluate(checkUnseenTexts, colour)) : [];
}

// Runs in the page.
async function checkUnseenTexts(values: string[]): Promise<Violation[]> {
  const { unseenTexts = new Map<Element, number>(), sufficient } = window;
  const options = { runOnly: { type: "rule", values }, resultTypes: ["violations"] };
  const { violations } = await window.axe.run({ include: [...unseenTexts.keys()] }, options);
  if (violations.length === 0) for (const style of unseenTexts.values()) sufficient?.add(style);
  return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ target }) => ({ target })) }));
}

// Runs in the page.
async function runAxe(options: object): Promise<Violation[]> {
  const { violations } = await window.axe.run(document, { ...options, resultTypes: ["violations"] });
  return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ target }) => ({ target })) }));
}

function named(violations: { id: string; nodes: { target: unknown[] }[] }[]): string[] {
  return violations
    .map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target.map(String).join(" ")) }))
    .filter(({ id, targets }) => id !== "region" || !targets.every(isFloating))
    .map(({ id, targets }) => `${id} at ${targets.join(", ")}`);
}

// An open menu or tooltip is rendered at the end of the document, outside all landmarks, wherever it belongs.
function isFloating(target: string): boolean {
  return target.includes("data-radix-popper-content-wrapper");
}
