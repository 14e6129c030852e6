import { z } from "zod";
import { defineQuestionSchema, type Issue, issue, type ValueContext } from "../schema-parts/definition";
import { kindOf, quoted } from "../schema-parts/message-text";
import { optionText } from "../schema-parts/option-text";
import { labelOption, newLabelOption, refuseDuplicates } from "../schema-parts/options";
import { rankedInOrder } from "./ranked-in-order";

const type = z.literal("ranking");
const maxRanked = 50;
const rankedValue = z.object({ value: z.string(), rank: z.int().nullable().optional() });

type RankedValue = z.output<typeof rankedValue>;

/** The rules of ranking questions; equal ranks are allowed. */
export const rankingSchema = defineQuestionSchema({
  type: "ranking",
  settings: z.object({ type, options: z.array(labelOption) }),
  createSettings: z
    .object({ type, options: z.array(newLabelOption).min(2).max(maxRanked) })
    .superRefine(refuseDuplicates),
  updateSettings: z.object({ type }),
  // A question has at most `maxRanked` options, and a value has one item per option.
  value: z.array(rankedValue).max(maxRanked),
  isCompletedByOneKey: false,
  hasManyValues: true,
  normalizeSuggestion: rankedInOrder,
  isAnswered: (value, settings) => completenessOf(value, settings.options.length) === "complete",
  completeness: (value, settings) => completenessOf(value, settings.options.length),
  validate: (value, settings, context) =>
    rankingIssues(
      value,
      settings.options.map((option) => option.value),
      context,
    ),
  validateSettings: () => [],
  validateUpdate: () => [],
  searchValues: () => [],
  format: (value, settings) =>
    value
      .filter((item) => item.rank != null)
      .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
      .map((item) => `${item.rank}. ${optionText(settings.options, item.value)}`)
      .join(", "),
});

function completenessOf(value: readonly RankedValue[] | undefined, count: number) {
  const ranked = value?.filter((item) => item.rank != null).length ?? 0;
  if (ranked === 0) return "empty";
  return ranked < count ? "partial" : "complete";
}

function rankingIssues(value: unknown, options: readonly string[], context: ValueContext): Issue[] {
  if (!Array.isArray(value)) {
    return [issue("not_a_list", `ranking question expects a list of values, found ${kindOf(value)}`)];
  }
  if (!isRankedList(value)) {
    return [issue("not_ranked_values", "ranking question expects a list of values with their ranks")];
  }
  return [
    ...(context.status === "submitted" ? submittedRankingIssues(value, options) : []),
    ...rankedValueIssues(value, options),
  ].slice(0, 1);
}

function submittedRankingIssues(value: readonly RankedValue[], options: readonly string[]): Issue[] {
  if (value.length !== options.length) {
    const message = `ranking question expects a list containing ${options.length} values, found a list of ${value.length} values`;
    return [issue("incomplete_ranking", message, { expected: options.length, found: value.length })];
  }
  const ranks = options.map((_, index) => index + 1);
  const unknown = value
    .map((item) => item.rank ?? null)
    .filter((rank) => rank === null || !ranks.includes(rank));
  if (unknown.length === 0) return [];
  const message = `${quoted([...new Set(unknown)])} are not valid ranks for ranking question.\nValid ranks are: ${quoted(ranks)}`;
  return [issue("unknown_ranks", message, { ranks: unknown })];
}

function rankedValueIssues(value: readonly RankedValue[], options: readonly string[]): Issue[] {
  const values = value.map((item) => item.value);
  const known = new Set(options);
  const unknown = values.filter((value) => !known.has(value)).sort();
  if (unknown.length > 0) {
    const message = `${quoted(unknown)} are not valid values for ranking question.\nValid values are: ${quoted(options)}`;
    return [issue("unknown_values", message, { values: unknown, options })];
  }
  if (new Set(values).size === values.length) return [];
  return [
    issue("duplicate_values", "ranking question expects a list of unique values, but duplicates were found"),
  ];
}

function isRankedList(value: readonly unknown[]): value is RankedValue[] {
  return value.every((item) => rankedValue.safeParse(item).success);
}
