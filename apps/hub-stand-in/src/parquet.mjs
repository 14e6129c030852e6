// @ts-check
// Tables as parquet files in the form that the hub's own conversion has, and back.
import { parquetMetadataAsync, parquetReadObjects } from "hyparquet";
import { ByteWriter, parquetWriteRows } from "hyparquet-writer";

/** @import { SchemaElement } from "hyparquet" */
/** @typedef {any} Feature a column type in the hub's own notation */
/** @typedef {{ features: Record<string, Feature>, rows: Record<string, any>[] }} Table */

/** @type {Record<string, Partial<SchemaElement>>} */
const scalars = {
  string: { type: "BYTE_ARRAY", converted_type: "UTF8" },
  bool: { type: "BOOLEAN" },
  int8: { type: "INT32", converted_type: "INT_8" },
  int16: { type: "INT32", converted_type: "INT_16" },
  int32: { type: "INT32" },
  int64: { type: "INT64" },
  uint8: { type: "INT32", converted_type: "UINT_8" },
  uint16: { type: "INT32", converted_type: "UINT_16" },
  float32: { type: "FLOAT" },
  float64: { type: "DOUBLE" },
  "timestamp[ms]": { type: "INT64", converted_type: "TIMESTAMP_MILLIS" },
};

/**
 * Writes a table as a parquet file.
 *
 * @param {Table} table
 * @returns {Uint8Array}
 */
export function toParquet({ features, rows }) {
  const names = Object.keys(features);
  const writer = new ByteWriter();
  parquetWriteRows({
    writer,
    rows: rows.map((row) =>
      Object.fromEntries(names.map((name) => [name, stored(features[name], row[name])])),
    ),
    columns: names.map((name) => ({ name })),
    schema: [
      { name: "schema", num_children: names.length },
      ...names.flatMap((name) => elements(name, features[name])),
    ],
    rowGroupSize: 4000,
    kvMetadata: [{ key: "huggingface", value: JSON.stringify({ info: { features } }) }],
  });
  return writer.getBytes();
}

/**
 * Reads a parquet file, for example one that a program has uploaded.
 *
 * @param {Uint8Array} bytes
 * @returns {Promise<Table>}
 */
export async function fromParquet(bytes) {
  const file = /** @type {ArrayBuffer} */ (
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)
  );
  const { key_value_metadata: pairs } = await parquetMetadataAsync(file);
  const described = pairs?.find(({ key }) => key === "huggingface")?.value;
  const rows = await parquetReadObjects({ file, utf8: false });
  const features = described
    ? JSON.parse(described).info.features
    : Object.fromEntries(
        Object.keys(rows[0] ?? {}).map((name) => [name, { dtype: "string", _type: "Value" }]),
      );
  return { features, rows: rows.map((row) => plain(row)) };
}

/**
 * @param {string} name
 * @param {Feature} feature
 * @returns {SchemaElement[]}
 */
function elements(name, feature) {
  const item = itemOf(feature);
  if (item)
    return [
      { name, repetition_type: "OPTIONAL", num_children: 1, converted_type: "LIST" },
      { name: "list", repetition_type: "REPEATED", num_children: 1 },
      ...elements("element", item),
    ];
  if (feature._type === "Image") {
    const [bytes, path] = [{ type: "BYTE_ARRAY" }, scalars.string];
    return structure(name, [element("bytes", bytes), element("path", path)]);
  }
  if (feature._type === undefined)
    return structure(
      name,
      Object.entries(feature).map(([key, child]) => elements(key, child)),
    );
  return element(name, scalars[feature._type === "ClassLabel" ? "int64" : feature.dtype]);
}

/**
 * @param {string} name
 * @param {SchemaElement[][]} children
 * @returns {SchemaElement[]}
 */
function structure(name, children) {
  return [{ name, repetition_type: "OPTIONAL", num_children: children.length }, ...children.flat()];
}

/**
 * @param {string} name
 * @param {any} scalar
 * @returns {SchemaElement[]}
 */
function element(name, scalar) {
  return [{ name, repetition_type: "OPTIONAL", ...scalar }];
}

/**
 * The type of the items of a list, in all three notations that exist.
 *
 * @param {Feature} feature
 * @returns {Feature | undefined}
 */
export function itemOf(feature) {
  if (Array.isArray(feature)) return feature[0];
  return ["List", "Sequence", "LargeList"].includes(feature._type) ? feature.feature : undefined;
}

/**
 * @param {Feature} feature
 * @param {any} value
 * @returns {any}
 */
function stored(feature, value) {
  if (value === null || value === undefined) return null;
  const item = itemOf(feature);
  if (item) return value.map((/** @type {any} */ one) => stored(item, one));
  if (feature._type === "Image") return value;
  if (feature._type === "ClassLabel" || feature.dtype === "int64") return BigInt(value);
  if (feature._type !== undefined) return value;
  return Object.fromEntries(Object.entries(feature).map(([key, child]) => [key, stored(child, value[key])]));
}

/**
 * @param {any} value
 * @returns {any}
 */
function plain(value) {
  if (value === undefined || value === null) return null;
  if (typeof value === "bigint") return Number(value);
  if (typeof value !== "object" || value instanceof Date || ArrayBuffer.isView(value)) return value;
  if (Array.isArray(value)) return value.map(plain);
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, plain(one)]));
}
