/**
 * Remembers which of very many texts have occurred, each with a number, in 12 bytes of a table instead of a string: a
 * file may have millions of rows. Two texts are taken for one with a probability of 1 in 2^64.
 */
export class Seen {
  private keys = new Uint32Array(2 * 1024);
  private marks = new Uint32Array(1024);
  private count = 0;

  /** Notes a text with a number above 0; returns the number of the same text before, or 0 and keeps this one. */
  add(text: string, mark: number): number {
    if (this.count * 2 > this.marks.length) this.grow();
    const [high, low] = hash(text);
    return this.put(high, low, mark);
  }

  /** Replaces the number of a text that was noted. */
  replace(text: string, mark: number): void {
    const [high, low] = hash(text);
    this.marks[this.slotOf(high, low)] = mark;
  }

  private put(high: number, low: number, mark: number): number {
    const slot = this.slotOf(high, low);
    const before = this.marks[slot] ?? 0;
    if (before !== 0) return before;
    this.keys[2 * slot] = high;
    this.keys[2 * slot + 1] = low;
    this.marks[slot] = mark;
    this.count += 1;
    return 0;
  }

  private slotOf(high: number, low: number): number {
    const mask = this.marks.length - 1;
    let slot = low & mask;
    while (this.marks[slot] !== 0 && (this.keys[2 * slot] !== high || this.keys[2 * slot + 1] !== low)) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  private grow(): void {
    const { keys, marks } = this;
    this.keys = new Uint32Array(keys.length * 2);
    this.marks = new Uint32Array(marks.length * 2);
    this.count = 0;
    for (let slot = 0; slot < marks.length; slot += 1) {
      const mark = marks[slot] ?? 0;
      if (mark !== 0) this.put(keys[2 * slot] ?? 0, keys[2 * slot + 1] ?? 0, mark);
    }
  }
}

/** Two independent numbers of 32 bits for a text. */
function hash(text: string): [number, number] {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 0x9e3779b1);
    low = Math.imul(low ^ code, 0x5f356495);
  }
  high = Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35);
  low = Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(high ^ (high >>> 13), 0xc2b2ae35);
  return [high >>> 0, low >>> 0];
}
