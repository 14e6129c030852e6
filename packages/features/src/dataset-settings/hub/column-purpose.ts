import type { Translate } from "@glossa/locales";
import type { SubsetDraft } from "./hub-draft";
import type { FactsOfColumns } from "./to-new-dataset";

/** The use of a column by a question, in words: suggestions, their scores or their agents. */
export function purposeOf(
  name: string,
  questions: SubsetDraft["questions"],
  facts: FactsOfColumns,
  t: Translate,
): string | undefined {
  const ofColumn = (column: string | undefined) => questions.find((question) => question.column === column);
  const suggested = ofColumn(name);
  if (suggested) return t("hub.suggestsFor", { question: suggested.title });
  const completes = Object.hasOwn(facts, name) ? facts[name]?.completes : undefined;
  const completed = completes && ofColumn(completes.column);
  return completed && t(`hub.${completes.with}Of`, { question: completed.title });
}
