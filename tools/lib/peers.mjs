// @ts-check
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { comparisons, peers } from "../../tests/states/peers.mjs";
import { root } from "./paths.mjs";

const folder = "packages/design-system/src/span-highlighter";

/** @returns {string[]} the comparisons whose story does not exist, or that have neither a story nor a note */
export function unprovedComparisons() {
  return comparisons.flatMap(({ feature, story, note }) => {
    if (story === "") return note ? [] : [`${feature}: there is neither a story nor a note`];
    const [file = "", name = ""] = story.split("#");
    const path = join(root, folder, `${file}.stories.tsx`);
    const isThere =
      existsSync(path) && new RegExp(`^export const ${name}\\b`, "m").test(readFileSync(path, "utf8"));
    return isThere ? [] : [`${feature}: there is no story ${folder}/${story}`];
  });
}

/** @returns {string} the comparison of the span highlighter with other tools as a table in Markdown */
export function tableOfPeers() {
  const rows = comparisons.map(({ feature, theirs, story, note }) => {
    const [file = "", name = ""] = story.split("#");
    const link = story === "" ? undefined : `[${file}/${name}](../${folder}/${file}.stories.tsx)`;
    return `| ${feature} | ${[link, note].filter(Boolean).join(": ")} | ${theirs.join(" | ")} |`;
  });
  const head = ["Feature", "Span highlighter", ...peers];
  return [`| ${head.join(" | ")} |`, `|${"---|".repeat(head.length)}`, ...rows].join("\n");
}
