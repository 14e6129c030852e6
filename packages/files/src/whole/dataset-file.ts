import {
  type DatasetFileHead,
  type DatasetFileRecord,
  datasetFileEnd,
  datasetFileHead,
  datasetFileRecord,
  datasetFileStart,
  datasetFileVersion,
} from "@glossa/contract";
import { limits } from "../limits";
import { Notices } from "../notice";
import { type FileFailure, failureOf } from "../problem";
import type { FileSource } from "../source";
import { isDeep } from "../tables/json-depth";
import { textOf } from "../text/decoded";
import { type Line, linesOf } from "../text/lines";
import type { WholeDataset } from "./whole-dataset";

/**
 * Whether a file has a whole dataset. Only its start is read.
 *
 * @param source the file
 * @example
 * await isDatasetFile(sourceOfBlob(new Blob(["text\nHello"]), "greetings.csv")); // false
 */
export async function isDatasetFile(source: FileSource): Promise<boolean> {
  const start = await source.slice(0, Math.min(datasetFileStart.length, source.size));
  return new TextDecoder().decode(start) === datasetFileStart;
}

/**
 * Opens a file that was written for another server; its records are read later.
 *
 * @param source a file of which `isDatasetFile` is true
 * @throws FileFailure if a newer version has written it, or if it is damaged or incomplete; reading records throws it, too
 * @example
 * declare const source: FileSource;
 * const { head, records } = await openDatasetFile(source);
 * for await (const { id } of records()) console.info(head.name, id);
 */
export async function openDatasetFile(source: FileSource): Promise<WholeDataset> {
  return { head: await readHead(source), records: () => readRecords(source) };
}

async function readHead(source: FileSource): Promise<DatasetFileHead> {
  for await (const line of lines(source)) {
    const { glossa_dataset: version } = objectOf(line) as { glossa_dataset?: unknown };
    if (typeof version === "number" && version > datasetFileVersion)
      throw failureOf("dataset_file_newer", { version });
    return checked(line, datasetFileHead);
  }
  throw failureOf("file_empty", {});
}

async function* readRecords(source: FileSource): AsyncGenerator<DatasetFileRecord> {
  let count = 0;
  let isComplete = false;
  for await (const line of lines(source)) {
    if (line.line === 1) continue;
    if (isComplete) throw damaged(line, "a line after the end");
    if (line.text.startsWith('{"glossa_end":')) {
      isComplete = checked(line, datasetFileEnd).records === count;
      if (!isComplete) break;
    } else {
      count += 1;
      yield checked(line, datasetFileRecord);
    }
  }
  if (!isComplete) throw failureOf("dataset_file_incomplete", { records: count });
}

function lines(source: FileSource): AsyncGenerator<Line> {
  return linesOf(textOf(source, new Notices()), limits.recordLine);
}

/** The part of a schema that checks a line. */
interface Schema<Output> {
  safeParse(value: unknown): {
    data?: Output | undefined;
    error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined;
  };
}

function checked<Output>(line: Line, schema: Schema<Output>): Output {
  const { data, error } = schema.safeParse(objectOf(line));
  if (data !== undefined) return data;
  const [issue] = error?.issues ?? [];
  throw damaged(line, `${issue?.path.map(String).join(".")}: ${issue?.message}`);
}

function objectOf(line: Line): unknown {
  const { text } = line;
  if (text.length > limits.recordLine) throw damaged(line, `more than ${limits.recordLine} characters`);
  if (isDeep(text)) throw damaged(line, `more than ${limits.jsonDepth} levels`);
  try {
    return JSON.parse(text);
  } catch {
    throw line.line === 1
      ? damaged(line, "no JSON")
      : failureOf("dataset_file_incomplete", { records: line.line - 2 });
  }
}

function damaged({ line }: Line, detail: string): FileFailure {
  return failureOf("file_damaged", { format: "glossa", detail }, { line });
}
