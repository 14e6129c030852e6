const decimalDigit = /^\p{Nd}$/u;

/**
 * The digit that a key types, as "0" to "9"; undefined for other keys. Keyboards type the digits of their script: Arabic,
 * Persian, Devanagari, full-width and others. The signs that a French keyboard types in the row of digits without Shift
 * are not digits: some of them are letters, which go to the search of labels.
 *
 * @param key the key that was pressed
 * @example
 * digitOf("٣"); // "3"
 */
export function digitOf(key: string): string | undefined {
  if (!decimalDigit.test(key)) return undefined;
  const code = key.codePointAt(0) ?? 0;
  // Unicode has the ten digits of each script in a row that begins with zero; some rows follow each other.
  let first = code;
  while (decimalDigit.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}
