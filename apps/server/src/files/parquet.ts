import { ByteWriter, ParquetWriter } from "hyparquet-writer";
import { encodeValue, schemaOf } from "../hub/parquet-schema.mjs";
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
  const columns = fileColumns(context);
  const features = Object.fromEntries(columns.map(({ name, feature }) => [name, feature]));
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
      rows.push(columns.map(({ feature, of }) => encodeValue(feature, of(record))));
      characters += JSON.stringify(record.fields).length;
      if (rows.length >= maxRows || characters >= maxCharacters) yield writeRows();
    }
  if (rows.length > 0) yield writeRows();
  writer.finish();
  yield taken(bytes);
}

function columnsOf(columns: readonly FileColumn[], rows: readonly unknown[][]) {
  return columns.map(({ name }, index) => ({ name, data: rows.map((row) => row[index]) }));
}

/** What was written since the last call; the position within the file goes on. */
function taken(bytes: ByteWriter): Uint8Array {
  const part = bytes.getBytes().slice();
  bytes.index = 0;
  return part;
}
