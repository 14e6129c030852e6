import type { HubColumn, HubRow } from "@glossa/contract/hub";
import type { AccountMenuProps } from "../../shell";
import type { NamedChoice } from "../creation/GeneralTab";
import type { HubDraft, HubQuestion, MappedColumn } from "../hub/hub-draft";
import type { FactsOfColumns } from "../hub/to-new-dataset";
import type { HubLayout } from "../hub/view-model";

/** A file that was chosen, in the words of the user's language. */
export interface ChosenFile {
  name: string;
  /** The recognised format: "CSV", "doccano". Undefined while the file is being read, and for unreadable files. */
  format: string | undefined;
  /** Its size: "4.2 MB". */
  size: string;
  /** Why it cannot be read. */
  failure?: string | undefined;
}

/** A column that is called an id, and cannot have the ids of records. */
export interface IdProblem {
  column: string;
  /** The first row that has no id of its own, in one sentence. */
  reason: string;
}

/** The rows of one or several files as a table. */
export interface FileTable {
  /** The name of the table: that of its file. */
  name: string;
  /** Another choice of files is another table. */
  key: string;
  columns: readonly HubColumn[];
  /** The columns that have another value in each row, so that they can be the ids of records. */
  idColumns: readonly string[];
  /** The columns that are called ids, where not each row has an id of its own. */
  idProblems?: readonly IdProblem[] | undefined;
  /** The first rows. */
  rows: readonly HubRow[];
  facts: FactsOfColumns;
  /** How many rows it has, and how many of them cannot be read. */
  count: number;
  refused: number;
  /** Why the first of them cannot be read, one sentence each. */
  refusals?: readonly string[] | undefined;
  /** The notices for the author: the encoding, the unit of offsets, what was left out. */
  notes: readonly string[];
  /** Whether the answers of users become their responses; undefined if there are none. */
  answersAreResponses?: boolean | undefined;
  /** Whether suggestions of the file stay where people who are no users have answered; undefined if there are no such. */
  suggestionsStay?: boolean | undefined;
  /** The proposal: the use of each column, and questions. */
  draft: HubDraft;
}

/** How files are read; only what can be chosen for them is there. */
export interface FileReading {
  /** Whether the first row has the names of the columns. */
  header?: boolean;
  /** The sheet of a workbook that is read, and all that can be. */
  sheet?: string;
  sheets?: readonly string[];
  /** What one record is: a row of a table, a line of text, or a whole file. */
  text?: "table" | "line" | "file";
  /** The decimal separator of numbers that are written as text; "auto": derived for each column. */
  decimal?: "auto" | "comma" | "point";
}

/** A whole dataset that another server has written to a file. */
export interface WholeDatasetFile {
  /** The name of the dataset. */
  name: string;
  /** Another choice of files is another dataset. */
  key: string;
  /** The titles of its fields and questions. */
  fields: readonly string[];
  questions: readonly string[];
  records: number;
  /** The people who have answered; undefined: it is not known yet who of them has an account. */
  people: readonly { username: string; hasAccount: boolean | undefined }[];
}

/**
 * A part of an existing dataset, or the ids of its records, and the column that fills it. An "extra" part is a column that
 * becomes metadata without a property, unless another part has it.
 */
export interface FilledPart {
  part: "field" | "question" | "metadata" | "extra" | "id";
  name: string;
  title: string;
  isRequired: boolean;
  column: string | undefined;
  /** The columns that can fill it. */
  columns: readonly string[];
}

/** An existing dataset, and how the columns of the files fill it. */
export interface FilledDataset {
  /** As it is proposed. */
  parts: readonly FilledPart[];
  /** Whether its records have IDs of their own, so that content does not show which rows are there already. */
  hasOwnIds: boolean;
  /** The result of the chosen columns, and of the choice of what the answers of users become. */
  resultOf: (parts: readonly FilledPart[], answersAreResponses?: boolean) => FilledResult;
}

/** The result of the columns that are chosen for an existing dataset. */
export interface FilledResult {
  /** The columns with values that fill no part of the dataset. */
  unused: readonly string[];
  /** The fields and questions of the dataset with the first record, whose cells have the names of both. */
  fields: readonly MappedColumn[];
  questions: readonly HubQuestion[];
  row: HubRow | undefined;
  /** The notices for the author, if they are others than for a new dataset. */
  notes?: readonly string[] | undefined;
}

/** Where a whole dataset goes, and whether its people come with it. */
export interface WholePlace extends Pick<HubDraft, "name" | "workspace"> {
  /** Whether people without an account get one. */
  addsPeople: boolean;
}

/** How far an import is: records that were sent, of all. */
export interface ImportProgress {
  done: number;
  total: number;
}

/** How an import has ended. */
export type ImportOutcome =
  | {
      end: "done";
      created: number;
      changed: number;
      unchanged: number;
      refused: number;
      /** How many suggestions were left out of records. */
      suggestionsLeftOut?: number;
      /** How many scores were left out of suggestions. */
      scoresLeftOut?: number;
      /** Why the first rows, suggestions and scores were left out, one sentence each. */
      reasons?: readonly string[];
      /** What else did not arrive, one sentence each. */
      notes?: readonly string[];
      /** Saves the refused rows with their reasons. */
      onSaveRefused: () => void;
      /** Opens the dataset. */
      onOpen: () => void;
    }
  /** Nothing or a part was stored; another attempt resumes it, unless the same files would fail again. */
  | {
      end: "failed";
      message: string;
      /** The reason is in the files, or in how they stand to what is stored. */
      isFinal?: boolean;
      /** Saves the rows that were refused until then, with their reasons. */
      onSaveRefused?: (() => void) | undefined;
      /** The name of the new dataset, if it was refused because another dataset has it. */
      takenName?: string;
    }
  | { end: "cancelled" };

/** The input of an import besides the draft. */
export interface ImportRun {
  onProgress: (progress: ImportProgress) => void;
  signal: AbortSignal;
}

/** An import that an earlier visit has left: the page was closed, or it was stopped. */
export interface UnfinishedImport {
  /** The name of its file. */
  name: string;
  /** Goes on with it. */
  onContinue: (run: ImportRun) => Promise<ImportOutcome>;
  onForget: () => void;
}

/** The data and callbacks of the page on which files become records. */
export interface FileDatasetScreenProps {
  /** "empty": no file is chosen; "failed": none of them can be read. */
  phase: "empty" | "reading" | "failed" | "ready";
  /** The chosen files: those that are read, then those that cannot be. */
  files: readonly ChosenFile[];
  /** How many rows were read so far. */
  rowsRead: number;
  /** The result, in the phase "ready". */
  table: FileTable | undefined;
  /** The whole dataset that was read instead of a table, in the phase "ready". */
  whole?: WholeDatasetFile | undefined;
  /** The import that an earlier visit has left, if there is one. */
  unfinished: UnfinishedImport | undefined;
  /** How the files were read, if another way can be chosen. */
  reading?: FileReading | undefined;
  /** Whether they are being read again with other options; until then, the page shows the previous result. */
  isReadingAgain?: boolean | undefined;
  /** Called to read the files again with other options. */
  onReading: (change: FileReading) => void;
  /** Called with files that were chosen or dropped. */
  onFiles: (files: readonly File[]) => void;
  /** Called when the answers of users are to become their responses, or suggestions. */
  onAnswers: (areResponses: boolean) => void;
  /** Stops the reading and removes the files from the page. */
  onForget: () => void;
  /** The workspaces in which the user may create datasets. */
  workspaces: readonly NamedChoice[];
  /** Whether the user may create a workspace, if there is none. */
  canAddWorkspace: boolean;
  /** The datasets to which the user may add records. */
  datasets: readonly (NamedChoice & { workspace: string })[];
  /** The dataset to which records are added unless the author chooses another place. */
  target?: string | undefined;
  /** Called when the author chooses another place; undefined: a new dataset. */
  onTarget?: (datasetId: string | undefined) => void;
  /** Returns how the columns fill a dataset; undefined if it could not be loaded, which a notice reports. */
  onChooseDataset: (datasetId: string) => Promise<FilledDataset | undefined>;
  /** Creates a dataset and fills it. */
  onCreate: (draft: HubDraft, run: ImportRun) => Promise<ImportOutcome>;
  /** Creates a whole dataset at a place; people without an account get one if that is wanted. */
  onCreateWhole?: (place: WholePlace, run: ImportRun) => Promise<ImportOutcome>;
  /** Adds the records to a dataset. */
  onAppend: (datasetId: string, parts: readonly FilledPart[], run: ImportRun) => Promise<ImportOutcome>;
  /** The stored sizes of the panes. */
  layout: HubLayout;
  /** Called 300 ms after a pane was resized. */
  onLayout: (change: HubLayout) => void;
  /** The account menu at the end of the top bar. */
  account: AccountMenuProps;
}
