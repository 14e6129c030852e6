import type { Suggestion } from "@glossa/contract";
import type { Value } from "@glossa/question-types/schema";
import type { SchemaQuestion } from "../resources/datasets/dataset-schema";
import { type Answer, answersOf, isMajority, type Span, textFieldOf, textOf } from "./documents";
import type { FileContext, FileRecord } from "./file-record";
import { CodePoints } from "./texts";

/**
 * Writes records as the JSON list of tasks that Label Studio reads: fields as data, answers as annotations, suggestions as
 * predictions. Spans count UTF-16 code units there.
 */
export async function* labelStudioFile(
  pages: AsyncIterable<FileRecord[]>,
  context: FileContext,
): AsyncGenerator<string> {
  const { questions } = context.schema;
  const field = textFieldOf(context) ?? context.schema.fields[0]?.name ?? "";
  let separator = "[\n";
  for await (const records of pages)
    for (const record of records) {
      yield `${separator}${JSON.stringify(taskOf(record))}`;
      separator = ",\n";
    }
  yield separator === "[\n" ? "[]\n" : "\n]\n";

  function taskOf(record: FileRecord) {
    return {
      data: { ...record.fields },
      meta: { id: record.external_id ?? record.id, ...record.metadata },
      annotations: answersOf(record)
        .filter((answer) => !isUndecided(answer))
        .map(({ username, status, answerTo }) => ({
          ...(username !== undefined && { username }),
          was_cancelled: status === "discarded",
          result: questions.flatMap((question) => resultsOf(record, question, answerTo(question.name))),
        })),
      predictions: predictionsOf(record),
    };
  }

  /** Whether the majority lacks spans, or any value: an annotation would look as if it were complete. */
  function isUndecided(answer: Answer): boolean {
    if (!isMajority(answer)) return false;
    const open = questions.filter(({ name }) => answer.answerTo(name) === undefined);
    return (
      open.some(({ settings }) => settings.type === "span") ||
      (open.length === questions.length && open.some(({ name }) => answer.isDivided(name)))
    );
  }

  function predictionsOf(record: FileRecord) {
    const byAgent = new Map<string | null, Suggestion[]>();
    for (const suggestion of record.suggestions ?? [])
      byAgent.set(suggestion.agent, [...(byAgent.get(suggestion.agent) ?? []), suggestion]);
    return [...byAgent].map(([agent, suggestions]) => {
      const scores = suggestions.flatMap(({ score }) => score ?? []);
      return {
        ...(agent !== null && { model_version: agent }),
        ...(scores.length > 0 && { score: scores.reduce((sum, score) => sum + score, 0) / scores.length }),
        result: suggestions.flatMap(({ question_id: id, value }) => {
          const question = questions.find(({ publicId }) => publicId === id);
          return question ? resultsOf(record, question, value) : [];
        }),
      };
    });
  }

  function resultsOf(record: FileRecord, question: SchemaQuestion, value: Value | undefined) {
    if (value === undefined) return [];
    const { name, settings } = question;
    const target = settings.type === "span" ? settings.field : field;
    return partsOf(record, settings, value).map((part, index) => ({
      id: `${name}-${index}`,
      from_name: name,
      to_name: target,
      ...part,
    }));
  }
}

function partsOf(record: FileRecord, settings: SchemaQuestion["settings"], value: Value) {
  switch (settings.type) {
    case "span":
      return spanParts(textOf(record, settings.field), value as Span[]);
    case "rating":
      return [{ type: "rating", value: { rating: value } }];
    case "text":
      return [{ type: "textarea", value: { text: [value] } }];
    case "ranking":
      return [{ type: "ranker", value: { ranker: rankedValues(value as { value: string }[]) } }];
    default:
      return [{ type: "choices", value: { choices: [value].flat() } }];
  }
}

function spanParts(text: string, spans: readonly Span[]) {
  const points = new CodePoints(text);
  return spans.map(({ start, end, label }) => ({
    type: "labels",
    value: {
      start: points.toUtf16(start),
      end: points.toUtf16(end),
      text: points.between(start, end),
      labels: [label],
    },
  }));
}

function rankedValues(ranking: readonly { value: string; rank?: number | null }[]): string[] {
  const sorted = [...ranking].sort((one, other) => (one.rank ?? Infinity) - (other.rank ?? Infinity));
  return sorted.map(({ value }) => value);
}
