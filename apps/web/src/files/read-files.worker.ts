/// <reference lib="webworker" />

import {
  FileFailure,
  type FilePlan,
  type FileProfile,
  type FileSource,
  guessPlan,
  isRefused,
  joinedFiles,
  numberNotices,
  type OpenedFile,
  openFiles,
  profileOf,
  type Reading,
  type RecordResult,
  type Row,
  recordsOf,
  sourceOfBlob,
  withAnswer,
} from "@glossa/files";
import { isDatasetFile, openDatasetFile, recordsOfWhole, type WholeDataset } from "@glossa/files/whole";
import type { Batch, Question, ReadFile, ReadFiles, Reply } from "./messages";

// Reads and converts files beside the page, which stays responsive whatever their size.

/** A record, or why a row is none. */
type Result =
  | Omit<Extract<RecordResult, { record: unknown }>, "row">
  | Exclude<RecordResult, { record: unknown }>;

const shownRows = 50;
const batchRecords = 250;
const toldRecords = 500;

let table: OpenedFile | undefined;
let whole: WholeDataset | undefined;
let results: AsyncIterator<Result> | undefined;

const tell = (reply: Reply) => self.postMessage(reply);

self.addEventListener("message", ({ data }: MessageEvent<Question>) => {
  void answer(data).catch((error: unknown) => {
    const problem = error instanceof FileFailure ? error.problem : undefined;
    tell({ reply: "failed", problem, message: String(error) });
  });
});

async function answer(question: Question): Promise<void> {
  if (question.ask === "open") tell({ reply: "opened", read: await open(question.files, question.reading) });
  else if (question.ask === "begin") begin(question.plan);
  else tell({ reply: "batch", batch: await nextBatch() });
}

async function open(files: readonly File[], reading: Reading): Promise<ReadFiles> {
  const sources = files.map((file) => sourceOfBlob(file, file.name));
  const [only, ...more] = sources;
  if (only && more.length === 0 && (await isDatasetFile(only))) return openWhole(only);
  const opened = await openFiles(sources, reading);
  const failed: ReadFile[] = opened.failed.map(({ name, problem }) => ({
    name,
    size: sizeOf(files, name),
    problem,
  }));
  const [first] = opened.files;
  // As it was chosen, so that another choice can be made.
  if (!first) return { files: failed, reading };
  const alike = opened.files.filter(({ format }) => format === first.format);
  const others = opened.files.filter(({ format }) => format !== first.format);
  const read: ReadFile[] = [
    ...alike.map(({ name, size, format }) => ({ name, size, format })),
    ...others.map(({ name, size }) => ({
      name,
      size,
      isOther: true as const,
    })),
    ...failed,
  ];
  table = joinedFiles(alike);
  try {
    const found = await study(table, reading);
    return { files: read, found, reading: choicesOf(table, reading, found.profile) };
  } catch (error) {
    if (!(error instanceof FileFailure)) throw error;
    const { problem } = error;
    const { reading: chosen } = table;
    return {
      files: read.map(({ name, size }) => ({ name, size, problem })),
      reading: { ...chosen, ...reading },
    };
  }
}

async function openWhole(source: FileSource): Promise<ReadFiles> {
  const { name, size } = source;
  try {
    whole = await openDatasetFile(source);
    let records = 0;
    for await (const _ of whole.records()) {
      records += 1;
      if (records % toldRecords === 0) tell({ reply: "reading", rows: records });
    }
    return { files: [{ name, size, format: "glossa" }], whole: { head: whole.head, records } };
  } catch (error) {
    if (!(error instanceof FileFailure)) throw error;
    return { files: [{ name, size, problem: error.problem }] };
  }
}

/** What can be chosen of the reading: of numbers only where another way of reading them makes sense. */
function choicesOf(
  { reading }: OpenedFile,
  { decimal }: Reading,
  { columns }: FileProfile,
): NonNullable<ReadFiles["reading"]> {
  const isOpen = decimal !== undefined || columns.some(({ isDecimalOpen }) => isDecimalOpen);
  return { ...reading, ...(isOpen && { decimal: decimal ?? "auto" }) };
}

async function study(file: OpenedFile, { decimal }: Reading): Promise<NonNullable<ReadFiles["found"]>> {
  const profile = await profileOf(file, {
    ...(decimal && { decimal }),
    onProgress: (rows) => tell({ reply: "reading", rows }),
  });
  const plan = guessPlan({ profile, hints: file.hints });
  return {
    profile,
    plan,
    notices: [...file.notices, ...numberNotices(profile)],
    rows: await firstRows(file),
    first: await firstRecord(file, plan),
  };
}

async function firstRows(file: OpenedFile): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const row of file.rows()) {
    if (!isRefused(row)) rows.push(withAnswer(row));
    if (rows.length === shownRows) break;
  }
  return rows;
}

async function firstRecord(...from: Parameters<typeof recordsOf>) {
  for await (const result of recordsOf(...from)) if ("record" in result) return result.record;
}

function begin(plan: FilePlan | undefined): void {
  if (plan && table) results = recordsOf(table, plan)[Symbol.asyncIterator]();
  else if (whole) results = resultsOf(whole);
}

async function* resultsOf(dataset: WholeDataset): AsyncGenerator<Result> {
  for await (const record of recordsOfWhole(dataset)()) yield { record };
}

async function nextBatch(): Promise<Batch> {
  const batch: Batch = { records: [], refused: [], leftOut: [], isLast: false };
  while (results && batch.records.length < batchRecords) {
    const { done, value } = await results.next();
    if (done) {
      batch.isLast = true;
      break;
    }
    if ("refused" in value) batch.refused.push(value.refused);
    else {
      batch.records.push(value.record);
      batch.leftOut.push(...(value.leftOut ?? []));
    }
  }
  return batch;
}

function sizeOf(files: readonly File[], name: string): number {
  return files.find((file) => file.name === name)?.size ?? 0;
}
