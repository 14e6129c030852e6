// The requirements for all primitives, tested on their sheets of all states.
import { themes } from "@glossa/themes/registry";
import { conditions } from "./conditions";
import { entries } from "./entries";
import { expect, test } from "./story-page";

const sheets = entries.filter(({ name }) => name === "All States");

for (const { id, title } of sheets) {
  test(`${title}: the sheet of all states passes in every condition`, async ({ story }) => {
    expect(await story.open(id), "plays without an error").toEqual([]);
    for (const [place, theme] of themes.entries()) {
      const found = await story.violations(theme.id, place > 0 ? "colour" : "sheet");
      // For docs/components.md.
      test.info().annotations.push({ type: "axe", description: `${theme.id} ${found.length}` });
      expect.soft(found, `axe in ${theme.id}`).toEqual([]);
    }
    const { page } = story;
    await page.evaluate(() => {
      document.documentElement.dataset.theme = "light";
    });
    expect
      .soft(await conditions.moving(page), "does not move if the user prefers reduced motion")
      .toEqual([]);
    expect.soft(await conditions.shifted(page), "nothing moves while the focus goes through it").toEqual([]);
    expect.soft(await conditions.ringless(page), "the focus is seen").toEqual([]);
    expect.soft(await conditions.tooSmall(page), "every target has 24 by 24 pixels").toEqual([]);
    expect.soft(await conditions.turned(page), "nothing sticks out right-to-left").toEqual([]);
    expect.soft(await conditions.enlarged(page), "nothing sticks out at 200 % text size").toEqual([]);
    expect.soft(await conditions.narrow(page), "nothing sticks out at 320 pixels").toEqual([]);
    expect.soft(await conditions.forced(page), "texts can be read in forced colours").toEqual([]);
  });
}

test("the accessibility panel finds as little as these tests (library 2.5)", async ({ page }) => {
  const withBars = ["primitives-pager", "primitives-top-bar", "fields-field", "questions-frame"];
  for (const part of withBars) {
    await page.goto(`/iframe.html?id=${part}--all-states&viewMode=story`);
    const finished = await page.waitForFunction(lastReport);
    expect.soft(await finished.jsonValue(), part).toEqual({ type: "a11y", status: "passed" });
  }
});

test("titles on sheets have a distance from their controls, and their marks at their end (library 2.10, library 2.11)", async ({
  page,
}) => {
  const withTitles = ["option-chips", "rating", "ranking-board", "text-answer"];
  for (const part of withTitles) {
    await page.goto(`/iframe.html?id=primitives-${part}--all-states&viewMode=story`);
    const titles = page.getByRole("heading", { level: 3 });
    await expect(titles.first()).toBeVisible();
    const found = await titles.evaluateAll((headings) =>
      headings.map((heading) => {
        const next = heading.nextElementSibling?.getBoundingClientRect().top ?? 0;
        const hasOwnDirection = heading.firstElementChild?.localName === "bdi";
        return { hasRoom: next - heading.getBoundingClientRect().bottom >= 8, hasOwnDirection };
      }),
    );
    expect.soft(found, part).toEqual(found.map(() => ({ hasRoom: true, hasOwnDirection: true })));
  }
});

function lastReport() {
  const last = window.__STORYBOOK_ADDONS_CHANNEL__?.last("storyFinished")?.[0];
  const report = last?.reporters.find(({ type }) => type === "a11y");
  return report && { type: report.type, status: report.status };
}
