/** A response that is already written as JSON: a long one in parts, while other work is awaited. */
export class JsonText {
  private constructor(readonly parts: readonly string[]) {}

  /** A list of items that are already written, and what surrounds the list. */
  static ofItems(items: readonly string[], rest: object = {}): JsonText {
    const beside = JSON.stringify(rest).slice(1, -1);
    const list = items.flatMap((item, index) => (index === 0 ? [item] : [",", item]));
    return new JsonText(['{"items":[', ...list, beside === "" ? "]}" : `],${beside}}`]);
  }

  /** In UTF-16 code units. */
  get length(): number {
    return this.parts.reduce((length, part) => length + part.length, 0);
  }

  get text(): string {
    return this.parts.join("");
  }
}
