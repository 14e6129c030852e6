import type { Limit } from "./sign-ins.repository";

const maxKeys = 10_000;

/** Counts failures in memory while the database has no space for them. */
export class FailureLimit {
  readonly #failures = new Map<string, { count: number; endsAt: number }>();

  /** Whether another attempt is allowed, which is counted as a failure. */
  count({ key, max }: Limit, { from, to }: { from: number; to: number }): boolean {
    const known = this.#failures.get(key);
    const isCurrent = known !== undefined && known.endsAt > from;
    if (isCurrent && known.count >= max) return false;
    this.#failures.delete(key);
    this.#failures.set(key, isCurrent ? { ...known, count: known.count + 1 } : { count: 1, endsAt: to });
    const [oldest] = this.#failures.keys();
    // Bounded, because invented usernames would otherwise fill the memory.
    if (this.#failures.size > maxKeys && oldest !== undefined) this.#failures.delete(oldest);
    return true;
  }
}
