import type { FileProfile, Notice, Place, Problem } from "@glossa/files";
import { translate } from "../state/language";

// The keys are built from codes, and their values from what the codes carry.
type Values = Record<string, unknown>;
const say = translate as (key: string, values?: Values) => string;

/** A problem in one sentence, with its place before it. */
export function problemWords({ code, values, at }: Problem): string {
  const place = placeWords(at);
  const sentence = say(`files.problems.${code}`, { ...shown(values), ...choices(code, values) });
  return place === "" ? sentence : `${place}: ${sentence}`;
}

/** What is to be known of a file, one sentence each. */
export function noteWords(notices: readonly Notice[], { columns }: FileProfile): string[] {
  return [
    ...notices.map(({ code, values }) => say(`files.notices.${code}`, shown(values))),
    ...columns.flatMap(({ name, offsets }) => {
      if (!offsets || offsets.spans === 0) return [];
      const unit = say(`files.units.${offsets.unit}`);
      return [say(`files.offsets.${offsets.by}`, { column: name, unit })];
    }),
  ];
}

/** Words that depend on what a problem carries. */
function choices(code: Problem["code"], values: object): Values {
  const { reason, other } = values as Values;
  if (code === "offsets_invalid") return { misfit: say(`files.misfits.${reason}`) };
  if (code === "dataset_differs") return { difference: say(`files.differences.${other}`, shown(values)) };
  return {};
}

/** Lists become one text; encodings are written as people know them. */
function shown(values: object): Values {
  const entries = Object.entries(values).map(([key, value]) => {
    if (Array.isArray(value)) return [key, value.join(", ")];
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
