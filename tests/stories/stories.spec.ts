import { themes } from "@glossa/themes/registry";
import { endsElsewhere } from "./ends-elsewhere";
import { type Entry, entries } from "./entries";
import { proofsIn, provedBy } from "./proofs";
import { expect, test } from "./story-page";
import { untranslated } from "./untranslated";

const proved = (entry: Entry) =>
  provedBy(entry)
    .map((number) => ` (spec ${number})`)
    .join("");

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

const stories = entries.filter(({ type }) => type === "story");

test("every requirement that a story names is in the title of its test", () => {
  for (const importPath of new Set(stories.map((entry) => entry.importPath))) {
    const named = stories.filter((entry) => entry.importPath === importPath).flatMap(provedBy);
    expect(named, importPath).toHaveLength(proofsIn(importPath));
  }
});

// The stories of one title follow each other in one worker: most of them have the same styles, and a worker checks the
// colours of a style once. The group has no name, because the titles of the tests are complete.
for (const title of new Set(stories.map((entry) => entry.title))) {
  test.describe(() => {
    test.describe.configure({ mode: "default" });
    // sheets.spec.ts tests the sheets in more detail.
    for (const entry of stories) if (entry.title === title && entry.name !== "All States") testStory(entry);
  });
}

function testStory(entry: Entry) {
  const { id, title, name } = entry;
  test(`${title}: ${name}${proved(entry)}`, async ({ story }) => {
    expect(await story.open(id, windowOf(name)), "plays without an error").toEqual([]);
    // Default shows its arguments, and what is named for an open overlay shows it (library 2.2).
    expect.soft(await endsElsewhere(entry, story.page), "ends as its name says").toEqual([]);
    // CSS pointer states only appear with a real pointer.
    const { pointer } = await story.parameters();
    if (pointer) await story.point(pointer === "press");
    for (const [place, theme] of themes.entries()) {
      const found = await story.violations(
        theme.id,
        place > 0 ? "new colour" : title.startsWith("Screens") ? "page" : "part",
      );
      expect.soft(found, `axe in ${theme.id}`).toEqual([]);
    }
    if (speaks.test(title) && (isFull || name === "Default"))
      expect.soft(await untranslated(story.page), "is translated").toEqual([]);
  });
}
