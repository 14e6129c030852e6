/// <reference lib="webworker" />
import {
  FileFailure,
  guessPlan,
  isRefused,
  joinedFiles,
  type OpenedFile,
  openFiles,
  profileOf,
  type RecordResult,
  type Row,
  recordsOf,
  sourceOfBlob,
  withAnswer,
} from "@glossa/files";
import type { Batch, Question, ReadFile, ReadFiles, Reply } from "./messages";

// Reads and converts files beside the page, which stays responsive whatever their size.

const shownRows = 50;
const batchRecords = 250;

let table: OpenedFile | undefined;
let results: AsyncIterator<RecordResult> | undefined;

const tell = (reply: Reply) => self.postMessage(reply);

self.addEventListener("message", ({ data }: MessageEvent<Question>) => {
  void answer(data).catch((error: unknown) => {
    const problem = error instanceof FileFailure ? error.problem : undefined;
    tell({ reply: "failed", problem, message: String(error) });
  });
});

async function answer(question: Question): Promise<void> {
  if (question.ask === "open") tell({ reply: "opened", read: await open(question.files) });
  else if (question.ask === "begin") begin(question.plan);
  else tell({ reply: "batch", batch: await nextBatch() });
}

async function open(files: readonly File[]): Promise<ReadFiles> {
  const opened = await openFiles(files.map((file) => sourceOfBlob(file, file.name)));
  const failed: ReadFile[] = opened.failed.map(({ name, problem }) => ({
    name,
    size: sizeOf(files, name),
    problem,
  }));
  const [first] = opened.files;
  if (!first) return { files: failed };
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
    return { files: read, found: await study(table) };
  } catch (error) {
    if (!(error instanceof FileFailure)) throw error;
    const { problem } = error;
    return { files: read.map(({ name, size }) => ({ name, size, problem })) };
  }
}

async function study(file: OpenedFile): Promise<ReadFiles["found"]> {
  const profile = await profileOf(file, { onProgress: (rows) => tell({ reply: "reading", rows }) });
  const plan = guessPlan({ profile, hints: file.hints });
  return {
    profile,
    plan,
    notices: file.notices,
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

function begin(plan: Parameters<typeof recordsOf>[1]): void {
  if (table) results = recordsOf(table, plan)[Symbol.asyncIterator]();
}

async function nextBatch(): Promise<Batch> {
  const batch: Batch = { records: [], refused: [], isLast: false };
  while (results && batch.records.length < batchRecords) {
    const { done, value } = await results.next();
    if (done) {
      batch.isLast = true;
      break;
    }
    if ("record" in value) batch.records.push(value.record);
    else batch.refused.push(value.refused);
  }
  return batch;
}

function sizeOf(files: readonly File[], name: string): number {
  return files.find((file) => file.name === name)?.size ?? 0;
}
