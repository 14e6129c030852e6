// @ts-check
// Every state in the design has a story, and every primitive has the stories that all primitives need.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { owed } from "../../tests/states/owed.mjs";
import { elsewhere, sections } from "../../tests/states/sections.mjs";
import { root } from "../lib/paths.mjs";
import { report } from "../lib/sources.mjs";

const home = join(root, "packages/design-system/src");

/** @param {string} file "folder/File" */
function storiesOf(file) {
  const path = join(home, `${file}.stories.tsx`);
  if (!existsSync(path)) return [];
  return [...readFileSync(path, "utf8").matchAll(/^export const ([A-Z]\w*)/gm)].map(([, name = ""]) => name);
}

const missing = sections.flatMap(({ section, states }) =>
  Object.entries(states).flatMap(([state, story]) => {
    const [file = "", name = ""] = story.split("#");
    return storiesOf(file).includes(name) ? [] : [`${section}, ${state}: there is no story ${story}`];
  }),
);

const files = readdirSync(home, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".stories.tsx"))
  .map((name) => name.slice(0, -".stories.tsx".length).replaceAll("\\", "/"))
  .sort();
const unpaid = files.flatMap((file) =>
  owed(file)
    .filter((name) => !storiesOf(file).some((story) => story.includes(name)))
    .map((name) => `${file}: there is no story ${name}`),
);

const count = sections.reduce((sum, { states }) => sum + Object.keys(states).length, 0);
const later = Object.values(elsewhere).flat().length;
console.log(
  `${count} states in ${sections.length} sections; ${files.length} files of stories owe ${files.flatMap(owed).length} more; ${later} states belong to parts of screens`,
);
report(
  [...missing, ...unpaid],
  "Write the story, or explain in tests/states/owed.mjs why this component cannot have it.",
);
