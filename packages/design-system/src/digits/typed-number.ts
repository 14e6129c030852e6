import { digitOf } from "./digit-of";

/** Digits typed so far; a digit within `digitWait` of the previous one continues the number. */
export interface TypedDigits {
  typed: string;
  at: number;
}

/** In ms. */
export const digitWait = 300;

/** The effect of a digit. */
export interface TypedNumber {
  number: number;
  /** Whether the digit continues the previous ones; the number then replaces the one that they selected. */
  isLonger: boolean;
  /** The digits so far, if a longer number exists. */
  pending: TypedDigits | undefined;
}

/** The effect of a digit among numbers that need not be consecutive. */
export interface TypedNumberAmong extends Omit<TypedNumber, "number"> {
  /** Undefined if the digits are only the beginning of a number. */
  number: number | undefined;
}

/** Interprets a digit among the numbers from 1 to `count`. */
export function interpretDigit(
  key: string,
  before: TypedDigits | undefined,
  now: number,
  count: number,
): TypedNumber | undefined {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const typed = interpretDigitAmong(key, before, now, numbers);
  return typed?.number === undefined ? undefined : { ...typed, number: typed.number };
}

/**
 * Returns the number of a digit immediately, or the longer number if the digit follows in time; undefined if no number
 * begins with these digits.
 *
 * @param key the key that was pressed
 * @param before the digits typed so far; undefined at the beginning
 * @param now the time of the press, in milliseconds
 * @param numbers those that can be typed
 * @example
 * interpretDigitAmong("3", undefined, performance.now(), [1, 2, 3])?.number; // 3
 */
export function interpretDigitAmong(
  key: string,
  before: TypedDigits | undefined,
  now: number,
  numbers: readonly number[],
): TypedNumberAmong | undefined {
  const digit = digitOf(key);
  if (digit === undefined) return undefined;
  const texts = numbers.map(String);
  const isInTime = before !== undefined && now - before.at <= digitWait;
  const longer = isInTime ? before.typed + digit : undefined;
  const typed = [longer, digit].find((digits) => digits !== undefined && begins(digits, texts));
  if (typed === undefined) return undefined;
  return {
    number: texts.includes(typed) ? Number(typed) : undefined,
    isLonger: typed === longer,
    pending: texts.some((text) => text.length > typed.length && text.startsWith(typed))
      ? { typed, at: now }
      : undefined,
  };
}

function begins(digits: string, texts: readonly string[]): boolean {
  return texts.some((text) => text.startsWith(digits));
}
