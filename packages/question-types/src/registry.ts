import { labelQuestion } from "./label-selection";
import { multiLabelQuestion } from "./multi-label-selection";
import { rankingQuestion } from "./ranking";
import { ratingQuestion } from "./rating";
import { isFitting } from "./schema-parts/fitting";
import type { QuestionSettings, QuestionType, Value } from "./schemas";
import { spanQuestion } from "./span";
import { textQuestion } from "./text";
import type {
  KeyHint,
  KeyResult,
  NumberedOption,
  QuestionKeyPress,
  RegisteredQuestionType,
} from "./view-parts/definition";

const questionTypes: Record<QuestionType, RegisteredQuestionType> = {
  label_selection: labelQuestion,
  multi_label_selection: multiLabelQuestion,
  rating: ratingQuestion,
  text: textQuestion,
  span: spanQuestion,
  ranking: rankingQuestion,
};

/** Returns what the browser needs of a question type; undefined for one of another backend. */
export function knownQuestionType(type: string): RegisteredQuestionType | undefined {
  return Object.hasOwn(questionTypes, type) ? questionTypes[type as QuestionType] : undefined;
}

/**
 * Returns what the browser needs of a question type: its name, its view and its keys.
 *
 * @param type such as `rating`
 * @throws an error that names the type, if no question type has this name
 * @example
 * questionTypeOf("rating").labelKey; // "questionTypes.rating"
 */
export function questionTypeOf(type: string): RegisteredQuestionType {
  const found = knownQuestionType(type);
  if (!found)
    throw new Error(
      `There is no question type "${type}", so its question can't be shown. Show it with a component of your own, or add the type in the repository of Glossa (registry.ts).`,
    );
  return found;
}

/**
 * Describes the keys of a question in a few words.
 *
 * @param settings those of the question
 * @example
 * const hints = keyHintsOf({ type: "rating", options: [{ value: 1 }, { value: 2 }] });
 * hints.map(({ keys }) => keys); // [["1–2"], ["Delete"]]
 */
export function keyHintsOf(settings: QuestionSettings): readonly KeyHint[] {
  return knownQuestionType(settings.type)?.keyHints(settings) ?? [];
}

/**
 * Returns the effect of a key on a question of any type; undefined if the question does not use the key.
 *
 * @param press the key, the question and its value
 * @example
 * const settings = { type: "rating" as const, options: [{ value: 1 }, { value: 2 }] };
 * const before = { settings, value: undefined, isPencil: false, digits: undefined };
 * onQuestionKey({ ...before, key: "2", now: performance.now() })?.value; // 2
 */
export function onQuestionKey(press: QuestionKeyPress): KeyResult<Value> | undefined {
  // The type of the value follows from the settings; TypeScript cannot derive that outside of the registry.
  const { type } = press.settings;
  return knownQuestionType(type)?.onKey?.({
    ...press,
    value: isFitting(type, press.value) ? press.value : undefined,
  });
}

/**
 * Returns the options that the number keys of a question select; empty if number keys alone select nothing.
 *
 * @param settings those of the question
 * @example
 * const options = [{ value: "refund", text: "Refund", description: null }];
 * numberedOptions({ type: "label_selection", options, visible_options: null }); // [{ number: 1, text: "Refund" }]
 */
export function numberedOptions(settings: QuestionSettings): readonly NumberedOption[] {
  return knownQuestionType(settings.type)?.numbered?.(settings) ?? [];
}

/**
 * Returns the effect of a number on a question, as if its digits were typed at once.
 *
 * @param press the question and its value
 * @param number from 1
 * @example
 * const settings = { type: "rating" as const, options: [{ value: 5 }, { value: 10 }] };
 * const before = { settings, value: undefined, isPencil: false };
 * onQuestionNumber({ ...before, now: performance.now() }, 10)?.value; // 10
 */
export function onQuestionNumber(
  press: Omit<QuestionKeyPress, "key" | "digits">,
  number: number,
): KeyResult<Value> | undefined {
  let result: KeyResult<Value> | undefined;
  for (const key of String(number)) {
    result = onQuestionKey({ ...press, key, digits: result?.digits });
  }
  return result;
}
