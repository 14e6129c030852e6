import type { LocaleCode } from "./registry";

/** Texts that are the same word in another language as in English; all others must be translated. */
export const sameOnPurpose: Partial<Record<LocaleCode, readonly string[]>> = {
  de: [
    "app.name",
    "account.roles.admin",
    "account.roles.annotator",
    "themes.system",
    "status.label",
    "questions.markdown",
    "spans.inside",
    "keys.escape",
    "keys.tab",
    "keys.alt",
    "datasets.title",
    "datasets.summary",
    "datasets.columnName",
    "datasets.columnTeam",
    "questionSettings.labels",
    "palette.datasets",
    "team.here",
    "fields.refusals.frame",
    "fields.refusals.object",
    "fields.refusals.link",
    "fields.refusals.download",
    "fields.refusals.dialog",
  ],
  es: [
    "app.name",
    "questions.markdown",
    "keys.escape",
    "keys.tab",
    "keys.ctrl",
    "keys.alt",
    "fieldTypes.chat",
    "fields.refusals.script",
  ],
};
