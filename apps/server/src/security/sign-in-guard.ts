import { createHmac } from "node:crypto";
import type { Database } from "../database/database";
import { StorageError } from "../database/storage-error";
import { FailureLimit } from "./failure-limit";
import { networkOf } from "./network";
import type { Keys } from "./secret";
import {
  countFailure,
  forgetSignIns,
  forgiveFailures,
  hasPlace,
  isReached,
  type Limit,
  storePlace,
  takeMoment,
} from "./sign-ins.repository";

/** How many wrong passwords are judged within a minute. */
export interface SignInLimits {
  /** For one name from one address. */
  pair: number;
  /** From one address, whatever the names: one password may be tried on many. */
  address: number;
  /** For one name, wherever from. */
  name: number;
}

/** A try that is judged. */
export interface Admission {
  /** How long to wait before. */
  waitMilliseconds: number;
  /** Says that the password was right. */
  succeed(): Promise<void>;
}

const minute = 60_000;
const slow = { apart: 3000, longest: 15_000 };
const placesKeptFor = 90 * 24 * 60 * minute;

/** Thrown to take back what was counted for the limits that were not reached. */
class LimitReached extends Error {}

/**
 * Limits how fast passwords can be guessed, by counts in the database: all servers that share it count together, and a
 * restart forgets nothing. Whoever guesses somebody's must not keep them out: an address from which that person has
 * signed in before is slowed down where others have to wait.
 */
export class SignInGuard {
  readonly #limits: SignInLimits;
  readonly #database: Database;
  readonly #keys: Keys;
  readonly #whileFull = new FailureLimit();
  #forgotAt = 0;

  constructor(limits: SignInLimits, { database, keys }: { database: Database; keys: Keys }) {
    this.#limits = limits;
    this.#database = database;
    this.#keys = keys;
  }

  /** Admits a try, which counts as wrong until it succeeds; undefined where it has to be made later. */
  async admit(address: string, name: string): Promise<Admission | undefined> {
    const time = Date.now();
    const network = networkOf(address);
    const pair = this.#keyOf("pair", network, name);
    const limits = [
      { key: pair, max: this.#limits.pair },
      { key: this.#keyOf("address", network), max: this.#limits.address },
      { key: this.#keyOf("name", name), max: this.#limits.name },
    ];
    if (await this.#count(limits, time)) return this.#admission(0, pair, limits);
    const moment = await this.#takeMoment(pair, time);
    return moment === undefined ? undefined : this.#admission(moment - time, pair, []);
  }

  #admission(waitMilliseconds: number, pair: string, counted: readonly Limit[]): Admission {
    const succeed = () =>
      this.#database
        .writeIndependent(async (db) => {
          await forgiveFailures(
            db,
            counted.map(({ key }) => key),
          );
          await storePlace(db, pair, Date.now() + placesKeptFor);
        })
        .catch(unlessFull);
    return { waitMilliseconds, succeed };
  }

  /** Counts a try for all limits, or for none where one is reached: or one address would use up a name for all. */
  async #count(limits: readonly Limit[], time: number): Promise<boolean> {
    // Whoever goes on all the same costs a reading, and nobody's turn to write.
    if (await isReached(this.#database.credentials, limits, time)) return false;
    const span = { from: time, to: time + minute };
    try {
      await this.#forget(time);
      await this.#database.writeIndependent(async (db) => {
        for (const limit of limits) if (!(await countFailure(db, limit, span))) throw new LimitReached();
      });
      return true;
    } catch (error) {
      if (error instanceof LimitReached) return false;
      unlessFull(error);
      return limits.every((limit) => this.#whileFull.count(limit, span));
    }
  }

  async #forget(time: number): Promise<void> {
    if (time - this.#forgotAt < minute) return;
    this.#forgotAt = time;
    await this.#database.writeIndependent((db) => forgetSignIns(db, time));
  }

  async #takeMoment(pair: string, time: number): Promise<number | undefined> {
    if (!(await hasPlace(this.#database.credentials, pair, time))) return undefined;
    return this.#database.writeIndependent((db) => takeMoment(db, pair, { time, ...slow }));
  }

  /** What is typed as a name may be a password, so that none of it is stored as it is. */
  #keyOf(...parts: readonly string[]): string {
    return createHmac("sha256", this.#keys.signIns).update(JSON.stringify(parts)).digest("base64url");
  }
}

/** A full disk keeps nobody out who knows their password. */
function unlessFull(error: unknown): void {
  if (!(error instanceof StorageError && error.kind === "full")) throw error;
}
