import type { HubCell, HubColumn, HubRow } from "@glossa/contract/hub";
import type { FileTable } from "@glossa/features/file-dataset";
import {
  type ColumnFacts,
  type HubDraft,
  type HubQuestion,
  type MappedColumn,
  rankingType,
} from "@glossa/features/hub-dataset";
import {
  type ColumnProfile,
  canBeId,
  type FilePlan,
  numberIn,
  type PlannedColumn,
  type PlannedRecord,
  type Row,
} from "@glossa/files";
import { idProblemWords, noteWords, problemWords } from "./file-words";
import type { ReadFiles } from "./messages";

/** The split that a table of files has: all its rows. */
const ALL = "all";

/** The number of unreadable rows whose errors the page lists. */
const SHOWN_REFUSALS = 3;

/** The result of reading files, as the table that the page shows. */
export function tableOf(files: ReadFiles["files"], found: NonNullable<ReadFiles["found"]>): FileTable {
  const { profile, plan, rows, first, notices } = found;
  const names = files.flatMap((file) => ("format" in file ? [file.name] : []));
  const name = names[0] ?? "";
  const profiles = profile.columns.map((column) => asPlanned(column, plan));
  return {
    name,
    key: names.join("\n"),
    columns: profiles.map(columnOf),
    idColumns: profiles.filter((column) => canBeId(column, profile.rows)).map((column) => column.name),
    idProblems: profile.idProblems.map((problem) => ({
      column: String(problem.at?.column ?? ""),
      reason: idProblemWords(problem),
    })),
    rows: rows.map((row, place) => rowOf(row, profiles, place === 0 ? suggestedIn(first, plan) : {})),
    facts: Object.fromEntries(profiles.map((column) => [column.name, factsOf(column, profile.rows, plan)])),
    count: profile.rows,
    refused: profile.refused,
    refusals: profile.refusals.slice(0, SHOWN_REFUSALS).map(({ reason }) => problemWords(reason)),
    notes: noteWords(notices, profile),
    draft: draftOf(name, plan, profiles),
  };
}

/** Numbers that are the only text of a file are shown as text. */
function asPlanned(profile: ColumnProfile, { columns }: FilePlan): ColumnProfile {
  const isField = columns.some(({ column, use }) => column === profile.name && use === "text");
  const isNumber = profile.kind === "integer" || profile.kind === "float";
  return isField && isNumber ? { ...profile, kind: "text" } : profile;
}

function columnOf({ name, kind, ranked, hasVectors }: ColumnProfile): HubColumn {
  switch (kind) {
    case "integer":
    case "float":
      return { name, type: { kind, dtype: kind } };
    case "image":
    case "chat":
    case "spans":
      return { name, type: { kind } };
    case "list":
      return {
        name,
        type: { kind, of: hasVectors ? { kind: "float", dtype: "float" } : { kind: "string" } },
      };
    case "text":
      return { name, type: { kind: "string" } };
    case "other":
      return { name, type: ranked ? rankingType : { kind, dtype: "object" } };
  }
}

function factsOf(
  { name, filled, range, distinct, ranked }: ColumnProfile,
  rows: number,
  plan: FilePlan,
): ColumnFacts {
  const values = ranked ?? distinct;
  return {
    completes: completedBy(name, plan),
    missing: rows - filled,
    range,
    // How often each occurs is not counted; the page needs the values.
    frequencies: values && [...values].map((value) => ({ value, count: 1 })),
  };
}

function completedBy(name: string, { questions }: FilePlan): ColumnFacts["completes"] {
  for (const { column, scoreColumn, agentColumn } of questions) {
    if (column === undefined) continue;
    if (scoreColumn === name) return { column, with: "scores" };
    if (agentColumn === name) return { column, with: "agents" };
  }
  return undefined;
}

/** The suggestions of the first record: their values are those that annotators will see. */
function suggestedIn(record: PlannedRecord | undefined, { questions }: FilePlan): Record<string, unknown> {
  const values = questions.flatMap(({ name, column }) => {
    const suggestion =
      record && Object.hasOwn(record.suggestions, name) ? record.suggestions[name] : undefined;
    return column === undefined || !suggestion ? [] : [[column, suggestion.value] as const];
  });
  return Object.fromEntries(values);
}

function rowOf(
  { values }: Row,
  columns: readonly ColumnProfile[],
  suggested: Record<string, unknown>,
): HubRow {
  const cells = columns.map(({ name, kind, decimal }) => {
    const raw = Object.hasOwn(values, name) ? values[name] : undefined;
    const value = Object.hasOwn(suggested, name) ? suggested[name] : cellValue(raw, kind, decimal);
    return [name, { value, text: textOf(raw), isTruncated: false } satisfies HubCell] as const;
  });
  return Object.fromEntries(cells);
}

/** Cells of text files are text, whatever they hold. */
function cellValue(raw: unknown, kind: ColumnProfile["kind"], decimal: ColumnProfile["decimal"]): unknown {
  if (raw === undefined || raw === null || raw === "") return null;
  if (kind === "integer" || kind === "float") return numberIn(raw, decimal);
  const isText = typeof raw === "string";
  if (isText && (kind === "list" || kind === "chat" || kind === "spans")) {
    try {
      return JSON.parse(raw);
    } catch {
      return raw;
    }
  }
  return isText || kind !== "text" ? raw : textOf(raw);
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}

function draftOf(name: string, plan: FilePlan, profiles: readonly ColumnProfile[]): HubDraft {
  const types = new Map(profiles.map((profile) => [profile.name, columnOf(profile).type]));
  const columns = new Map<string, MappedColumn>();
  for (const { column, use } of plan.columns) {
    const type = types.get(column);
    if (!type || columns.has(column)) continue;
    // Several terms of one property, which only files become.
    const isTerms = type.kind === "list";
    columns.set(column, { name: column, type, use: shownUse(use), ...(isTerms && { uses: ["terms"] }) });
  }
  return {
    repository: name,
    name: datasetNameOf(name),
    workspace: undefined,
    subset: name,
    subsets: {
      [name]: {
        split: ALL,
        columns: [...columns.values()],
        questions: plan.questions.map(questionOf),
        externalId: plan.idColumn,
      },
    },
  };
}

/** The use of a column as the page shows it: without its template, a custom field is the JSON of its object. */
export function shownUse(use: PlannedColumn["use"]): MappedColumn["use"] {
  return use === "custom" ? "text" : use;
}

/** A planned question as the page shows it. */
export function questionOf(planned: FilePlan["questions"][number], key: number): HubQuestion {
  const { name, title, description, isRequired, settings, column } = planned;
  return {
    key,
    name,
    title,
    description: description ?? "",
    isRequired,
    settings,
    column,
    isProposed: column !== undefined,
  };
}

/** The name of a file without its ending. */
function datasetNameOf(file: string): string {
  return file.replace(/^.*\//, "").replace(/(\.[a-z0-9]{1,7})+$/i, "") || file;
}
