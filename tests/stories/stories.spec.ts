import { themes } from "@glossa/themes/registry";
import { entries } from "./entries";
import { expect, test } from "./story-page";
import { untranslated } from "./untranslated";

const proved = (tags: string[] = []) =>
  tags.flatMap((tag) => /^spec-(\d+)$/.exec(tag)?.slice(1) ?? []).map((number) => ` (spec ${number})`);

/** Stories with these prefixes are shown in a small window, all others in a desktop window. */
const windows = {
  Phone: { width: 390, height: 844 },
  Narrow: { width: 320, height: 640 },
};

const windowOf = (name: string) => Object.entries(windows).find(([start]) => name.startsWith(start))?.[1];

// Rendering each story two more times takes a minute in total.
const isFull = process.env.GLOSSA_TEST_LEVEL === "full";

/** Stories with texts from the locales; a primitive gets its texts from its story. */
const speaks = /^(Screens|Questions|Fields)\//;

for (const { id, title, name, type, tags = [] } of entries) {
  // sheets.spec.ts tests the sheets in more detail.
  if (type !== "story" || name === "All States") continue;

  test(`${title}: ${name}${proved(tags).join("")}`, async ({ story }) => {
    expect(await story.open(id, windowOf(name)), "plays without an error").toEqual([]);
    // CSS pointer states only appear with a real pointer.
    if (tags.includes("hover") || tags.includes("press")) await story.point(tags.includes("press"));
    for (const [place, theme] of themes.entries()) {
      const found = await story.violations(
        theme.id,
        place > 0 ? "colour" : title.startsWith("Screens") ? "page" : "part",
      );
      expect.soft(found, `axe in ${theme.id}`).toEqual([]);
    }
    if (speaks.test(title) && (isFull || name === "Default"))
      expect.soft(await untranslated(story.page), "is translated").toEqual([]);
  });
}
