/** An answer that has been written as JSON already: a long one part by part, while something else is waited for. */
export class JsonText {
  private constructor(readonly parts: readonly string[]) {}

  /** A list of items, each of them written already, with what stands beside the list. */
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
