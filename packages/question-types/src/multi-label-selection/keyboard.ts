import type { SettingsOf } from "../schemas";
import type { KeyPress } from "../view-parts/definition";
import { chooseByDigit } from "../view-parts/digits";

/** Adds or removes a label; one in pencil is confirmed together with the others. An empty list is no value. */
export function toggleLabel(
  answer: readonly string[] | undefined,
  isPencil: boolean,
  value: string,
): string[] | undefined {
  const chosen = answer ?? [];
  if (!chosen.includes(value)) return [...chosen, value];
  if (isPencil) return [...chosen];
  const left = chosen.filter((label) => label !== value);
  return left.length > 0 ? left : undefined;
}

/** Digits toggle by the place of an option in the question's own order. */
export function onMultiLabelKey(press: KeyPress<SettingsOf<"multi_label_selection">, string[]>) {
  const { options } = press.settings;
  const numbers = options.map((_, index) => index + 1);
  return chooseByDigit<string[]>(press, numbers, (number, { answer, isPencil }) => {
    const option = options[number - 1];
    return option && toggleLabel(answer, isPencil, option.value);
  });
}
