import type { SettingsOf } from "../schemas";
import type { QuestionKeyPress } from "../view-parts/definition";
import { chooseByDigit } from "../view-parts/digits";

/** Adds or removes a label; one in pencil is confirmed together with the others. An empty list becomes no value. */
export function toggleLabel(
  value: readonly string[] | undefined,
  isPencil: boolean,
  label: string,
): string[] | undefined {
  const chosen = value ?? [];
  if (!chosen.includes(label)) return [...chosen, label];
  if (isPencil) return [...chosen];
  const left = chosen.filter((other) => other !== label);
  return left.length > 0 ? left : undefined;
}

/** Digits toggle by the place of an option in the question's own order. */
export function onMultiLabelKey(press: QuestionKeyPress<SettingsOf<"multi_label_selection">, string[]>) {
  const { options } = press.settings;
  const numbers = options.map((_, index) => index + 1);
  return chooseByDigit<string[]>(press, numbers, (number, { value, isPencil }) => {
    const option = options[number - 1];
    return option && toggleLabel(value, isPencil, option.value);
  });
}
