import type { FilePlan, FileProfile, Notice, NoticeValues } from "@glossa/files";
import type { StoreResult } from "@glossa/files/store";
import { count } from "./count";
import { problemWords } from "./problem-words";

type Words = { [Code in keyof NoticeValues]: (values: NoticeValues[Code]) => string };

const words: Words = {
  encoding: ({ encoding }) => `The text is encoded as ${encoding.toUpperCase()}.`,
  delimiter: ({ delimiter }) => `Cells are separated by "${delimiter}".`,
  other_sheets: ({ sheet, others }) => `Only the sheet "${sheet}" is read, not ${others.join(", ")}.`,
  columns_unnamed: ({ columns }) => `Columns without a name: ${columns.join(", ")}.`,
  columns_repeated: ({ columns }) => `Names that occur several times have a number: ${columns.join(", ")}.`,
  decimal_commas: ({ columns }) => `Numbers read with a decimal comma (1.234,5): ${columns.join(", ")}.`,
  decimals_open: ({ columns }) =>
    `"1,234" may have decimals or thousands here: ${columns.join(", ")}. Without --decimal, the values stay text.`,
  vectors_unmapped: ({ columns }) =>
    `Long lists of numbers, which are metadata only if --metadata names them: ${columns.join(", ")}.`,
  relations_ignored: ({ count: number }) => `${count(number, "relation")} left out.`,
  discontinuous_spans: ({ count: number }) =>
    `${count(number, "span")} of several pieces became one span per piece.`,
  nested_annotations_ignored: ({ kinds }) => `Left out: ${kinds.join(", ")}.`,
  answers_of_users: ({ count: number, people }) =>
    `${count(number, "answer")} of ${people.join(", ")} become${number === 1 ? "s a response" : " responses"}.`,
  answers_suggested: ({ count: number, people }) =>
    `Suggestions are made of ${count(number, "answer")} of ${people.join(", ")}, as no user has these names or answers are not to become responses.`,
  answers_beside_suggestions: ({ count: number, people }) =>
    `${count(number, "answer")} of ${people.join(", ")} left out: the file has suggestions for the same questions. To replace them, import with --answers suggestions.`,
  several_annotators: ({ records }) =>
    `${count(records, "record")} with several annotations: the first one becomes the suggestion.`,
  answers_ignored: ({ count: number }) =>
    `${count(number, "annotation")} left out because they were rejected.`,
  answers_without_question: ({ questions }) =>
    `No question is made of the answers to: ${questions.join(", ")}. To keep them, import with --append into a dataset that has these questions.`,
  settings_not_in_file: () =>
    "The settings of the exported dataset are not in this file. Files in the Glossa format have them.",
  controls_ignored: ({ controls }) => `No question can hold: ${controls.join(", ")}.`,
  layers_ignored: ({ layers }) => `Left out: ${layers.join(", ")}.`,
  files_ignored: ({ files }) => `Not read: ${files.join(", ")}.`,
};

/** A notice in one sentence. */
export function noticeWords(notice: Notice): string {
  const say = words[notice.code] as (values: Notice["values"]) => string;
  const file = notice.at?.file === undefined ? "" : `${notice.at.file}: `;
  return `  ${file}${say(notice.values)}`;
}

/** Why columns that are called ids do not have the ids of the records, with the first row where that shows. */
export function idNotices({ idProblems }: FileProfile, { idColumn }: FilePlan): string[] {
  return idProblems
    .filter(({ at }) => at?.column !== idColumn)
    .map((problem) => {
      const { column, ...at } = problem.at ?? {};
      return `  The column "${column}" cannot be the record id. ${problemWords({ ...problem, at })}`;
    });
}

/** What has become of edited rows without ids, where a file was imported again. */
export function editedNotices(
  { idColumn }: FilePlan,
  { created, unchanged }: Pick<StoreResult, "created" | "unchanged">,
): string[] {
  if (idColumn !== undefined || created === 0 || unchanged === 0) return [];
  return [
    "The ids are derived from the values of the rows: rows that were edited since the last import are new records, and the former records are still there. --id names a column that identifies a row.",
  ];
}
