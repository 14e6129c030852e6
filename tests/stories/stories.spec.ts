import { themes } from "@glossa/themes/registry";
import { entries } from "./entries";
import { expect, test } from "./story-page";
import { untranslated } from "./untranslated";

const proved = (tags: string[] = []) =>
  tags.flatMap((tag) => /^spec-(\d+)$/.exec(tag)?.slice(1) ?? []).map((number) => ` (spec ${number})`);

/** Stories whose names begin like this are about a small window; all others are seen on a desk. */
const windows = {
  Phone: { width: 390, height: 844 },
  Narrow: { width: 320, height: 640 },
};

const windowOf = (name: string) => Object.entries(windows).find(([start]) => name.startsWith(start))?.[1];

// Two more drawings of each story take a minute of all.
const isFull = process.env.GLOSSA_TEST_LEVEL === "full";

/** What has its words from the locales; a primitive is handed them by its story. */
const speaks = /^(Screens|Questions|Fields)\//;

for (const { id, title, name, type, tags = [] } of entries) {
  // Sheets are looked at more closely, see sheets.spec.ts.
  if (type !== "story" || name === "All States") continue;

  test(`${title}: ${name}${proved(tags).join("")}`, async ({ story }) => {
    expect(await story.open(id, windowOf(name)), "plays without an error").toEqual([]);
    // What CSS says of a pointer shows under a real one only.
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
