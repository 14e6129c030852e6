/** Whether a write takes milliseconds, such as that of a response, or up to a second, such as a batch of an import. */
export type WriteLength = "short" | "long";

/**
 * Gives turns to writes, one at a time. Short ones go before long ones that wait, so an import delays a response by one
 * batch at most, however many programs import at once. After a number of short ones the next long one has its turn.
 */
export class WriteTurns {
  readonly #waiting: Record<WriteLength, Array<() => void>> = { short: [], long: [] };
  readonly #mostShort: number;
  #shortInARow = 0;
  #isTaken = false;

  /** @param mostShort how many short writes may pass a long one */
  constructor(mostShort: number) {
    this.#mostShort = mostShort;
  }

  /** Runs some work in a turn of its own. */
  async run<Result>(length: WriteLength, work: () => Promise<Result>): Promise<Result> {
    await this.take(length);
    try {
      return await work();
    } finally {
      this.release();
    }
  }

  /** Waits for a turn, which ends with `release`. */
  async take(length: WriteLength): Promise<void> {
    if (this.#isTaken) await new Promise<void>((resolve) => this.#waiting[length].push(resolve));
    this.#isTaken = true;
  }

  release(): void {
    const next = this.#next();
    // Handed over directly, so that no other work gets in between.
    if (next) next();
    else this.#isTaken = false;
  }

  #next(): (() => void) | undefined {
    const { short, long } = this.#waiting;
    const isLongDue = short.length === 0 || this.#shortInARow >= this.#mostShort;
    this.#shortInARow = long.length === 0 || isLongDue ? 0 : this.#shortInARow + 1;
    return long.length > 0 && isLongDue ? long.shift() : short.shift();
  }
}

/** Turns to write to each dataset: writes to different ones do not wait for each other. */
export class DatasetTurns {
  readonly #turns = new Map<number, { turns: WriteTurns; users: number }>();
  readonly #mostShort: number;

  /** @param mostShort how many short writes to a dataset may pass a long one */
  constructor(mostShort: number) {
    this.#mostShort = mostShort;
  }

  /** Runs some work in a turn of its own among those of the dataset. */
  async run<Result>(datasetId: number, length: WriteLength, work: () => Promise<Result>): Promise<Result> {
    const own = this.#turns.get(datasetId) ?? { turns: new WriteTurns(this.#mostShort), users: 0 };
    this.#turns.set(datasetId, own);
    own.users += 1;
    try {
      return await own.turns.run(length, work);
    } finally {
      own.users -= 1;
      if (own.users === 0) this.#turns.delete(datasetId);
    }
  }
}
