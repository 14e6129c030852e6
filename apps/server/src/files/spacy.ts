import type { SchemaQuestion } from "../resources/datasets/dataset-schema";
import {
  type Answer,
  answersOf,
  isMajority,
  spanQuestionOf,
  spansOf,
  textFieldOf,
  textOf,
} from "./documents";
import type { FileContext, FileRecord } from "./file-record";

/**
 * Writes records as the JSON lines that spaCy and Prodigy read: a text, its spans in code points, its categories. A record
 * has one line for each annotator; without an answer, it has one that asks for it. Where people disagree about the spans, the
 * line is to be ignored: without spans, it would look as if nothing was to be found.
 */
export async function* spacyFile(
  pages: AsyncIterable<FileRecord[]>,
  context: FileContext,
): AsyncGenerator<string> {
  const question = spanQuestionOf(context)?.name;
  const field = textFieldOf(context) ?? "";
  const choices = context.schema.questions.filter(isChoice);
  for await (const records of pages)
    for (const record of records) yield* tasksOf(record).map((task) => `${JSON.stringify(task)}\n`);

  function tasksOf(record: FileRecord): object[] {
    const task = {
      text: textOf(record, field),
      meta: { id: record.external_id ?? record.id, ...record.metadata },
    };
    const answers = answersOf(record);
    return answers.length === 0 ? [task] : answers.map((answer) => ({ ...task, ...answered(answer) }));
  }

  function answered(answer: Answer): object {
    return {
      ...(question !== undefined && { spans: spansOf(answer, question).map(spanOf) }),
      ...(choices.length > 0 && { cats: categoriesOf(answer, choices) }),
      answer: answer.status === "discarded" || isUndecided(answer) ? "ignore" : "accept",
      ...(answer.username !== undefined && { _annotator_id: answer.username }),
    };
  }

  /** Whether the majority has no value for the spans or, without a question with spans, for any category. */
  function isUndecided(answer: Answer): boolean {
    if (question !== undefined) return isMajority(answer) && answer.answerTo(question) === undefined;
    const names = choices.map(({ name }) => name);
    return (
      names.some((name) => answer.isDivided(name)) &&
      names.every((name) => answer.answerTo(name) === undefined)
    );
  }
}

const spanOf = ({ start, end, label }: { start: number; end: number; label: string }) => ({
  start,
  end,
  label,
});

type Choice = SchemaQuestion & { settings: { options: readonly { value: string }[] } };

function isChoice(question: SchemaQuestion): question is Choice {
  return ["label_selection", "multi_label_selection"].includes(question.settings.type);
}

/** Each option with 1 or 0; with several questions, the name of its question comes before it. */
function categoriesOf({ answerTo }: Answer, choices: readonly Choice[]): Record<string, number> {
  const entries = choices.flatMap(({ name, settings: { options } }) => {
    const value = answerTo(name);
    if (value === undefined) return [];
    const chosen = [value].flat() as unknown[];
    return options.map((option): [string, number] => [
      choices.length > 1 ? `${name}:${option.value}` : option.value,
      chosen.includes(option.value) ? 1 : 0,
    ]);
  });
  return Object.fromEntries(entries);
}
