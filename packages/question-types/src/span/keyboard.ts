import type { AnswerOf, SettingsOf } from "../schemas";
import type { KeyPress, KeyResult } from "../view-parts/definition";
import { chooseByDigit } from "../view-parts/digits";

type Spans = AnswerOf<"span">;

/** Digits choose the active label; the value does not change. */
export function onSpanKey(press: KeyPress<SettingsOf<"span">, Spans>): KeyResult<Spans> | undefined {
  const { options } = press.settings;
  const numbers = options.map((_, index) => index + 1);
  const digits = press.digits && { ...press.digits, before: undefined };
  const choice = chooseByDigit<string>(
    { key: press.key, now: press.now, answer: undefined, isPencil: false, digits },
    numbers,
    (number) => options[number - 1]?.value,
  );
  if (choice?.answer === undefined) return undefined;
  return {
    answer: press.answer,
    digits: choice.digits && { ...choice.digits, before: undefined },
    tool: choice.answer,
  };
}
