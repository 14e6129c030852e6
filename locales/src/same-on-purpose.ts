import type { LocaleCode } from "./registry";

/** Texts that are the same word in another language as in English; all others must be translated. */
export const sameOnPurpose: Partial<Record<LocaleCode, readonly string[]>> = {
  de: [
    "app.name",
    "datasets.title",
    "datasets.summary",
    "datasets.columnName",
    "datasets.columnTeam",
    "status.label",
    "questions.markdown",
    "spans.inside",
    "keys.escape",
    "keys.tab",
    "keys.alt",
    "questionSettings.labels",
  ],
  es: [
    "app.name",
    "fieldTypes.chat",
    "questions.markdown",
    "keys.escape",
    "keys.tab",
    "keys.ctrl",
    "keys.alt",
  ],
};
