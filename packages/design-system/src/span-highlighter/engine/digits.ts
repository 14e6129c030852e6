/** A number that is being typed: two digits within `digitWaitMs` are one. */
export interface TypedDigits {
  typed: string;
  at: number;
}

/** Milliseconds in which a second digit belongs to the first. */
export const digitWaitMs = 300;

/** What a digit means among `count` numbered labels. */
export interface TypedNumber {
  number: number;
  /** It takes the place of the number that its first digits meant. */
  isLonger: boolean;
  /** What a further digit would continue, where a longer number exists. */
  pending: TypedDigits | undefined;
}

/** Reads a digit at once and, where a further one follows in time, the longer number; nothing where none exists. */
export function typeNumber(
  key: string,
  before: TypedDigits | undefined,
  now: number,
  count: number,
): TypedNumber | undefined {
  if (!/^\d$/.test(key)) return undefined;
  const isInTime = before !== undefined && now - before.at <= digitWaitMs;
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
