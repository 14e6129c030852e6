import type { Translate } from "@glossa/locales";
import type { MappedColumn, SubsetDraft } from "./hub-draft";
import type { FactsOfColumns } from "./to-new-dataset";

type Questions = SubsetDraft["questions"];

/** The use of a column by a question, in words: suggestions, their scores or their agents. */
export function purposeOf(
  { name, isLeftOut = false }: Pick<MappedColumn, "name" | "isLeftOut">,
  questions: Questions,
  facts: FactsOfColumns,
  t: Translate,
): string | undefined {
  const suggested = questionOf(name, questions);
  if (suggested) return t("hub.suggestsFor", { question: suggested.title });
  return isLeftOut ? undefined : completionOf(name, questions, facts, t);
}

/** What a column could complete, in words: the scores or agents of a question's suggestions. */
export function completionOf(
  name: string,
  questions: Questions,
  facts: FactsOfColumns,
  t: Translate,
): string | undefined {
  const completes = Object.hasOwn(facts, name) ? facts[name]?.completes : undefined;
  const completed = completes && questionOf(completes.column, questions);
  return completed && t(`hub.${completes.with}Of`, { question: completed.title });
}

function questionOf(column: string, questions: Questions) {
  return questions.find((question) => question.column === column);
}
