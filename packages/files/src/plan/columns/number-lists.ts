/** Longer lists of numbers are nothing that people read. */
const longestRead = 16;
/** Lists of one length, as models make them, are vectors from here on. */
const shortestVector = 8;

/** Notes the lengths of lists of numbers, to tell vectors such as embeddings from values that people read. */
export class NumberListTally {
  private shortest = Number.POSITIVE_INFINITY;
  private longest = 0;
  private hasOthers = false;

  /** Notes the items of a list, or that a value is none. */
  take(items: readonly unknown[] | undefined): void {
    if (this.hasOthers) return;
    if (!items?.every((item) => typeof item === "number")) {
      this.hasOthers = true;
      return;
    }
    // Where a model has made none.
    if (items.length === 0) return;
    this.shortest = Math.min(this.shortest, items.length);
    this.longest = Math.max(this.longest, items.length);
  }

  areVectors(): boolean {
    if (this.hasOthers) return false;
    return this.longest > longestRead || (this.longest >= shortestVector && this.longest === this.shortest);
  }
}
