import { type ColumnProfile, type FilePlan, type FileProfile, isField, isMetadata } from "@glossa/files";
import { count } from "./count";

/** A plan, and whether the dataset to which its records are added has ids that were not derived from their values. */
export interface DescribedPlan {
  plan: FilePlan;
  hasOwnIds: boolean;
}

const idsNeeded =
  "  The records of the dataset have ids of their own. Without --id, rows that are there already are added again.";

/** Describes the use of each column, so that the user can correct a wrong guess before the import. */
export function describePlan(profile: FileProfile, { plan, hasOwnIds }: DescribedPlan): string[] {
  const width = Math.max(...profile.columns.map((column) => column.name.length), 2);
  const lines = profile.columns.map(
    ({ name }) => `  ${name.padEnd(width)}  ${roles(name, plan).join(", ") || "left out"}`,
  );
  const id =
    plan.idColumn === undefined
      ? [`  ${"id".padEnd(width)}  derived from the values of the row`, ...(hasOwnIds ? [idsNeeded] : [])]
      : [];
  const asksNothing = plan.questions.every(({ column }) => column === undefined);
  const label = asksNothing ? ["  No label column found. The dataset gets one question: a comment."] : [];
  return [
    `${count(profile.rows, "row")}, ${count(profile.columns.length, "column")}:`,
    ...lines,
    ...id,
    ...label,
    ...profile.columns.flatMap(offsetWords),
  ];
}

const typeWords = {
  label_selection: "label question",
  multi_label_selection: "multi-label question",
  rating: "rating",
  text: "text question",
  span: "span question",
  ranking: "ranking",
} as const;

function roles(name: string, plan: FilePlan): string[] {
  const columns = plan.columns.filter(({ column }) => column === name);
  const asked = plan.questions.filter(({ column }) => column === name);
  return [
    ...(plan.idColumn === name ? ["id"] : []),
    ...columns.filter(isField).map(({ use }) => (use === "text" ? "field" : `field (${use})`)),
    ...plan.columns.filter(({ parts }) => parts?.includes(name)).map((part) => `part of field ${part.name}`),
    ...asked.map(({ settings }) => {
      const options = "options" in settings ? ` with ${count(settings.options.length, "option")}` : "";
      return `${typeWords[settings.type]}${options}, suggested`;
    }),
    ...plan.questions.flatMap(({ name: question, scoreColumn, agentColumn }) => [
      ...(scoreColumn === name ? [`score of ${question}`] : []),
      ...(agentColumn === name ? [`agent of ${question}`] : []),
    ]),
    ...columns.filter(isMetadata).map(({ use }) => `metadata (${use})`),
  ];
}

const unitWords = { code_points: "Unicode code points", utf16: "UTF-16 units", utf8: "UTF-8 bytes" } as const;

const reasonWords = {
  text: "with other units, they would not match the words in the file",
  bounds: "with other units, some would be outside their texts",
  words: "with other units, they would begin or end inside words",
  any: "no other unit fits better",
} as const;

function offsetWords({ name, offsets }: ColumnProfile): string[] {
  if (!offsets || offsets.spans === 0) return [];
  return [`  Offsets in ${name} count ${unitWords[offsets.unit]}: ${reasonWords[offsets.by]}.`];
}
