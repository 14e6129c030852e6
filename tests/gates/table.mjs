// @ts-check
import { built } from "./built.mjs";
import { sources } from "./sources.mjs";
import { units } from "./units.mjs";

/**
 * One small sabotage: in a file, a text is replaced; just one check must notice. Of many tests `tests` names the files
 * that are about it: the others take minutes and are not asked.
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
