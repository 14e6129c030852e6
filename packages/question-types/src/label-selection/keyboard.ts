import type { SettingsOf } from "../schemas";
import type { KeyResult, QuestionKeyPress } from "../view-parts/definition";
import { chooseByDigit } from "../view-parts/digits";

/** The value after a label was pressed: the chosen one is removed, one in pencil is confirmed. */
export function chooseLabel(value: string | undefined, isPencil: boolean, label: string): string | undefined {
  return value === label && !isPencil ? undefined : label;
}

/** Digits choose by the place of an option in the question's own order and never take it out; Delete does. */
export function onLabelKey(
  press: QuestionKeyPress<SettingsOf<"label_selection">, string>,
): KeyResult<string> | undefined {
  if (press.key === "Delete") return { value: undefined, digits: undefined };
  const { options } = press.settings;
  const numbers = options.map((_, index) => index + 1);
  return chooseByDigit<string>(press, numbers, (number) => options[number - 1]?.value);
}
