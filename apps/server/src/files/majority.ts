import type { DatasetResponse, ResponseValues } from "@glossa/contract";
import {
  ownValue,
  type QuestionSettings,
  rankedByOrder,
  type Value,
  valueKey,
} from "@glossa/question-types/schema";
import type { Span } from "./documents";

/** The value on which the annotators of a record agree for one question. */
export interface MajorityValue {
  /** Null: nobody answered, several values are equally frequent, or no label or span has a majority. */
  value: Value | null;
  /** How many gave this value, where the value is one of those given. */
  votes: number | null;
  /** How many answered the question. */
  voters: number;
  /** Without a value although people answered: the most frequent values, or each label or span that somebody gave. */
  tie: (Value | Span)[];
  /** The username of the person whose answer is the value; null without one, absent where nobody decides. */
  decided_by?: string | null;
}

/** Whether people answered a question, and no value has a majority: this is not the same as agreeing on nothing. */
export function isDivided({ value, voters }: MajorityValue): boolean {
  return value === null && voters > 0;
}

interface Question {
  name: string;
  settings: Pick<QuestionSettings, "type">;
}

/** The majority for each question; `responses` are the values of the submitted responses to one record. */
export function majorityOf(
  questions: readonly Question[],
  responses: readonly ResponseValues[],
): Map<string, MajorityValue> {
  return new Map(
    questions.map(({ name, settings }) => {
      const values = responses.flatMap((response) => {
        const value = ownValue(response, name)?.value;
        return value === undefined ? [] : [value];
      });
      return [name, values.length === 0 ? nothing : ruleOf(settings.type)(values)];
    }),
  );
}

/** A submitted response of somebody who decides. */
type Decision = Pick<DatasetResponse, "values" | "updated_at"> & { username: string };

/** Replaces what the votes say by what was decided: for each question, by the latest response that answers it. */
export function decidedBy(
  decisions: readonly Decision[],
  voted: ReadonlyMap<string, MajorityValue>,
): Map<string, MajorityValue> {
  const earliestFirst = decisions.toSorted((one, other) => one.updated_at.localeCompare(other.updated_at));
  const decided = new Map<string, MajorityValue>();
  for (const [question, outcome] of voted) {
    decided.set(question, { ...outcome, decided_by: null });
    for (const { username, values } of earliestFirst) {
      const value = ownValue(values ?? {}, question)?.value;
      if (value !== undefined)
        decided.set(question, { ...outcome, value, votes: null, tie: [], decided_by: username });
    }
  }
  return decided;
}

const nothing: MajorityValue = { value: null, votes: null, voters: 0, tie: [] };

type Rule = (values: readonly Value[]) => MajorityValue;

function ruleOf(type: QuestionSettings["type"]): Rule {
  switch (type) {
    case "rating":
      return lowMedian;
    case "multi_label_selection":
      return (values) => ofParts(values as readonly string[][]);
    case "span":
      return (values) => ofParts(values as readonly Span[][], inOrder);
    case "ranking":
      return (values) => byMeanRank(values as readonly Ranked[][]);
    default:
      return (values) => mostFrequent(type, values);
  }
}

/** Values that mean the same are one, such as a text with other white space around it: the filter on agreement says so, too. */
function mostFrequent(type: string, values: readonly Value[]): MajorityValue {
  const counts = new Map<string, { value: Value; count: number }>();
  for (const value of values) {
    const key = valueKey(type, value);
    counts.set(key, { value, ...counts.get(key), count: (counts.get(key)?.count ?? 0) + 1 });
  }
  const given = [...counts.values()];
  const votes = Math.max(...given.map(({ count }) => count));
  const winners = given.filter(({ count }) => count === votes).map(({ value }) => value);
  const isTie = winners.length > 1;
  return {
    value: isTie ? null : (winners[0] ?? null),
    votes: isTie ? null : votes,
    voters: values.length,
    tie: isTie ? winners : [],
  };
}

/** The middle rating, or the lower one of the two in the middle: always one that somebody gave. */
function lowMedian(values: readonly Value[]): MajorityValue {
  const sorted = [...(values as readonly number[])].sort((one, other) => one - other);
  const value = sorted[Math.floor((sorted.length - 1) / 2)] ?? null;
  const votes = sorted.filter((each) => each === value).length;
  return { value, votes, voters: values.length, tie: [] };
}

/**
 * The labels or spans that more than half of the annotators chose; two spans are the same if all of them is. There are none
 * only if more than half found none: where each marks something else, nobody says that there is nothing.
 */
function ofParts<Part extends string | Span>(
  values: readonly Part[][],
  sort: (parts: Part[]) => Part[] = (parts) => parts,
): MajorityValue {
  const counts = new Map<string, { part: Part; count: number }>();
  for (const value of values) {
    const own = new Map(value.map((part) => [keyOf(part), part]));
    for (const [key, part] of own) counts.set(key, { part, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  const isMost = (count: number) => count > values.length / 2;
  const given = [...counts.values()];
  const parts = given.filter(({ count }) => isMost(count)).map(({ part }) => part);
  const isValue = parts.length > 0 || isMost(values.filter(({ length }) => length === 0).length);
  return {
    value: isValue ? (sort(parts) as Value) : null,
    votes: null,
    voters: values.length,
    tie: isValue ? [] : sort(given.map(({ part }) => part)),
  };
}

/** Spans in the order of the text. */
function inOrder(spans: readonly Span[]): Span[] {
  return [...spans].sort((one, other) => one.start - other.start || one.end - other.end);
}

function keyOf(part: string | Span): string {
  return typeof part === "string" ? part : JSON.stringify([part.start, part.end, part.label]);
}

interface Ranked {
  value: string;
  rank?: number | null | undefined;
}

/** The options by the mean of their ranks, in which equal orders count alike; those with the same mean share a rank. */
function byMeanRank(values: readonly Ranked[][]): MajorityValue {
  const ranks = new Map<string, number[]>();
  for (const { value, rank } of values.flatMap(rankedByOrder))
    if (rank != null) ranks.set(value, [...(ranks.get(value) ?? []), rank]);
  const means = [...ranks].map(([value, given]) => ({
    value,
    mean: given.reduce((sum, rank) => sum + rank, 0) / given.length,
  }));
  means.sort((one, other) => one.mean - other.mean);
  const ranking = means.map(({ value, mean }) => ({
    value,
    rank: 1 + means.filter((other) => other.mean < mean).length,
  }));
  return { value: ranking.length > 0 ? ranking : null, votes: null, voters: values.length, tie: [] };
}
