import { maxOptions, newQuestionSettings } from "@glossa/question-types/schema";
import { type Problem, problemOf } from "../../problem";
import type { ColumnProfile } from "../columns/column-profile";
import type { FileProfile } from "../columns/profile";
import { type FilePlan, isField, isMetadata, type PlannedColumn, type PlannedQuestion } from "../file-plan";

const maxName = 200;
const maxLabel = 200;

/**
 * The problems that prevent the creation of a dataset from a plan; an empty list means that there are none.
 *
 * @param plan as a person has changed it
 * @param profile of the file that it was made for
 * @example
 * declare const plan: FilePlan;
 * declare const profile: FileProfile;
 * planProblems({ ...plan, questions: [] }, profile)[0]?.code; // "no_question"
 */
export function planProblems(plan: FilePlan, profile: FileProfile): Problem[] {
  const fields = plan.columns.filter(isField);
  const metadata = plan.columns.filter(isMetadata);
  const columns = new Map(profile.columns.map((column) => [column.name, column]));
  return [
    ...(fields.length === 0 ? [problemOf("no_field", {})] : []),
    ...(fields.length > 0 && !fields.some(({ isRequired }) => isRequired)
      ? [problemOf("no_required_field", {})]
      : []),
    ...(plan.questions.length === 0 ? [problemOf("no_question", {})] : []),
    ...(plan.questions.length > 0 && !plan.questions.some(({ isRequired }) => isRequired)
      ? [problemOf("no_required_question", {})]
      : []),
    ...unknownColumns(plan, profile),
    ...[fields, metadata, plan.questions].flatMap(nameProblems),
    ...plan.columns.flatMap((column) => unfitUse(column, columns.get(column.column))),
    ...plan.questions.flatMap((question) =>
      questionProblems(question, plan, columns.get(question.column ?? "")),
    ),
  ];
}

function unknownColumns(plan: FilePlan, profile: FileProfile): Problem[] {
  const known = profile.columns.map(({ name }) => name);
  const used = [
    ...plan.columns.map(({ column }) => column),
    ...plan.questions.flatMap(({ column, scoreColumn, agentColumn }) => [column, scoreColumn, agentColumn]),
    plan.idColumn,
  ];
  return used
    .filter((column) => column !== undefined)
    .filter((column) => !known.includes(column))
    .map((column) => problemOf("column_unknown", { column, columns: known }));
}

function nameProblems(named: ReadonlyArray<PlannedColumn | PlannedQuestion>): Problem[] {
  const seen = new Set<string>();
  return named.flatMap(({ name, column }): Problem[] => {
    if (name.trim() === "" || name === "__proto__")
      return [problemOf("name_missing", { column: column ?? "" })];
    if ([...name].length > maxName) return [problemOf("name_too_long", { name, limit: maxName })];
    const isRepeated = seen.has(name);
    seen.add(name);
    return isRepeated ? [problemOf("name_repeated", { name })] : [];
  });
}

function unfitUse({ use, column }: PlannedColumn, profile: ColumnProfile | undefined): Problem[] {
  if (!profile) return [];
  const isNumber = profile.kind === "integer" || (use === "float" && profile.kind === "float");
  const isUnfit =
    (use === "chat" && profile.kind !== "chat") || ((use === "integer" || use === "float") && !isNumber);
  return isUnfit ? [problemOf("use_unfit", { column, use })] : [];
}

function questionProblems(
  { name, settings, column = "", ...question }: PlannedQuestion,
  plan: FilePlan,
  profile: ColumnProfile | undefined,
): Problem[] {
  if (settings.type === "span") return spanProblems({ name, settings, column, ...question }, plan, profile);
  if (settings.type === "rating") {
    const isValid = newQuestionSettings.safeParse(settings).success;
    return isValid ? [] : [problemOf("rating_out_of_range", { column: column || name })];
  }
  return settings.type === "text" ? [] : labelProblems(column || name, settings, profile, 2);
}

function spanProblems(
  { name, settings, column = "" }: PlannedQuestion,
  plan: FilePlan,
  profile: ColumnProfile | undefined,
): Problem[] {
  if (settings.type !== "span") return [];
  const { field } = settings;
  const isKnown = plan.columns.some((each) => each.name === field && each.use === "text");
  const rivals = plan.questions.filter(
    (other) => other.settings.type === "span" && other.settings.field === field,
  );
  return [
    ...(isKnown ? [] : [problemOf("span_field_unknown", { question: name, field })]),
    ...(rivals.length > 1 && rivals[0]?.name !== name ? [problemOf("span_field_taken", { field })] : []),
    ...labelProblems(column || name, settings, profile, 1),
  ];
}

function labelProblems(
  column: string,
  { options }: { options: ReadonlyArray<{ value: string }> },
  profile: ColumnProfile | undefined,
  least: number,
): Problem[] {
  if (options.length > maxOptions || (options.length === 0 && profile?.filled && !profile.distinct)) {
    return [problemOf("labels_too_many", { column, limit: maxOptions })];
  }
  if (options.length < least) return [problemOf("labels_too_few", { column, found: options.length, least })];
  const longest = Math.max(...options.map(({ value }) => [...value].length));
  return longest > maxLabel
    ? [problemOf("label_too_long", { column, length: longest, limit: maxLabel })]
    : [];
}
