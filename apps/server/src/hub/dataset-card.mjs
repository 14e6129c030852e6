// @ts-check
// The dataset card: its front matter assigns files to subsets, for the hub and for Python's `datasets`.
import { parseDocument, stringify } from "yaml";

const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?/;
const ourTags = ["rlfh", "argilla", "human-feedback"];

/**
 * @typedef {object} CardInput
 * @property {string} title
 * @property {string} subset
 * @property {string} split
 * @property {string} pattern the files of the split
 * @property {number} records
 * @property {string} text what readers learn about the dataset
 */

/**
 * Writes a card. An existing card keeps its text and its entries for other subsets and splits.
 *
 * @param {CardInput} input
 * @param {string} [existing]
 * @returns {string}
 */
export function datasetCard(input, existing = "") {
  const found = frontMatter.exec(existing);
  const known = found ? read(found[1] ?? "") : {};
  const body = existing.slice(found?.[0].length ?? 0).trim();
  const data = {
    ...known,
    configs: mergedConfigs(Array.isArray(known.configs) ? known.configs : [], input),
    tags: [...new Set([...(Array.isArray(known.tags) ? known.tags : []), ...ourTags])],
    size_categories: [sizeCategory(input.records)],
  };
  return `---\n${stringify(data)}---\n\n${body === "" ? `# ${input.title}\n\n${input.text}` : body}\n`;
}

/**
 * @param {string} text
 * @returns {Record<string, any>}
 */
function read(text) {
  const document = parseDocument(text);
  const data = document.errors.length > 0 ? undefined : document.toJS();
  return typeof data === "object" && data !== null && !Array.isArray(data) ? data : {};
}

/**
 * @param {readonly any[]} known
 * @param {CardInput} input
 */
function mergedConfigs(known, { subset, split, pattern }) {
  const file = { split, path: pattern };
  const own = known.find((config) => config?.config_name === subset);
  if (!own) return [...known, { config_name: subset, data_files: [file] }];
  const files = Array.isArray(own.data_files) ? own.data_files : [];
  const others = files.filter((/** @type {any} */ one) => one?.split !== split);
  return known.map((config) => (config === own ? { ...own, data_files: [...others, file] } : config));
}

/** @type {[number, string][]} */
const sizes = [
  [1e3, "n<1K"],
  [1e4, "1K<n<10K"],
  [1e5, "10K<n<100K"],
  [1e6, "100K<n<1M"],
];

/** @param {number} records */
function sizeCategory(records) {
  return sizes.find(([limit]) => records < limit)?.[1] ?? "1M<n<10M";
}
