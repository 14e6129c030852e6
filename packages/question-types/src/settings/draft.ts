import { lengthInCodePoints, type QuestionSettings, type QuestionType } from "../schemas";
import type { InitialWords, SettingsContext, SettingsIssue } from "../settings-parts/definition";
import { settingsHalfOf } from "./registry";

/** A question as its form edits it. */
export interface QuestionDraft {
  title: string;
  description: string;
  isRequired: boolean;
  settings: QuestionSettings;
}

/** The most characters of a title and of a description; the server takes more. */
export const longest = { title: 200, description: 500 };

/**
 * All problems that prevent saving a question, in the order of the form.
 *
 * @param draft the question as it is on screen
 * @param context the dataset that it is for
 * @example
 * const reply = { description: "", isRequired: true, settings: { type: "text" as const, use_markdown: false } };
 * draftIssues({ title: "", ...reply }, { textFields: [], takenFields: [] });
 * // [{ part: "title", code: "required" }]
 */
export function draftIssues(draft: QuestionDraft, context: SettingsContext): SettingsIssue[] {
  const { title, description, settings } = draft;
  return [
    ...(title.trim() === "" ? ([{ part: "title", code: "required" }] as const) : []),
    ...tooLong("title", title),
    ...tooLong("description", description),
    ...settingsHalfOf(settings.type).issuesOf(settings, context),
  ];
}

function tooLong(part: "title" | "description", text: string): SettingsIssue[] {
  const most = longest[part];
  return lengthInCodePoints(text.trim()) > most ? [{ part, code: "tooLong", params: { most } }] : [];
}

/**
 * A question as it is sent: without spaces around its texts, and without a description rather than with an empty one.
 *
 * @example
 * const settings = { type: "text" as const, use_markdown: false };
 * questionToSend({ title: " Your reply ", description: "", isRequired: true, settings });
 * // { title: "Your reply", description: null, required: true, settings }
 */
export function questionToSend({ title, description, isRequired, settings }: QuestionDraft) {
  return {
    title: title.trim(),
    description: description.trim() || null,
    required: isRequired,
    settings: settingsHalfOf(settings.type).trimmed(settings),
  };
}

/**
 * The settings of a new question of a type, with example options.
 *
 * @param type that of the question
 * @param words the texts of the example options, and the field to mark in
 * @example
 * initialSettings("ranking", { examplesOf: () => "First, Second", field: undefined });
 * // { type: "ranking", options: [{ value: "First", … }, { value: "Second", … }] }
 */
export function initialSettings(type: QuestionType, words: InitialWords): QuestionSettings {
  return settingsHalfOf(type).initial(words);
}
