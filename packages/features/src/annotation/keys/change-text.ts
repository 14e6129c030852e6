import type { Question } from "@glossa/contract";
import type { Translate } from "@glossa/locales";
import { shownSchemaOf } from "@glossa/question-types/schema";

/**
 * What a key has changed, for users who do not see it: the key may change an option that is not in focus. Undefined for
 * questions that announce their changes themselves.
 */
export function changeText(
  { title, settings }: Question,
  before: unknown,
  after: unknown,
  t: Translate,
): string | undefined {
  if (announcesItself(settings)) return undefined;
  const schema = shownSchemaOf(settings.type);
  const [had, has] = [before, after].map((value) => schema.value.safeParse(value));
  if (!has?.success) return t("annotation.nothingChosen", { question: title });
  if (settings.type !== "multi_label_selection")
    return t("annotation.chosen", { question: title, value: schema.format(has.data, settings) });
  const [earlier, now] = [had?.success ? list(had.data) : [], list(has.data)];
  const [added] = now.filter((value) => !earlier.includes(value));
  const [removed] = earlier.filter((value) => !now.includes(value));
  const changed = added ?? removed;
  // Without a difference, the key has confirmed what was suggested.
  const value = schema.format(changed === undefined ? now : [changed], settings);
  const isRemoved = added === undefined && removed !== undefined;
  return t(isRemoved ? "annotation.noLongerChosen" : "annotation.chosen", { question: title, value });
}

/**
 * What is said when an input keeps its suggested value, now as an answer: a screen reader says nothing, because the options
 * are chosen as before. Undefined if the value is another one.
 */
export function acceptedText(
  { title, settings }: Question,
  before: { value: unknown; isPencil: boolean } | undefined,
  after: unknown,
  t: Translate,
): string | undefined {
  if (!before?.isPencil || announcesItself(settings)) return undefined;
  return keyOf(before.value) === keyOf(after)
    ? t("annotation.suggestionAccepted", { question: title })
    : undefined;
}

/** Labels mean the same in any order. */
function keyOf(value: unknown): string {
  return JSON.stringify(Array.isArray(value) ? list(value).toSorted() : value);
}

function announcesItself({ type }: Question["settings"]): boolean {
  return type === "ranking" || type === "span" || type === "text";
}

function list(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
