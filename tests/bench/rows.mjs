// @ts-check
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const GENERATED_ROWS = 10_003;
const OPTIONS = 77;

const things = ["card", "transfer", "refund", "top-up", "exchange", "statement", "limit", "PIN", "account"];
const troubles = ["has not arrived", "was declined", "is still pending", "is wrong", "costs too much"];
const questions = ["What can I do?", "Please help.", "How long does it take?", "Is that normal?"];

/**
 * Returns the CSV file to import: the given one, otherwise one with generated rows, always the same.
 *
 * @param {string} folder for a generated file
 * @param {string | undefined} named
 * @returns {string} its path
 */
export function benchFile(folder, named) {
  if (named) {
    if (!existsSync(named)) throw new Error(`There is no file ${named}, so nothing can be imported.`);
    return named;
  }
  const file = join(folder, "generated.csv");
  const rows = Array.from({ length: GENERATED_ROWS }, (_, index) => row(index));
  writeFileSync(file, ["text,category", ...rows, ""].join("\n"));
  return file;
}

/** @param {number} index */
function row(index) {
  const pick = (/** @type {string[]} */ list, /** @type {number} */ step) =>
    list[Math.floor(index / step) % list.length];
  const text = `My ${pick(things, 1)} ${pick(troubles, 9)} since day ${index % 91}. ${pick(questions, 45)} (case ${index})`;
  return `"${text}",category_${(index * 31) % OPTIONS}`;
}
