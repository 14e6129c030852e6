/** A number that is being typed: two digits within `digitWait` are one. */
export interface TypedDigits {
  typed: string;
  at: number;
}

/** Milliseconds in which a second digit belongs to the first. */
export const digitWait = 300;

/** The number that a digit selects among `count` options. */
export interface TypedNumber {
  number: number;
  /** Replaces the number that the first digits selected. */
  isLonger: boolean;
  /** The number so far, if a longer number exists. */
  pending: TypedDigits | undefined;
}

/** Interprets a digit at once and, with a further digit in time, as the longer number; undefined if there is none. */
export function typeNumber(
  key: string,
  before: TypedDigits | undefined,
  now: number,
  count: number,
): TypedNumber | undefined {
  if (!/^\d$/.test(key)) return undefined;
  const isInTime = before !== undefined && now - before.at <= digitWait;
  const longer = isInTime ? before.typed + key : undefined;
  const typed = [longer, key].find((digits) => digits !== undefined && isNumber(digits, count));
  if (typed === undefined) return undefined;
  const number = Number(typed);
  return {
    number,
    isLonger: typed === longer,
    pending: number * 10 <= count ? { typed, at: now } : undefined,
  };
}

function isNumber(digits: string, count: number): boolean {
  return !digits.startsWith("0") && Number(digits) <= count;
}
