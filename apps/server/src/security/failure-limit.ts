const windowInMilliseconds = 60_000;
const maxKeys = 10_000;

/** Counts failures per key and minute, so that nobody can guess passwords at speed. */
export class FailureLimit {
  readonly #failures = new Map<string, { count: number; until: number }>();

  constructor(readonly max: number) {}

  /** Whether one more try may be made, which counts as a failure until it is forgiven: many come at once. */
  mayTry(key: string): boolean {
    const known = this.#failures.get(key);
    const isCurrent = known !== undefined && known.until > Date.now();
    if (isCurrent && known.count >= this.max) return false;
    const next = isCurrent
      ? { ...known, count: known.count + 1 }
      : { count: 1, until: Date.now() + windowInMilliseconds };
    this.#failures.delete(key);
    this.#failures.set(key, next);
    const [oldest] = this.#failures.keys();
    // Bounded, or made-up usernames would fill the memory.
    if (this.#failures.size > maxKeys && oldest !== undefined) this.#failures.delete(oldest);
    return true;
  }

  /** Takes back what a try counted that was none of the failures. */
  forgive(key: string): void {
    const known = this.#failures.get(key);
    if (known) this.#failures.set(key, { ...known, count: known.count - 1 });
  }
}
