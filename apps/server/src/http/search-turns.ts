import { errorCodes } from "@glossa/contract";
import { Turns } from "../security/turns";
import { HttpError } from "./errors/http-errors";

/** The number of concurrent searches of one user. */
const atOnce = 2;
/** The number of searches that may wait; paging quickly requests a few. */
const mostWaiting = 8;

const tooMany = `Too many searches at once: ${atOnce} run and ${mostWaiting} wait for you already. Try again in a second.`;

/** Limits the concurrent searches of each user: others wait in a short queue, and further ones are refused. */
export class SearchTurns {
  readonly #byPerson = new Map<number, Turns>();

  /** Does some work for a user when it is their turn. */
  async run<Result>(userId: number, work: () => Promise<Result>): Promise<Result> {
    const turns = this.#byPerson.get(userId) ?? new Turns(atOnce, mostWaiting);
    this.#byPerson.set(userId, turns);
    try {
      const done = await turns.take(work);
      if (!done) throw new HttpError(429, { detail: tooMany }, errorCodes.tooManySearches, 1);
      return done.result;
    } finally {
      if (turns.isIdle) this.#byPerson.delete(userId);
    }
  }
}
