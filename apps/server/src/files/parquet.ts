import type { ByteWriter } from "hyparquet-writer";
import { encoderOf, schemaOf } from "../hub/parquet-schema.mjs";
import { type FileColumn, fileColumns } from "./columns";
import type { FileContext, FileRecord } from "./file-record";

/** A row group is encoded at once; it ends at one of these, so that memory and the time between pauses are bounded. */
const maxRows = 1000;
const maxCharacters = 8_000_000;

/** Writes records as a Parquet file with typed, nested columns. */
export async function* parquetFile(
  pages: AsyncIterable<FileRecord[]>,
  context: FileContext,
): AsyncGenerator<Uint8Array> {
  const columns = fileColumns(context).map((column) => ({ ...column, encode: encoderOf(column.feature) }));
  const features = Object.fromEntries(columns.map(({ name, feature }) => [name, feature]));
  const { ByteWriter, ParquetWriter } = await import("hyparquet-writer");
  const bytes = new ByteWriter();
  const writer = new ParquetWriter({
    writer: bytes,
    schema: schemaOf(features),
    kvMetadata: [{ key: "huggingface", value: JSON.stringify({ info: { features } }) }],
  });
  let rows: unknown[][] = [];
  let characters = 0;
  const writeRows = () => {
    writer.write({ columnData: columnsOf(columns, rows), rowGroupSize: maxRows });
    rows = [];
    characters = 0;
    return taken(bytes);
  };
  for await (const records of pages)
    for (const record of records) {
      rows.push(columns.map(({ encode, of }) => encode(of(record))));
      characters += lengthOf(record);
      if (rows.length >= maxRows || characters >= maxCharacters) yield writeRows();
    }
  if (rows.length > 0) yield writeRows();
  writer.finish();
  yield taken(bytes);
}

function columnsOf(columns: readonly FileColumn[], rows: readonly unknown[][]) {
  return columns.map(({ name, feature }, index) => ({
    name,
    data: rows.map((row) => row[index]),
    statistics: isOrdered(feature),
  }));
}

/** Whether queries ask for ranges of a column. Bounds of texts would take a tenth of the time and much of the footer. */
function isOrdered(feature: FileColumn["feature"]): boolean {
  const { _type: type, dtype } = feature as { _type?: string; dtype?: string };
  return type === "Value" && dtype !== "string";
}

/** About how many characters the fields of a record have. */
function lengthOf({ fields }: FileRecord): number {
  return Object.values(fields).reduce<number>(
    (sum, value) => sum + (typeof value === "string" ? value.length : JSON.stringify(value).length),
    0,
  );
}

/** What was written since the last call; the position within the file continues. */
function taken(bytes: ByteWriter): Uint8Array {
  const part = bytes.getBytes().slice();
  bytes.index = 0;
  return part;
}
