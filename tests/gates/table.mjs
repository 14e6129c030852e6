// @ts-check
import { built } from "./built.mjs";
import { sources } from "./sources.mjs";
import { units } from "./units.mjs";

/**
 * A small defect: a text in a file is replaced, and exactly one check must fail. `tests` selects the test files
 * that cover it: all others would take minutes and are not run.
 *
 * @typedef {{
 *   name: string,
 *   file: string,
 *   find: string,
 *   replace: string,
 *   fails: string,
 *   tests?: string,
 *   needsStorybook?: boolean,
 *   isLong?: boolean,
 * }} Gate
 */

/** @type {Gate[]} */
export const gates = [...sources, ...units, ...built];
