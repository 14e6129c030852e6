// A story ends in the state that its name describes: `Default` shows its arguments only, and a story named after an overlay
// leaves it open. What a person does with a component is in a story that is not in the sidebar, such as `InUse`.
import type { Page } from "@playwright/test";
import type { Entry } from "./entries";

const isShowing = /^(Primitives|Questions|Fields|Screens)\//;
/** Screens may take the focus when they appear, as in the product; parts do not. */
const isPart = /^(Primitives|Questions|Fields)\//;
const isOpen = /(^| )(Open|Enlarged|Label Picker)$/;
const openScreens = ["Screens/Annotation/Palette"];

/** Returns what a played story shows contrary to its name; empty if there is nothing. */
export async function endsElsewhere({ title, name, tags = [] }: Entry, page: Page): Promise<string[]> {
  const found: string[] = [];
  const isShown = tags.includes("dev");
  const opens = openScreens.includes(title);
  if (name === "Default" && isShowing.test(title) && !opens && tags.includes("play-fn"))
    found.push("a play function, after which the canvas may differ from the arguments");
  if (name === "Default" && isPart.test(title)) {
    const focused = await page.evaluate(() =>
      document.activeElement === document.body ? "" : (document.activeElement?.outerHTML ?? "").slice(0, 80),
    );
    if (focused) found.push(`the focus on ${focused}`);
  }
  if (isShown && (isOpen.test(name) || opens)) {
    const open = page
      .locator("[role=dialog], [role=menu], [role=listbox], [role=tooltip], search, [aria-expanded=true]")
      .first();
    if (!(await open.isVisible())) found.push("nothing open");
  }
  return found;
}
