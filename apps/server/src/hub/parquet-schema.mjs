// @ts-check
// Column types of the hub as a parquet schema, and values in the form that the writer needs.
import { itemOf, partsOf } from "./features.mjs";

/** @import { SchemaElement } from "hyparquet" */
/** @import { Feature } from "./features.mjs" */

/** @type {Record<string, Partial<SchemaElement>>} */
const scalars = {
  string: { type: "BYTE_ARRAY", converted_type: "UTF8" },
  int32: { type: "INT32" },
  int64: { type: "INT64" },
  float64: { type: "DOUBLE" },
  "timestamp[us]": {
    type: "INT64",
    logical_type: { type: "TIMESTAMP", isAdjustedToUTC: false, unit: "MICROS" },
  },
};

/**
 * The schema of a table.
 *
 * @param {Record<string, Feature>} features
 * @returns {SchemaElement[]}
 */
export function schemaOf(features) {
  const columns = Object.entries(features);
  return [
    { name: "schema", num_children: columns.length },
    ...columns.flatMap(([name, feature]) => elementsOf(name, feature)),
  ];
}

/**
 * @param {string} name
 * @param {Feature} feature
 * @returns {SchemaElement[]}
 */
function elementsOf(name, feature) {
  const item = itemOf(feature);
  if (item !== undefined)
    return [
      { name, repetition_type: "OPTIONAL", num_children: 1, converted_type: "LIST" },
      { name: "list", repetition_type: "REPEATED", num_children: 1 },
      ...elementsOf("element", item),
    ];
  const parts = partsOf(feature);
  if (parts) {
    const children = Object.entries(parts).map(([part, type]) => elementsOf(part, type));
    return [{ name, repetition_type: "OPTIONAL", num_children: children.length }, ...children.flat()];
  }
  if (feature._type === "Image")
    return [
      { name, repetition_type: "OPTIONAL", num_children: 2 },
      { name: "bytes", repetition_type: "OPTIONAL", type: "BYTE_ARRAY" },
      { name: "path", repetition_type: "OPTIONAL", ...scalars.string },
    ];
  const scalar = scalars[feature._type === "ClassLabel" ? "int64" : feature.dtype];
  return [{ name, repetition_type: "OPTIONAL", ...scalar }];
}

/**
 * Makes the function that converts values of a column to those that the writer stores; what does not fit is stored as
 * missing. The type is looked at once, not for each of many values.
 *
 * @param {Feature} feature
 * @returns {(value: any) => any}
 */
export function encoderOf(feature) {
  const encode = presentEncoderOf(feature);
  return (value) => (value === null || value === undefined ? null : encode(value));
}

/**
 * @param {Feature} feature
 * @returns {(value: any) => any}
 */
function presentEncoderOf(feature) {
  const item = itemOf(feature);
  if (item !== undefined) {
    const encode = encoderOf(item);
    return (value) => (Array.isArray(value) ? value.map(encode) : [encode(value)]);
  }
  const parts = partsOf(feature);
  if (parts) {
    const encoders = Object.entries(parts).map(
      ([name, type]) => /** @type {const} */ ([name, encoderOf(type)]),
    );
    return (value) =>
      Object.fromEntries(
        encoders.map(([name, encode]) => [name, encode(Object.hasOwn(value, name) ? value[name] : null)]),
      );
  }
  if (feature._type === "Image") return encodeImage;
  if (feature._type === "ClassLabel") return (value) => encodeLabel(feature.names, value);
  const { dtype } = feature;
  if (dtype === "string") return (value) => (typeof value === "string" ? value : JSON.stringify(value));
  if (dtype === "timestamp[us]") return microseconds;
  return (value) => encodeNumber(dtype, value);
}

/** @param {string} dataUrl */
function encodeImage(dataUrl) {
  const content = dataUrl.slice(dataUrl.indexOf(",") + 1);
  const isBase64 = /^data:[^,]*;base64,/.test(dataUrl);
  const bytes = isBase64 ? Buffer.from(content, "base64") : Buffer.from(decodeURIComponent(content), "utf8");
  return { bytes: new Uint8Array(bytes), path: null };
}

/**
 * @param {readonly string[]} names
 * @param {string} value
 */
function encodeLabel(names, value) {
  const index = names.indexOf(value);
  return index < 0 ? null : BigInt(index);
}

/**
 * @param {string} dtype
 * @param {any} value
 */
function encodeNumber(dtype, value) {
  const number = Number(value);
  if (!Number.isFinite(number)) return null;
  if (dtype === "float64") return number;
  return dtype === "int64" ? BigInt(Math.trunc(number)) : Math.trunc(number);
}

/**
 * Microseconds of a UTC time such as 2024-05-06T07:08:09.123456, which is more exact than dates of JavaScript.
 *
 * @param {string} text
 */
function microseconds(text) {
  const [, seconds = "", fraction = ""] = /^([^.Z]+)(?:\.(\d+))?Z?$/.exec(text) ?? [];
  return BigInt(Date.parse(`${seconds}Z`)) * 1000n + BigInt(fraction.padEnd(6, "0").slice(0, 6) || 0);
}
