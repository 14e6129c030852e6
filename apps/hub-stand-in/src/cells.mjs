// @ts-check
// Cells as the viewer's rows have them.
import { itemOf } from "./parquet.mjs";
import { side } from "./pictures.mjs";

/** @import { Repository } from "./repositories.mjs" */
/** @import { Table } from "./parquet.mjs" */

/** @typedef {{ base: string, repository: Repository, subset: string, split: string }} Place */

// The hub signs addresses for this long.
const validForSeconds = 3600;

/**
 * Columns in order.
 *
 * @param {Table["features"]} features
 */
export function listFeatures(features) {
  return Object.entries(features).map(([name, type], feature_idx) => ({ feature_idx, name, type }));
}

/**
 * Some rows as the viewer returns them.
 *
 * @param {Table} table
 * @param {{ offset: number, length: number }} part
 * @param {Place} place
 */
export function presentRows({ features, rows }, { offset, length }, place) {
  return rows.slice(offset, offset + length).map((row, index) => ({
    row_idx: offset + index,
    row: Object.fromEntries(
      Object.entries(features).map(([name, feature]) => [
        name,
        cell(feature, row[name], { ...place, row: offset + index, column: name }),
      ]),
    ),
    truncated_cells: [],
  }));
}

/**
 * @param {any} feature
 * @param {any} value
 * @param {Place & { row: number, column: string }} at
 * @returns {any}
 */
function cell(feature, value, at) {
  if (value === null || value === undefined) return null;
  const item = itemOf(feature);
  if (item) return value.map((/** @type {any} */ one) => cell(item, one, at));
  if (feature._type === "Image") return { src: assetUrl(at), height: side, width: side };
  if (value instanceof Date) return value.toISOString().slice(0, -1);
  if (feature._type !== undefined) return value;
  return Object.fromEntries(
    Object.entries(feature).map(([key, child]) => [key, cell(child, value[key], at)]),
  );
}

/** @param {Place & { row: number, column: string }} at */
function assetUrl({ base, repository, subset, split, row, column }) {
  const expires = Math.floor(Date.now() / 1000) + validForSeconds;
  const path = `${repository.id}/--/${repository.sha}/--/${subset}/${split}/${row}/${column}/image.jpg`;
  return `${base}/assets/${path}?Expires=${expires}&Signature=stand-in&Key-Pair-Id=stand-in`;
}
