import type { RootLook, TypedDigits } from "@glossa/design-system";
import type { MessageKey } from "@glossa/locales";
import type { ComponentType, ReactNode } from "react";
import type { Value as AnyValue, QuestionSettings, QuestionType, SettingsOf, ValueOf } from "../schemas";

/** The suggestion for a question. */
export interface ShownSuggestion<Value = AnyValue> {
  value: Value;
  /** One number, or one for each item of a list. */
  score?: number | readonly number[] | null;
  agent?: string | null;
}

/** The props of a question; it is stateless and reports each change. */
export interface QuestionViewProps<
  Settings extends QuestionSettings = QuestionSettings,
  Value = ValueOf<Settings["type"]>,
> extends RootLook {
  /** The id of the input element; a question has the same id for every record. */
  id: string;
  /** The id of the question's title. */
  labelId: string;
  /** The settings of the question, as the API returns them; their `type` determines what is drawn. */
  settings: Settings;
  /** The value on screen; undefined: none. */
  value: Value | undefined;
  /**
   * The value is the unchanged suggestion.
   *
   * @default false
   */
  isPencil?: boolean | undefined;
  /**
   * A suggestion with its score and agent, shown beside the suggested value.
   *
   * @default none
   */
  suggestion?: ShownSuggestion<Value> | undefined;
  /**
   * The question must be answered; screen readers announce it.
   *
   * @default false
   */
  isRequired?: boolean | undefined;
  /**
   * The value can be read, not changed.
   *
   * @default false
   */
  isReadOnly?: boolean | undefined;
  /**
   * The value is missing or not accepted; draws the input as invalid.
   *
   * @default false
   */
  isInvalid?: boolean | undefined;
  /**
   * Called with the new value; undefined: it was taken back. `isTyping`: a text was typed, so that one step of undo takes
   * back what was typed one after the other.
   */
  onChange: (value: Value | undefined, isTyping?: boolean) => void;
  /** A key has completed the value: the focus may move to the next question. */
  onAnswered?: (() => void) | undefined;
  /** The person left the widget without leaving the question: Escape in a text, or a button that goes away. */
  onDone?: (() => void) | undefined;
}

/** The props of the input of a question type: those of the question, with its defaults. */
export type QuestionInputProps<
  Settings extends QuestionSettings = QuestionSettings,
  Value = ValueOf<Settings["type"]>,
> = QuestionViewProps<Settings, Value> &
  Record<"isPencil" | "isRequired" | "isReadOnly" | "isInvalid", boolean>;

/** A number that is being typed digit by digit. */
export interface Digits<Value = AnyValue> extends TypedDigits {
  /** The value before the first digit, from which a further digit starts again. */
  before: Value | undefined;
  wasPencil: boolean;
}

/** A key press on a question and everything that its effect depends on. */
export interface QuestionKeyPress<
  Settings extends QuestionSettings = QuestionSettings,
  Value = ValueOf<Settings["type"]>,
> {
  key: string;
  settings: Settings;
  value: Value | undefined;
  isPencil: boolean;
  /** The pending digits of the previous result. */
  digits: Digits<Value> | undefined;
  /** The time in milliseconds. */
  now: number;
}

/** The effect of a key: the new value, and digits if a longer number is still possible. */
export interface KeyResult<Value = AnyValue> {
  value: Value | undefined;
  digits: Digits<Value> | undefined;
  /** Whether the key continued the number of the digits before it. */
  isLonger?: boolean;
  /** Whether the digits so far are the number of an option, not only the beginning of one. */
  isNumber?: boolean;
  /** The key gave the last part that was missing, in a type that one key does not complete. */
  isCompleted?: boolean;
  /** The key chose this active label, and did not change the value. */
  activeLabel?: string;
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
    | "keys.hintSelect"
    | "keys.hintToText"
    | "keys.hintToList"
    | "keys.hintClear";
  /** Whether the key works only while a text has the focus, or only while none has; by default in both cases. */
  inText?: boolean;
}

/** An option and the number that chooses it. */
export interface NumberedOption {
  number: number;
  text: string;
}

/** The props of a question that is answered in a field of the record. */
export interface QuestionInFieldProps<
  Settings extends QuestionSettings = QuestionSettings,
  Value = ValueOf<Settings["type"]>,
> extends Pick<
    QuestionViewProps<Settings, Value>,
    "id" | "settings" | "value" | "isPencil" | "suggestion" | "isReadOnly" | "className" | "style"
  > {
  /** After the first edit: the suggested parts of the value that are still to be reviewed, as reported by `onChange`. */
  unreviewed?: readonly string[] | undefined;
  /** Store both with the value; otherwise the review is lost. */
  onChange: (value: Value | undefined, unreviewed?: readonly string[]) => void;
  /** The id of the field's title. */
  labelId: string;
  /** The field's text, letter for letter. */
  text: string;
  /** What is shown until the view has loaded. */
  fallback: ReactNode;
}

/** The browser half of a question type. */
export interface QuestionTypeDefinition<Type extends QuestionType = QuestionType> {
  type: Type;
  /** The name of the type. */
  labelKey: MessageKey;
  /** The input of the question. */
  View: ComponentType<QuestionInputProps<SettingsOf<Type>, ValueOf<Type>>>;
  /** The effect of a key while the question is active, as a pure function; undefined for keys that it does not use. */
  onKey?: (press: QuestionKeyPress<SettingsOf<Type>, ValueOf<Type>>) => KeyResult<ValueOf<Type>> | undefined;
  /** A short description of its keys, for the active question. */
  keyHints: (settings: SettingsOf<Type>) => readonly KeyHint[];
  /** The options by their numbers, for lists of all commands. */
  numbered?: (settings: SettingsOf<Type>) => readonly NumberedOption[];
  /** For a type that is answered in the record: the name of the field, and the component that replaces its text. */
  inField?: {
    nameOf: (settings: SettingsOf<Type>) => string;
    View: ComponentType<QuestionInFieldProps<SettingsOf<Type>, ValueOf<Type>>>;
  };
}

/** A question type in the registry, without the types of its settings and values. */
export interface RegisteredQuestionType {
  type: QuestionType;
  labelKey: MessageKey;
  keyHints: (settings: QuestionSettings) => readonly KeyHint[];
  View: ComponentType<QuestionInputProps<QuestionSettings, ValueOf<QuestionType>>>;
  onKey?: (
    press: QuestionKeyPress<QuestionSettings, ValueOf<QuestionType>>,
  ) => KeyResult<ValueOf<QuestionType>> | undefined;
  numbered?: (settings: QuestionSettings) => readonly NumberedOption[];
  inField?: {
    nameOf: (settings: QuestionSettings) => string;
    View: ComponentType<QuestionInFieldProps<QuestionSettings, ValueOf<QuestionType>>>;
  };
}

/** Registers the browser half of a type. */
export function defineQuestionType<Type extends QuestionType>(
  definition: QuestionTypeDefinition<Type>,
): RegisteredQuestionType {
  // The only place where the registry drops the relation of settings and values; `QuestionView` looks
  // up the type by the settings' own `type`, which restores it.
  return definition as unknown as RegisteredQuestionType;
}
