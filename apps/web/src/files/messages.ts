import type { DatasetFileHead } from "@glossa/contract";
import type { FileReading } from "@glossa/features/file-dataset";
import type {
  FileFormat,
  FilePlan,
  FileProfile,
  Notice,
  PlannedRecord,
  Problem,
  Reading,
  RefusedRow,
  Row,
} from "@glossa/files";

/** The requests of the page to the worker that reads files. */
export type Question =
  | { ask: "open"; files: File[]; reading: Reading }
  /** Without a plan: the records of a whole dataset. */
  | { ask: "begin"; plan: FilePlan | undefined }
  /** The next records of the reading that was begun last, whose number this is. */
  | { ask: "next"; reading: number };

/** A file that was recognised, or why it was not. */
export type ReadFile = { name: string; size: number } & (
  | { format: FileFormat }
  | { problem: Problem }
  /** It is of another format than those that are read. */
  | { isOther: true }
);

/** What was found in the files. */
export interface ReadFiles {
  files: ReadFile[];
  /** The options with which they were read, as far as there are others. */
  reading?: FileReading;
  /** The whole dataset that the file has, with the number of its records. */
  whole?: { head: DatasetFileHead; records: number };
  /** The table that the files are; undefined if none of them can be read. */
  found?: {
    profile: FileProfile;
    plan: FilePlan;
    notices: readonly Notice[];
    /** The first rows. */
    rows: Row[];
    /** The record of the first row that became one. */
    first: PlannedRecord | undefined;
  };
}

/** Some records, and the rows that were refused among them. */
export interface Batch {
  records: PlannedRecord[];
  refused: RefusedRow[];
  /** The rows of suggestions, and of scores, that were left out of records. */
  leftOut: RefusedRow[];
  isLast: boolean;
}

/** The replies of the worker. */
export interface Answers {
  open: ReadFiles;
  /** The number of the reading. */
  begin: number;
  next: Batch;
}

/** The messages of the worker through the port of a request; "reading" has the number of rows read so far. */
export type Reply<Answer = Answers[keyof Answers]> =
  | { reply: "reading"; rows: number }
  | { reply: "answer"; answer: Answer }
  | { reply: "failed"; problem: Problem | undefined; message: string };
