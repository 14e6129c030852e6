// A theme that a user has chosen does not show through the colours of the system.
import { entries } from "./entries";
import { expect, test } from "./story-page";

const shown = ["Primitives/Data display/Status: All States", "Primitives/Feedback/Progress meter: Large"];

/** The colours of icons and of the parts of meters that are neither that of the system's texts nor transparent. */
function others(): string[] {
  const text = document.createElement("p");
  text.style.color = "CanvasText";
  document.body.append(text);
  const system = getComputedStyle(text).color;
  text.remove();
  const parts = [...document.querySelectorAll("#storybook-root [data-status]:not(:has(svg))")];
  return parts.flatMap((part) => {
    const { color, background } = getComputedStyle(part);
    const colours = (part instanceof SVGElement ? color : background).match(/\w+\([\d.,%\s]*\)/g) ?? [];
    return colours.filter((colour) => colour !== system && !colour.endsWith(", 0)"));
  });
}

test("icons and meters of every theme have the colours of the system", async ({ story }) => {
  const { page } = story;
  // Before anything is drawn: the browser keeps some of the colours that it has.
  await page.emulateMedia({ forcedColors: "active", colorScheme: "light" });
  for (const name of shown) {
    const entry = entries.find((one) => `${one.title}: ${one.name}` === name);
    expect(await story.open(entry?.id ?? name), name).toEqual([]);
    for (const theme of ["light", "dark", "high-contrast"]) {
      await page.evaluate((id) => document.documentElement.setAttribute("data-theme", id), theme);
      expect.soft(await page.evaluate(others), `${name}, ${theme}`).toEqual([]);
    }
  }
  await page.emulateMedia({ forcedColors: "none", colorScheme: null });
});
