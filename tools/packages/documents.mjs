// @ts-check
// The documents in a built package: its README and changelog, and the guides and further READMEs to which these link, so
// that links lead to existing files in an installed package.
import { existsSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { root } from "../lib/paths.mjs";

const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/g;
const FENCE = /^(```[\s\S]*?^```)$/m;

/** Guides for users of the packages. */
const guides = new Set(["docs/embedding.md", "docs/annotation-page.md"]);

/**
 * Returns the documents of a package by their paths in it. A link to a document that is not among them becomes text.
 *
 * @param {string} folder of the package, such as "packages/design-system"
 */
export function documentsOf(folder) {
  /** @type {Record<string, string>} */
  const found = {};
  /** @param {string} file in the repository */
  const take = (file) => {
    const place = placeOf(folder, file);
    if (!place || found[place] !== undefined || !existsSync(join(root, file))) return;
    const text = readFileSync(join(root, file), "utf8");
    found[place] = "";
    found[place] = outsideCode(text, (part) =>
      part.replace(LINK, (whole, words, href) => {
        if (/^[a-z]+:|^#/.test(href)) return whole;
        const [path = "", anchor] = href.split("#");
        const target = posix.join(posix.dirname(file), path);
        const there = placeOf(folder, target);
        if (!there) return words;
        take(target);
        const way = posix.relative(posix.dirname(place), there);
        return `[${words}](${way}${anchor ? `#${anchor}` : ""})`;
      }),
    );
  };
  for (const name of ["README.md", "CHANGELOG.md"]) take(posix.join(folder, name));
  return found;
}

/**
 * The place of a document in a package; undefined if it is not for its users.
 *
 * @param {string} folder
 * @param {string} file
 */
function placeOf(folder, file) {
  if (guides.has(file)) return file;
  return file.startsWith(`${folder}/`) && file.endsWith(".md")
    ? file.slice(folder.length + 1).replace(/^src\//, "")
    : undefined;
}

/**
 * @param {string} text
 * @param {(part: string) => string} change
 */
function outsideCode(text, change) {
  return text
    .split(FENCE)
    .map((part) => (part.startsWith("```") ? part : change(part)))
    .join("");
}
