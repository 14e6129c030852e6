import type { Field, MetadataProperty, Question } from "@glossa/contract";
import { lengthInCodePoints } from "@glossa/question-types/schema";
import type { QuestionDraft } from "@glossa/question-types/settings";

/** The most characters of a title of a field, a metadata property or a vector. */
export const MOST_TITLE = 500;

/** Returns why a title cannot be saved, if so. A blank title of a field is its name. */
export function titleProblem(title: string, isRequired: boolean): "required" | "tooLong" | undefined {
  const length = lengthInCodePoints(title.trim());
  if (length === 0 && isRequired) return "required";
  return length > MOST_TITLE ? "tooLong" : undefined;
}

/** A field as its form edits it. */
export interface FieldDraft {
  title: string;
  /** Whether texts are shown as Markdown; undefined for types that have no such setting. */
  isMarkdown: boolean | undefined;
}

/** Converts a field to what its form edits. */
export function fieldDraft({ title, settings }: Field): FieldDraft {
  return { title, isMarkdown: "use_markdown" in settings ? settings.use_markdown : undefined };
}

/** Converts an edited field to the server's format. */
export function fieldChange({ title, isMarkdown }: FieldDraft, { name, settings }: Field) {
  const isSet = isMarkdown !== undefined && "use_markdown" in settings;
  return {
    title: title.trim() || name,
    ...(isSet && { settings: { ...settings, use_markdown: isMarkdown } }),
  };
}

/** Converts a question to what its form edits. */
export function questionDraft({ title, description, required, settings }: Question): QuestionDraft {
  return { title, description: description ?? "", isRequired: required, settings };
}

/** A metadata property as its form edits it. */
export interface MetadataDraft {
  title: string;
  isVisible: boolean;
}

/** Converts a metadata property to what its form edits. */
export function metadataDraft({ title, visible_for_annotators }: MetadataProperty): MetadataDraft {
  return { title, isVisible: visible_for_annotators };
}
