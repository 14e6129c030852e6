import type { Translate } from "@glossa/locales";
import type { ComponentType } from "react";
import type { QuestionSettings, QuestionType, SettingsOf } from "../schemas";

/** The parts of a form that can be wrong. */
export type SettingsPart = "title" | "description" | "options" | "visible" | "ratings" | "field" | "overlap";

/** One problem in the settings of a question: `code` and `params` for translation. */
export interface SettingsIssue {
  part: SettingsPart;
  /** The place of the one option that is meant; none: the part as a whole. */
  option?: number;
  code:
    | "required"
    | "tooLong"
    | "fewOptions"
    | "fewItems"
    | "manyOptions"
    | "emptyOption"
    | "longOption"
    | "sameOption"
    | "fixedOptions"
    | "visibleRange"
    | "ratingRange"
    | "noField"
    | "fieldUnknown"
    | "fieldTaken"
    | "overlapFixed";
  params?: { most?: number; least?: number; label?: string };
}

/** The context in which the settings of a question are validated. */
export interface SettingsContext<Settings = QuestionSettings> {
  /** The settings as a published dataset has them, whose structure stays as it is; none: a new question. */
  stored?: Settings | undefined;
  /** The fields that can be marked in. */
  textFields: readonly { name: string; title: string }[];
  /** The names of the fields in which other questions are answered. */
  takenFields: readonly string[];
}

/** The props of the type-specific part of the form; it is stateless and reports each change. */
export interface SettingsFormProps<Settings = QuestionSettings> {
  settings: Settings;
  onChange: (settings: Settings) => void;
  context: SettingsContext<Settings>;
  isReadOnly: boolean;
  /** The error under a part, or beside one of its options. */
  errorOf: (part: SettingsPart, option?: number) => string | undefined;
  /** The user has left a part: its problems may be shown. */
  onLeft: (part: SettingsPart) => void;
}

/** The parts of a fact: texts, and names of fields. */
export interface FactWords {
  t: Translate;
  textFields: SettingsContext["textFields"];
}

/** The types of which a new question has example options. */
export type TypeWithExamples = "label_selection" | "multi_label_selection" | "ranking" | "span";

/** The initial settings of a new question. */
export interface InitialWords {
  /** The texts of the example options of a type, separated by commas. */
  examplesOf: (type: TypeWithExamples) => string;
  /** The field to mark in, if there is one. */
  field: string | undefined;
}

/** The half of a question type that dataset settings and dataset creation need. */
interface QuestionSettingsDefinition<Type extends QuestionType> {
  type: Type;
  /** The settings of a new question, which can be published as they are, except that a field may have to be chosen. */
  initial: (words: InitialWords) => SettingsOf<Type>;
  /** The fields of the form that only this type has. */
  Form: ComponentType<SettingsFormProps<SettingsOf<Type>>>;
  /** What is wrong; pure. */
  issuesOf: (settings: SettingsOf<Type>, context: SettingsContext<SettingsOf<Type>>) => SettingsIssue[];
  /** The settings as they are sent: texts without spaces around them. */
  trimmed: (settings: SettingsOf<Type>) => SettingsOf<Type>;
  /** The settings that are fixed once a dataset is published, in a few words each. */
  factsOf?: (settings: SettingsOf<Type>, words: FactWords) => string[];
}

/** The definition in the registry, without the type of its settings. */
export interface RegisteredSettings {
  type: QuestionType;
  initial: (words: InitialWords) => QuestionSettings;
  Form: ComponentType<SettingsFormProps>;
  issuesOf: (settings: QuestionSettings, context: SettingsContext) => SettingsIssue[];
  trimmed: (settings: QuestionSettings) => QuestionSettings;
  factsOf?: (settings: QuestionSettings, words: FactWords) => string[];
}

/** Registers the settings half of a type. */
export function defineQuestionSettings<Type extends QuestionType>(
  definition: QuestionSettingsDefinition<Type>,
): RegisteredSettings {
  // The only place where the type does not tie settings to their form: they are looked up by their own `type`.
  return definition as unknown as RegisteredSettings;
}
