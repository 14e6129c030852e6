import { columnTypeOf, type HubColumnType } from "@glossa/contract/hub";
import type { FileMetaData } from "hyparquet";
import { limits, megabytes } from "../limits";
import { FileFailure, failureOf } from "../problem";
import type { RowResult } from "../rows/row";
import type { FileSource } from "../source";
import { isObject, rowOfObject } from "./json-row";
import { parquetValue } from "./parquet-value";

// The decoder is loaded when the first such file is read.
const decoder = () => import("hyparquet");

// A date has no time, as in workbooks; the decoder makes midnight of it.
const parsers = { dateFromDays: (days: number) => dayText(new Date(days * 86_400_000)) };

function dayText(day: Date): string | null {
  return Number.isNaN(day.getTime()) ? null : day.toISOString().replace(/T.*$/, "");
}

/** Reads the rows of a Parquet file, one group after the other. */
export async function* parquetRows(source: FileSource): AsyncGenerator<RowResult> {
  const { parquetReadObjects } = await decoder();
  const { compressors } = await import("./compressors");
  const file = bufferOf(source);
  const metadata = await metadataOf(source);
  const types = typesIn(metadata);
  let row = 0;
  for (const group of metadata.row_groups) {
    if (Number(group.total_byte_size) > limits.rowGroupBytes) {
      throw failureOf("inflated_too_large", { megabytes: megabytes(limits.rowGroupBytes) }, { row: row + 1 });
    }
    const range = { rowStart: row, rowEnd: row + Number(group.num_rows) };
    const rows = await decoded(parquetReadObjects({ file, metadata, compressors, parsers, ...range }));
    for (const values of rows) {
      row += 1;
      yield rowOfValues(values, row, types);
    }
  }
}

/** Reads the footer of a Parquet file. */
export async function metadataOf(source: FileSource): Promise<FileMetaData> {
  const { parquetMetadataAsync } = await decoder();
  return decoded(parquetMetadataAsync(bufferOf(source)));
}

function bufferOf({ size, slice }: FileSource) {
  return { byteLength: size, slice: (from: number, to = size) => slice(from, to) };
}

function rowOfValues(
  values: Record<string, unknown>,
  row: number,
  types: ReadonlyMap<string, HubColumnType>,
): RowResult {
  const plain = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, parquetValue(value, types.get(name))]),
  );
  return rowOfObject(plain, { row }, JSON.stringify(plain));
}

/** The types that the `datasets` library notes: without them, class labels are numbers. */
function typesIn(metadata: FileMetaData): Map<string, HubColumnType> {
  const noted = metadata.key_value_metadata?.find(({ key }) => key === "huggingface")?.value;
  if (noted === undefined) return new Map();
  try {
    const { info } = JSON.parse(noted);
    const features: unknown = isObject(info) ? info.features : undefined;
    return new Map(
      Object.entries(isObject(features) ? features : {}).map(([name, feature]) => [
        name,
        columnTypeOf(feature),
      ]),
    );
  } catch {
    // A note that cannot be read is as good as none.
    return new Map();
  }
}

async function decoded<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof FileFailure || !(error instanceof Error)) throw error;
    throw failureOf("file_damaged", { format: "parquet", detail: error.message });
  }
}
