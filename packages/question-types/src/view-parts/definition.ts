import type { IconPicture } from "@glossa/design-system";
import type { MessageKey } from "@glossa/locales";
import type { ComponentType, ReactNode } from "react";
import type { Answer, AnswerOf, QuestionSettings, QuestionType, SettingsOf } from "../schemas";

/** What a model proposes for a question. */
export interface ShownSuggestion<AnswerValue = unknown> {
  value: AnswerValue;
  /** One number, or one for each item of a list. */
  score?: number | readonly number[] | null;
  agent?: string | null;
}

/** What every question view is given: it keeps nothing of its own and tells each change. */
export interface QuestionViewProps<Settings = QuestionSettings, AnswerValue = unknown> {
  /** The id of the element that answers; the same question keeps the same id from record to record. */
  id: string;
  /** The id of the question's title. */
  labelId: string;
  settings: Settings;
  answer: AnswerValue | undefined;
  /** The answer is the suggestion as it came: nobody has touched it. */
  isPencil: boolean;
  suggestion?: ShownSuggestion<AnswerValue> | undefined;
  /** A model has suggested an answer for this record or another: what the widget draws of it keeps its room. */
  isEverSuggested?: boolean | undefined;
  isRequired: boolean;
  isReadOnly: boolean;
  isInvalid: boolean;
  onChange: (answer: AnswerValue | undefined) => void;
  /** An answer was given by keys that leave the question done: the keyboard may go on to the next one. */
  onAnswered?: (() => void) | undefined;
  /** The person left the widget without leaving the question: Escape in a text. */
  onDone?: (() => void) | undefined;
}

/** A number that is being typed digit by digit. */
export interface Digits<AnswerValue = unknown> {
  typed: string;
  /** When the last digit came, in milliseconds. */
  at: number;
  /** The answer before the first digit; a further digit starts from it again. */
  before: AnswerValue | undefined;
  wasPencil: boolean;
}

/** A key press on a question and everything that decides what it does. */
export interface KeyPress<Settings = QuestionSettings, AnswerValue = unknown> {
  key: string;
  settings: Settings;
  answer: AnswerValue | undefined;
  isPencil: boolean;
  /** What the last result said of digits that are still waited for. */
  digits: Digits<AnswerValue> | undefined;
  /** The time in milliseconds. */
  now: number;
}

/** What a key does: the answer after it, and digits if a longer number is still possible. */
export interface KeyResult<AnswerValue = unknown> {
  answer: AnswerValue | undefined;
  digits: Digits<AnswerValue> | undefined;
  /** The key chose what the question marks with, and left the answer as it is. */
  tool?: string;
}

/** Keys, as they are printed, and what they do. */
export interface KeyHint {
  /** "submit" is the key that submits from a text. */
  keys: readonly string[] | "submit";
  labelKey:
    | "keys.hintChoose"
    | "keys.hintMove"
    | "keys.hintRank"
    | "keys.hintMark"
    | "keys.hintWrite"
    | "keys.hintLeave"
    | "keys.hintSubmit"
    | "keys.hintToText"
    | "keys.hintToList"
    | "keys.hintClear";
}

/** An option and the number that chooses it. */
export interface NumberedOption {
  number: number;
  text: string;
}

/** What a question that is answered in a field of the record is given there. */
export interface FieldAnswerProps<Settings = QuestionSettings, AnswerValue = unknown>
  extends Pick<
    QuestionViewProps<Settings, AnswerValue>,
    "id" | "settings" | "answer" | "isPencil" | "suggestion" | "isReadOnly"
  > {
  /** After the first touch: which suggested parts of the answer are still to be reviewed, as `onChange` told it. */
  unreviewed?: readonly string[] | undefined;
  /** Keep both with the answer, or what was reviewed is forgotten. */
  onChange: (answer: AnswerValue | undefined, unreviewed?: readonly string[]) => void;
  /** The id of the field's title. */
  labelId: string;
  /** The field's text, letter for letter. */
  text: string;
  /** What stands there until the view has come. */
  fallback: ReactNode;
}

/** The browser half of a question type. */
export interface QuestionTypeDefinition<Type extends QuestionType = QuestionType> {
  type: Type;
  icon: IconPicture;
  /** The name of the type. */
  labelKey: MessageKey;
  /** How it is answered. */
  View: ComponentType<QuestionViewProps<SettingsOf<Type>, AnswerOf<Type>>>;
  /** What a key does while the question is active; pure. Nothing: the key is not its own. */
  onKey?: (press: KeyPress<SettingsOf<Type>, AnswerOf<Type>>) => KeyResult<AnswerOf<Type>> | undefined;
  /** What its keys do, in a few words, for whoever is on it. */
  keyHints: (settings: SettingsOf<Type>) => readonly KeyHint[];
  /** What its numbers choose, for lists of all that can be done by name. */
  numbered?: (settings: SettingsOf<Type>) => readonly NumberedOption[];
  /** For a type that is answered in the record: the name of the field, and what takes the place of its text. */
  inField?: {
    nameOf: (settings: SettingsOf<Type>) => string;
    View: ComponentType<FieldAnswerProps<SettingsOf<Type>, AnswerOf<Type>>>;
  };
}

/** A question type as the registry keeps it, whatever its settings and answers are. */
export interface RegisteredQuestionType {
  type: QuestionType;
  icon: IconPicture;
  labelKey: MessageKey;
  keyHints: (settings: QuestionSettings) => readonly KeyHint[];
  View: ComponentType<QuestionViewProps<QuestionSettings, Answer>>;
  onKey?: (press: KeyPress<QuestionSettings, Answer>) => KeyResult<Answer> | undefined;
  numbered?: (settings: QuestionSettings) => readonly NumberedOption[];
  inField?: {
    nameOf: (settings: QuestionSettings) => string;
    View: ComponentType<FieldAnswerProps<QuestionSettings, Answer>>;
  };
}

/** Registers the browser half of a type. */
export function defineQuestionType<Type extends QuestionType>(
  definition: QuestionTypeDefinition<Type>,
): RegisteredQuestionType {
  // The one place where the registry forgets which settings belong to which answers; `QuestionView` looks
  // the type up by the settings' own `type`, so the two meet again.
  return definition as unknown as RegisteredQuestionType;
}
