import type {
  MetadataFilter,
  NumberRange,
  ResponseFilter,
  SuggestionFilter,
  ValueCondition,
} from "@glossa/contract";
import type { FilterBadge } from "@glossa/design-system";
import { withSuggestion } from "./conditions";

/** How badges print names, numbers and the parts of a suggestion. */
export interface BadgeWords {
  /** The title of a property or a question, by its name. */
  title: (name: string) => string;
  /** The text of an option of a question. */
  option: (question: string, value: string) => string;
  number: (value: number) => string;
  score: string;
  /** What is set for the responses of other users: "others: refund". */
  others: (value: string) => string;
  agreement: { agree: string; disagree: string };
  /** What is set for the responses of some users: "people disagree (only ana, ben)". */
  among: (value: string, names: string) => string;
  /** The title of a filter on who has submitted a response. */
  respondents: string;
}

/** Returns a short text for a condition on values: "chat, email", "40 – 180". */
export function conditionText(
  condition: ValueCondition | { terms: readonly string[] } | { range: NumberRange },
  words: Pick<BadgeWords, "number"> & { option: (value: string) => string },
): string {
  if ("range" in condition) return rangeText(condition.range, words);
  const values = "terms" in condition ? condition.terms : condition.values;
  const isEvery = "operator" in condition && condition.operator === "and";
  return values.map(words.option).join(isEvery ? " + " : ", ");
}

/** "40 – 180" */
export function rangeText({ ge, le }: NumberRange, { number }: Pick<BadgeWords, "number">): string {
  return `${number(ge)} – ${number(le)}`;
}

/** One badge for each metadata filter. */
export function metadataBadges(
  list: readonly MetadataFilter[],
  words: BadgeWords,
): FilterBadge<readonly MetadataFilter[]>[] {
  return list.map((filter) =>
    badge(
      words.title(filter.name),
      conditionText(filter, { ...words, option: String }),
      list.filter((other) => other !== filter),
    ),
  );
}

/** One badge for each response filter. */
export function responseBadges(
  list: readonly ResponseFilter[],
  words: BadgeWords,
): FilterBadge<readonly ResponseFilter[]>[] {
  return list.map((filter) =>
    badge(
      "users" in filter ? words.respondents : words.title(filter.name),
      responseText(filter, words),
      list.filter((other) => other !== filter),
    ),
  );
}

/** What a response filter sets: "refund", "others: refund", "people disagree", "ana, ben". */
export function responseText(filter: ResponseFilter, words: BadgeWords): string {
  if ("users" in filter) return filter.users.join(", ");
  if ("agreement" in filter) {
    const text = words.agreement[filter.agreement];
    return filter.among ? words.among(text, filter.among.join(", ")) : text;
  }
  const text = conditionText(filter, inQuestion(filter.name, words));
  return filter.of ? words.others(text) : text;
}

/** One badge for each condition of a suggestion filter: its value, its score and its agents. */
export function suggestionBadges(
  list: readonly SuggestionFilter[],
  words: BadgeWords,
): FilterBadge<readonly SuggestionFilter[]>[] {
  return list.flatMap(({ name, value, score, agents }) => {
    const of = (text: string, part: "value" | "score" | "agents") =>
      badge(words.title(name), text, withSuggestion(list, name, { [part]: undefined }));
    return [
      ...(value ? [of(conditionText(value, inQuestion(name, words)), "value")] : []),
      ...(score ? [of(`${words.score} ${rangeText(score, words)}`, "score")] : []),
      ...(agents ? [of(agents.join(", "), "agents")] : []),
    ];
  });
}

function badge<Value>(title: string, value: string, without: Value): FilterBadge<Value> {
  return { label: `${title}: ${value}`, parts: { title: `${title}:`, value }, without };
}

function inQuestion(name: string, words: BadgeWords) {
  return { ...words, option: (value: string) => words.option(name, value) };
}
