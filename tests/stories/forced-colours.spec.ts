// A theme that a user has chosen does not show through the colours of the system.
import { entries } from "./entries";
import { expect, type StoryPage, test } from "./story-page";

/** Statuses, meters, messages (info, warning, danger) and suggestions. */
const shown = [
  "Primitives/Data display/Status: All States",
  "Primitives/Feedback/Progress meter: Large",
  "Primitives/Feedback/Banner: All States",
  "Primitives/Annotation/Option chips: Suggested Not Chosen",
] as const;

/**
 * The number of icons and parts of meters, and those of their colours that are neither colours of the system for texts
 * nor transparent.
 */
function coloursOfParts(): { parts: number; others: string[] } {
  const sample = document.createElement("p");
  document.body.append(sample);
  const system = ["CanvasText", "ButtonText", "LinkText", "GrayText", "HighlightText"].map((name) => {
    sample.style.color = name;
    return getComputedStyle(sample).color;
  });
  sample.remove();
  const parts = [...document.querySelectorAll("#storybook-root :is(svg, [data-status]:not(svg, :has(svg)))")];
  const others = parts.flatMap((part) => {
    const { color, background } = getComputedStyle(part);
    // Without parentheses inside: the colours of a gradient, not the gradient.
    const colours = (part instanceof SVGElement ? color : background).match(/\w+\([^()]*\)/g) ?? [];
    return colours.filter((colour) => !system.includes(colour) && !/[,/] 0\)$/.test(colour));
  });
  return { parts: parts.length, others };
}

/** Adds an icon for each of these tokens, which has its colour. */
function addIcons(tokens: string[]): void {
  for (const token of tokens) {
    const icon = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    icon.style.color = `var(${token})`;
    icon.dataset.added = "";
    document.querySelector("#storybook-root")?.append(icon);
  }
}

function removeIcons(): void {
  for (const icon of document.querySelectorAll("svg[data-added]")) icon.remove();
}

async function openForced({ story, name }: { story: StoryPage; name: string }): Promise<void> {
  // Before anything is drawn: the browser keeps some of the colours that it has.
  await story.page.emulateMedia({ forcedColors: "active", colorScheme: "light" });
  const entry = entries.find((one) => `${one.title}: ${one.name}` === name);
  expect(await story.open(entry?.id ?? name), name).toEqual([]);
}

async function expectSystemColours({ page }: StoryPage, name: string): Promise<void> {
  for (const theme of ["light", "dark", "high-contrast"]) {
    await page.evaluate((id) => document.documentElement.setAttribute("data-theme", id), theme);
    const { parts, others } = await page.evaluate(coloursOfParts);
    expect.soft(parts, `${name}, ${theme}`).toBeGreaterThan(0);
    expect.soft(others, `${name}, ${theme}`).toEqual([]);
  }
}

test.afterEach(async ({ story }) => {
  await story.page.emulateMedia({ forcedColors: "none", colorScheme: null });
});

for (const name of shown) {
  test(`icons and meters of every theme have the colours of the system: ${name}`, async ({ story }) => {
    await openForced({ story, name });
    await expectSystemColours(story, name);
  });
}

// Icons get most of these from a text around them, which has a colour of the system in any case.
test("icons with the colour of a message or a suggestion have one of the system", async ({ story }) => {
  await openForced({ story, name: shown[0] });
  const groups = ["warning", "info", "success", "danger", "pencil"];
  const tokens = groups.flatMap((group) => ["text", "line"].map((part) => `--glossa-color-${group}-${part}`));
  await story.page.evaluate(addIcons, tokens);
  await expectSystemColours(story, "tokens");
  await story.page.evaluate(removeIcons);
});
