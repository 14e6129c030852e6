import type { FileFormat, FileProfile, Notice, Place, Problem } from "@glossa/files";
import type { MessageKey } from "@glossa/locales";
import { translate } from "../state/language";

// Keys are built from codes, so a code without a text does not compile; their values are what the codes carry.
type Values = Record<string, unknown>;
const say = translate as (key: MessageKey, values?: Values) => string;

/** A problem in one sentence, with its place before it. */
export function problemWords(problem: Problem): string {
  const { code, values, at } = problem;
  const place = placeWords(at);
  const sentence = say(`files.problems.${code}`, { ...shown(values), ...choices(problem) });
  return place === "" ? sentence : `${place}: ${sentence}`;
}

/** Why a column cannot have the ids of records, with the row where that shows. The caller names the column. */
export function idProblemWords(problem: Problem): string {
  const { column: _, ...at } = problem.at ?? {};
  return problemWords({ ...problem, at });
}

/** The notices about a file, one sentence each. */
export function noteWords(notices: readonly Notice[], { columns }: FileProfile): string[] {
  return [
    ...notices.map(noticeWords),
    ...columns.flatMap(({ name, offsets }) => {
      // Where every way of counting fits, there is nothing to know.
      if (!offsets || offsets.spans === 0 || offsets.by === "any") return [];
      const unit = say(`files.units.${offsets.unit}`);
      return [say(`files.offsets.${offsets.by}`, { column: name, unit })];
    }),
  ];
}

/** One thing that is to be known of a file. */
function noticeWords({ code, values }: Notice): string {
  return say(`files.notices.${code}`, shown(values));
}

/** Words that depend on what a problem carries. */
function choices(problem: Problem): Values {
  if (problem.code === "offsets_invalid") return { misfit: say(`files.misfits.${problem.values.reason}`) };
  if (problem.code === "id_repeated") {
    const { unit, earlier } = problem.values;
    return { earlierPlace: say(`files.place.earlier.${unit}`, { earlier }) };
  }
  if (problem.code !== "dataset_differs") return {};
  const { other, names } = problem.values;
  return { difference: say(`files.differences.${other}`, { names: names.join(", ") }) };
}

/** Lists become one text; formats and encodings are written as people know them. */
function shown(values: object): Values {
  const entries = Object.entries(values).map(([key, value]) => {
    if (Array.isArray(value)) return [key, value.join(", ")];
    if (key === "format") return [key, say(`files.formatNames.${value as FileFormat}`)];
    return [key, key === "encoding" ? String(value).toUpperCase() : value];
  });
  return Object.fromEntries(entries);
}

function placeWords({ file, line, row, column }: Place = {}): string {
  return [
    file,
    line !== undefined ? say("files.place.line", { line }) : undefined,
    line === undefined && row !== undefined ? say("files.place.row", { row }) : undefined,
    column !== undefined ? say("files.place.column", { column }) : undefined,
  ]
    .filter((part) => part !== undefined)
    .join(", ");
}
