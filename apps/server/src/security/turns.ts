/** Limits how many run something at once and how many more wait for it. */
export class Turns {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(
    readonly max: number,
    readonly maxWaiting: number,
  ) {}

  /** Whether nothing runs or waits. */
  get isIdle(): boolean {
    return this.#running === 0;
  }

  /** Does some work when it is its turn; undefined if too many wait already. */
  async take<Result>(work: () => Promise<Result>): Promise<{ result: Result } | undefined> {
    if (this.#running >= this.max) {
      if (this.#waiting.length >= this.maxWaiting) return undefined;
      // The turn is handed over directly, so that no other work gets in between.
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else this.#running += 1;
    try {
      return { result: await work() };
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
