import { readFileSync } from "node:fs";
import { themes } from "@glossa/themes/registry";
import { expect, test } from "./story-page";

interface Entry {
  id: string;
  title: string;
  name: string;
  type: "story" | "docs";
  /** `spec-124` says which line of the checklist the story's play function proves. */
  tags?: string[];
}

const index = new URL("../../storybook-static/index.json", import.meta.url);
const { entries } = JSON.parse(readFileSync(index, "utf8")) as { entries: Record<string, Entry> };

const proved = (tags: string[] = []) =>
  tags.flatMap((tag) => /^spec-(\d+)$/.exec(tag)?.slice(1) ?? []).map((line) => ` (spec ${line})`);

/** Stories whose names begin like this are about a small window; all others are seen on a desk. */
const windows = {
  Phone: { width: 390, height: 844 },
  Narrow: { width: 320, height: 640 },
};

const windowOf = (name: string) => Object.entries(windows).find(([start]) => name.startsWith(start))?.[1];

for (const { id, title, name, type, tags } of Object.values(entries)) {
  if (type !== "story") continue;

  test(`${title}: ${name}${proved(tags).join("")}`, async ({ story }) => {
    expect(await story.open(id, windowOf(name)), "plays without an error").toEqual([]);
    for (const [place, theme] of themes.entries()) {
      const found = await story.violations(
        theme.id,
        place > 0 ? "colour" : title.startsWith("Screens") ? "page" : "part",
      );
      expect.soft(found, `axe in ${theme.id}`).toEqual([]);
    }
  });
}
