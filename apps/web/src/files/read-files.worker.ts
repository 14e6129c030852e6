/// <reference lib="webworker" />

import {
  charactersOf,
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
  questionNotices,
  type Reading,
  type RecordResult,
  type Row,
  recordsOf,
  sourceOfBlob,
  vectorNotices,
  withAnswer,
} from "@glossa/files";
import { isDatasetFile, openDatasetFile, recordsOfWhole, type WholeDataset } from "@glossa/files/whole";
import type { Answers, Batch, Question, ReadFile, ReadFiles, Reply } from "./messages";

// Reads and converts files beside the page, which stays responsive whatever their size.

/** A record, or why a row is none. */
type Result =
  | (Omit<Extract<RecordResult, { record: unknown }>, "row"> & { row?: Row })
  | Exclude<RecordResult, { record: unknown }>;

const shownRows = 50;
/** A batch has so many records, or fewer with long texts: the page copies it within a frame. */
const batchRecords = 250;
const batchCharacters = 500_000;
const toldRecords = 500;

type Tell = (reply: Reply) => void;

let table: OpenedFile | undefined;
let whole: WholeDataset | undefined;
/** The records of the reading that was begun last, and how many have been begun. */
let results: AsyncIterator<Result> | undefined;
let begun = 0;

self.addEventListener("message", ({ data, ports: [port] }: MessageEvent<Question>) => {
  const tell: Tell = (reply) => port?.postMessage(reply);
  answerTo(data, tell).then(
    (answer) => tell({ reply: "answer", answer }),
    (error: unknown) => {
      const problem = error instanceof FileFailure ? error.problem : undefined;
      tell({ reply: "failed", problem, message: String(error) });
    },
  );
});

async function answerTo(question: Question, tell: Tell): Promise<Answers[keyof Answers]> {
  switch (question.ask) {
    case "open":
      return open(question.files, question.reading, tell);
    case "begin":
      return begin(question.plan);
    case "next":
      // An import that was given up may still ask.
      if (question.reading !== begun || !results) throw new Error("Another reading has begun.");
      return nextBatch(results);
  }
}

async function open(files: readonly File[], reading: Reading, tell: Tell): Promise<ReadFiles> {
  const sources = files.map((file) => sourceOfBlob(file, file.name));
  const [only, ...more] = sources;
  if (only && more.length === 0 && (await isDatasetFile(only))) return openWhole(only, tell);
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
    const found = await study(table, reading, tell);
    return { files: read, found, reading: choicesOf(table, reading, found.profile) };
  } catch (error) {
    if (!(error instanceof FileFailure)) throw error;
    const { problem } = error;
    const { reading: chosen, sheets } = table;
    return {
      files: read.map(({ name, size }) => ({ name, size, problem })),
      reading: { ...chosen, ...reading, ...(sheets && { sheets }) },
    };
  }
}

async function openWhole(source: FileSource, tell: Tell): Promise<ReadFiles> {
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

/** The options of reading; that of numbers only if there are numbers that it would change. */
function choicesOf(
  { reading, sheets }: OpenedFile,
  { decimal }: Reading,
  { columns }: FileProfile,
): NonNullable<ReadFiles["reading"]> {
  const isOpen = decimal !== undefined || columns.some(({ isDecimalOpen }) => isDecimalOpen);
  return { ...reading, ...(sheets && { sheets }), ...(isOpen && { decimal: decimal ?? "auto" }) };
}

async function study(
  file: OpenedFile,
  { decimal }: Reading,
  tell: Tell,
): Promise<NonNullable<ReadFiles["found"]>> {
  const profile = await profileOf(file, {
    ...(decimal && { decimal }),
    onProgress: (rows) => tell({ reply: "reading", rows }),
  });
  const plan = guessPlan({ profile, hints: file.hints });
  return {
    profile,
    plan,
    notices: [
      ...file.notices,
      ...numberNotices(profile),
      ...vectorNotices(profile, plan),
      ...questionNotices(profile, plan, file.hints),
    ],
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

/** Begins to read from the start; returns the number of the reading. */
function begin(plan: FilePlan | undefined): number {
  if (plan && table) results = recordsOf(table, plan)[Symbol.asyncIterator]();
  else if (whole) results = resultsOf(whole);
  begun += 1;
  return begun;
}

async function* resultsOf(dataset: WholeDataset): AsyncGenerator<Result> {
  for await (const record of recordsOfWhole(dataset)()) yield { record };
}

async function nextBatch(from: AsyncIterator<Result>): Promise<Batch> {
  const batch: Batch = { records: [], refused: [], leftOut: [], isLast: false };
  let characters = 0;
  while (batch.records.length < batchRecords && characters < batchCharacters) {
    const { done, value } = await from.next();
    if (done) {
      batch.isLast = true;
      break;
    }
    if ("refused" in value) batch.refused.push(value.refused);
    else {
      batch.records.push(value.row ? { ...value.record, at: value.row.at } : value.record);
      characters += charactersOf(value.record.fields);
      batch.leftOut.push(...(value.leftOut ?? []));
    }
  }
  return batch;
}

function sizeOf(files: readonly File[], name: string): number {
  return files.find((file) => file.name === name)?.size ?? 0;
}
