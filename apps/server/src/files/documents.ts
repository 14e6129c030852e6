import type { FieldValue } from "@glossa/field-types/schema";
import { ownValue, type Value } from "@glossa/question-types/schema";
import type { DatasetSchema, SchemaQuestion } from "../resources/datasets/dataset-schema";
import type { FileContext, FileRecord } from "./file-record";
import { isDivided } from "./majority";

/** A span of a text; offsets count code points. */
export interface Span {
  start: number;
  end: number;
  label: string;
}

/** The values of one annotator, or of the majority, for a record. */
export interface Answer {
  /** Undefined: the majority. */
  username: string | undefined;
  status: "submitted" | "discarded";
  answerTo(question: string): Value | undefined;
  /** Whether people answered a question without a majority. */
  isDivided(question: string): boolean;
}

/** Whether an answer is that of the majority, where an absent value does not mean that nothing was found. */
export function isMajority({ username }: Answer): boolean {
  return username === undefined;
}

/** The finished answers to a record: those of annotators without drafts, or the one of the majority. */
export function answersOf({ responses, majority }: FileRecord): Answer[] {
  if (majority) {
    const found = [...majority];
    if (found.every(([, { value, voters }]) => value === null && voters === 0)) return [];
    const divided = new Set(found.filter(([, each]) => isDivided(each)).map(([question]) => question));
    return [
      {
        username: undefined,
        status: "submitted",
        answerTo: (question) => majority.get(question)?.value ?? undefined,
        isDivided: (question) => divided.has(question),
      },
    ];
  }
  return responses.flatMap(({ username, status, values }) => {
    if (status === "draft") return [];
    const answerTo = (question: string) => ownValue(values ?? {}, question)?.value;
    return [{ username, status, answerTo, isDivided: () => false }];
  });
}

/** The question with spans that a file is about: the named one, or the first one, of the named field if there is one. */
export function spanQuestionOf({ schema, options }: FileContext): SchemaQuestion | undefined {
  return schema.questions.find(
    ({ name, settings }) =>
      settings.type === "span" &&
      (options.question === undefined || name === options.question) &&
      (options.field === undefined || settings.field === options.field),
  );
}

/** The text field that a file is about: that of the question with spans, the named one, or the first one. */
export function textFieldOf(context: FileContext): string | undefined {
  const settings = spanQuestionOf(context)?.settings;
  if (settings?.type === "span") return settings.field;
  const { field } = context.options;
  return textFields(context.schema).find((name) => field === undefined || name === field);
}

function textFields({ fields }: DatasetSchema): string[] {
  return fields.filter(({ settings }) => settings.type === "text").map(({ name }) => name);
}

/** The value of a text field; empty if a record has none. */
export function textOf({ fields }: FileRecord, field: string): string {
  const value: FieldValue | null | undefined = ownValue(fields, field);
  return typeof value === "string" ? value : "";
}

/** The spans of an answer in the order of the text. */
export function spansOf({ answerTo }: Answer, question: string): Span[] {
  const spans = (answerTo(question) ?? []) as Span[];
  return [...spans].sort((one, other) => one.start - other.start || other.end - one.end);
}
