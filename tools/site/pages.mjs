// @ts-check
// The pages of the site, in the order of its menu.
import { readdirSync } from "node:fs";
import { join, posix } from "node:path";
import { root } from "../lib/paths.mjs";
import { folders as packages } from "../packages/manifest.mjs";

const decisions = readdirSync(join(root, "docs/adr"))
  .filter((name) => /^\d/.test(name))
  .sort();

/**
 * Markdown files of the repository by section. Pages of a section without a title are not in the menu.
 *
 * @type {readonly { title: string, files: readonly string[] }[]}
 */
export const sections = [
  {
    title: "Use",
    files: [
      "README.md",
      "docs/embedding.md",
      "docs/annotation-page.md",
      "docs/components.md",
      "docs/keyboard.md",
    ],
  },
  {
    title: "Run",
    files: [
      "docs/operations.md",
      "docs/coming-from-argilla.md",
      "docs/files.md",
      "docs/compatibility.md",
      "docs/errors.md",
      "SECURITY.md",
      "CHANGELOG.md",
    ],
  },
  {
    title: "Contribute",
    files: [
      "CONTRIBUTING.md",
      "docs/glossary.md",
      "docs/architecture.md",
      "docs/data-model.md",
      "docs/style.md",
      "docs/checks.md",
      "docs/requirements.md",
      "docs/adr/README.md",
    ],
  },
  {
    title: "Packages",
    files: packages.map((folder) => `${folder}/README.md`),
  },
  {
    title: "",
    files: [
      ...decisions.map((name) => `docs/adr/${name}`),
      "packages/design-system/src/span-highlighter/README.md",
      "tests/argilla/README.md",
    ],
  },
];

/** Pages that are not written in Markdown, by their addresses. */
export const playgrounds = [
  {
    address: "play/span-highlighter.html",
    title: "Span highlighter",
    script: "src/play/span-highlighter.tsx",
    intro: "Edit the text, the labels and the properties, mark the text, and take the code along.",
  },
  {
    address: "play/question.html",
    title: "A question",
    script: "src/play/question.tsx",
    intro: "Write the settings of a question as JSON, answer it, and see the answer as JSON.",
  },
];

/** The address of the component library. */
export const componentLibrary = "component-library/index.html";

/**
 * Returns the address of a Markdown file: `docs/embedding.md` → `docs/embedding.html`, `README.md` → `index.html`.
 *
 * @param {string} file
 */
export function addressOf(file) {
  const name = posix.basename(file).replace(/^README\.md$/, "index.md");
  return posix.join(posix.dirname(file), name.replace(/\.md$/, ".html")).toLowerCase();
}

/**
 * Returns the address of a page or file as seen from another page.
 *
 * @param {string} from
 * @param {string} to
 */
export function relativeAddress(from, to) {
  return posix.relative(posix.dirname(from), to);
}
