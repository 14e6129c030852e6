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

/** The maximum numbers of wrong passwords within a minute. */
export interface SignInLimits {
  /** For one username from one address. */
  pair: number;
  /** From one address, whatever the usernames: one password may be tried with many. */
  address: number;
  /** For one username, from all addresses. */
  name: number;
}

/** An admitted attempt. */
export interface Admission {
  /** The delay before it. */
  waitMilliseconds: number;
  /** Reports that the password was right. */
  succeed(): Promise<void>;
}

const minute = 60_000;
/** Who has the password has a chance of one in a thousand to guess a code within two weeks. */
const maxCodes = { max: 10, within: 60 * minute };
const slow = { apart: 3000, longest: 15_000 };
const placesKeptFor = 90 * 24 * 60 * minute;

/** Thrown to revert the counts for the limits that were not reached. */
class LimitReached extends Error {}

/**
 * Limits how fast passwords can be guessed, by counts in the database: all servers that share it count together, and a
 * restart resets nothing. An attacker must not lock a user out: an address from which that user has signed in before is
 * slowed down where others must wait.
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

  /** Admits an attempt, which counts as wrong until it succeeds; undefined if it must be made later. */
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

  /** Admits a code of a user whose password was right; undefined if too many were wrong. */
  async admitCode(userId: number): Promise<Pick<Admission, "succeed"> | undefined> {
    const limits = [{ key: this.#keyOf("code", String(userId)), max: maxCodes.max }];
    if (!(await this.#count(limits, Date.now(), maxCodes.within))) return undefined;
    const keys = limits.map(({ key }) => key);
    const forgive = () => this.#database.writeIndependent((db) => forgiveFailures(db, keys));
    return { succeed: () => forgive().catch(unlessFull) };
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

  /** Counts an attempt for all limits, or for none if one is reached: one address must not use up a username for all. */
  async #count(limits: readonly Limit[], time: number, within = minute): Promise<boolean> {
    // An attacker who continues costs only a read, not a turn of the writer.
    if (await isReached(this.#database.credentials, limits, time)) return false;
    const span = { from: time, to: time + within };
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

  /** Usernames are hashed, because a user may type a password in their place. */
  #keyOf(...parts: readonly string[]): string {
    return createHmac("sha256", this.#keys.signIns).update(JSON.stringify(parts)).digest("base64url");
  }
}

/** A full disk must not lock out users who know their password. */
function unlessFull(error: unknown): void {
  if (!(error instanceof StorageError && error.kind === "full")) throw error;
}
