// Compares every primitive's sheet of all states, pixel by pixel, in every theme.
import { themes } from "@glossa/themes/registry";
import { entries } from "../stories/entries";
import { expect, test } from "../stories/story-page";

const sheets = entries.filter(({ name }) => name === "All States");

for (const { id, title } of sheets) {
  test(`${title} is unchanged`, async ({ story }) => {
    expect(await story.open(id), "plays without an error").toEqual([]);
    const { page } = story;
    for (const theme of themes) {
      await page.evaluate(async (name) => {
        document.documentElement.dataset.theme = name;
        await document.fonts.ready;
      }, theme.id);
      await expect
        .soft(page)
        .toHaveScreenshot(`${id.replace("--all-states", "")}-${theme.id}.png`, { fullPage: true });
    }
  });
}
