// @ts-check
// Every state in the design has a story, every primitive, field, question and screen has a guide with a correct and a
// wrong use, and every primitive has the stories that all primitives need, those that only show a state on one sheet.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { onNoSheet, owed } from "../../tests/states/owed.mjs";
import { elsewhere, sections } from "../../tests/states/sections.mjs";
import { root } from "../lib/paths.mjs";
import { unprovedComparisons } from "../lib/peers.mjs";
import { report } from "../lib/sources.mjs";

const home = join(root, "packages/design-system/src");

/** @param {string} file "folder/File" */
function storiesOf(file) {
  const path = join(home, `${file}.stories.tsx`);
  if (!existsSync(path)) return [];
  return [...readFileSync(path, "utf8").matchAll(/^export const ([A-Z]\w*)/gm)].map(([, name = ""]) => name);
}

/** @param {string} name of the package */
function storiesIn(name) {
  const source = join(root, "packages", name, "src");
  return readdirSync(source, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".stories.tsx"))
    .map((file) => join(source, file.slice(0, -".stories.tsx".length)));
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

// A component has the guide of its name; further files of stories show more of a component that has one.
const guided = files.filter((file) => existsSync(join(home, `${file}.tsx`))).map((file) => join(home, file));
const types = ["question-types", "field-types"].flatMap(storiesIn);
// Parts of the annotation page that are large components of their own.
const parts = "Bulk|Filters|QueueBar|CompareDialog|ProgressPanel|ConflictDialog|Similarity";
const guidedScreen = new RegExp(`(Screen|Page|AccountMenu|/(${parts}))$`);
const screens = storiesIn("features").filter((file) => guidedScreen.test(file));
const unguided = [...guided, ...types, ...screens]
  .filter((file) => !readFileSync(`${file}.stories.tsx`, "utf8").includes(`"./${basename(file)}.guide"`))
  .map((file) => `${relative(root, file)}: its stories have no guide`);
const undrawn = [...guided, ...types, ...screens]
  .filter(
    (file) =>
      existsSync(`${file}.guide.tsx`) && !/^ {2}dont: /m.test(readFileSync(`${file}.guide.tsx`, "utf8")),
  )
  .map((file) => `${relative(root, file)}: its guide draws no wrong use`);

// The sheets are what is tested at every size and in every theme. A state that needs a pointer or keys is not on them.
const unseen = files.flatMap((file) => {
  const source = readFileSync(join(home, `${file}.stories.tsx`), "utf8");
  const [, sheet] = /^export const AllStates: Story = allStates\(meta, \{([\s\S]*?)\}/m.exec(source) ?? [];
  if (sheet === undefined) return [];
  const stories = source.split(/^(?=export const )/m).slice(1);
  const nameOf = (/** @type {string} */ story) => /^export const (\w+)/.exec(story)?.[1] ?? "";
  const acts = stories.filter((story) => /\bplay\b|pointer:|"!dev"/.test(story)).map(nameOf);
  return (
    stories
      // Itself, or the story that it copies.
      .filter((story) => !acts.some((name) => new RegExp(`\\b${name}\\b`).test(story)))
      .map(nameOf)
      .filter((name) => name !== "AllStates" && !new RegExp(`\\b${name}\\b`).test(sheet))
      .filter((name) => !(`${file}#${name}` in onNoSheet))
      .map((name) => `${file}: the story ${name} is not on the sheet AllStates`)
  );
});

const count = sections.reduce((sum, { states }) => sum + Object.keys(states).length, 0);
const later = Object.values(elsewhere).flat().length;
console.log(
  `${count} states in ${sections.length} sections; ${files.length} files of stories owe ${files.flatMap(owed).length} more; ${later} states belong to parts of screens`,
);
report(
  [...missing, ...unpaid, ...unguided, ...undrawn, ...unseen, ...unprovedComparisons()],
  "Write the story or the guide, add the story to the sheet, or explain in tests/states/owed.mjs why it cannot be there.",
);
