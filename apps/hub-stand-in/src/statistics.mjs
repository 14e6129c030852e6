// @ts-check
// The viewer's statistics of columns.
import { itemOf } from "./parquet.mjs";

/** @import { Table } from "./parquet.mjs" */

/**
 * Statistics of each column that has some.
 *
 * @param {Table} table
 */
export function statisticsOf({ features, rows }) {
  return Object.entries(features).flatMap(([name, feature]) => {
    const values = rows.map((row) => row[name]);
    const statistics = ofColumn(feature, values);
    return statistics ? [{ column_name: name, ...statistics }] : [];
  });
}

/**
 * @param {any} feature
 * @param {any[]} values
 */
function ofColumn(feature, values) {
  const known = values.filter((value) => value !== null && value !== undefined);
  const missing = {
    nan_count: values.length - known.length,
    nan_proportion: share(values.length - known.length, values),
  };
  if (itemOf(feature))
    return {
      column_type: "list",
      column_statistics: { ...missing, ...numbers(known.map((list) => list.length)) },
    };
  if (feature._type === "ClassLabel") return classLabels(feature.names, known, missing, values.length);
  if (feature._type !== "Value") return undefined;
  if (feature.dtype === "bool")
    return {
      column_type: "bool",
      column_statistics: {
        ...missing,
        frequencies: frequencies(known.map((value) => (value ? "True" : "False"))),
      },
    };
  if (/^u?int/.test(feature.dtype))
    return { column_type: "int", column_statistics: { ...missing, ...numbers(known) } };
  if (/^float/.test(feature.dtype))
    return { column_type: "float", column_statistics: { ...missing, ...numbers(known) } };
  return feature.dtype === "string" ? texts(known, missing) : undefined;
}

/**
 * @param {string[]} names
 * @param {number[]} known
 * @param {object} missing
 * @param {number} total
 */
function classLabels(names, known, missing, total) {
  const none = known.filter((value) => value === -1).length;
  const counts = frequencies(known.filter((value) => value >= 0).map((value) => names[value] ?? ""));
  return {
    column_type: "class_label",
    column_statistics: {
      ...missing,
      no_label_count: none,
      no_label_proportion: total === 0 ? 0 : none / total,
      n_unique: Object.keys(counts).length,
      frequencies: counts,
    },
  };
}

/**
 * @param {string[]} known
 * @param {object} missing
 */
function texts(known, missing) {
  const counts = frequencies(known);
  const unique = Object.keys(counts).length;
  // The documented rule of the viewer.
  const isLabel = unique <= 10 || (unique / known.length <= 0.2 && unique < 1000);
  if (isLabel)
    return {
      column_type: "string_label",
      column_statistics: { ...missing, n_unique: unique, frequencies: counts },
    };
  return {
    column_type: "string_text",
    column_statistics: { ...missing, ...numbers(known.map((value) => value.length)) },
  };
}

/** @param {readonly string[]} values */
function frequencies(values) {
  const counts = new Map();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return Object.fromEntries(counts);
}

/** @param {number[]} values */
function numbers(values) {
  if (values.length === 0)
    return { min: null, max: null, mean: null, median: null, std: null, histogram: null };
  const sorted = [...values].sort((a, b) => a - b);
  const [min, max] = [sorted[0] ?? 0, sorted.at(-1) ?? 0];
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance =
    values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(values.length - 1, 1);
  const bins = Math.min(10, Math.max(1, max - min));
  const edges = Array.from({ length: bins + 1 }, (_, index) => min + ((max - min) * index) / bins);
  const hist = Array.from({ length: bins }, () => 0);
  for (const value of values) {
    const bin = max === min ? 0 : Math.min(bins - 1, Math.floor(((value - min) / (max - min)) * bins));
    hist[bin] = (hist[bin] ?? 0) + 1;
  }
  return {
    min,
    max,
    mean,
    median: sorted[Math.floor(sorted.length / 2)],
    std: Math.sqrt(variance),
    histogram: { hist, bin_edges: edges },
  };
}

/**
 * @param {number} count
 * @param {readonly unknown[]} of
 */
function share(count, of) {
  return of.length === 0 ? 0 : count / of.length;
}
