import { errorCodes } from "@glossa/contract";
import { Turns } from "../security/turns";
import { HttpError } from "./http-errors";

/** How many searches of a person run at the same time. */
const atOnce = 2;
/** How many more may wait; a page that is paged through quickly asks for a few. */
const mostWaiting = 8;

const tooMany = `Too many searches at once: ${atOnce} run and ${mostWaiting} wait for you already. Try again in a second.`;

/** Lets each person do a few searches at once: the others wait in a short line, and what comes after is refused. */
export class SearchTurns {
  readonly #byPerson = new Map<number, Turns>();

  /** Does some work for a person when it is their turn. */
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
