import { setTimeout } from "node:timers/promises";
import type { Caller } from "../../http/caller";
import { hashPassword, isPassword, pretendToCheck } from "../../security/passwords";
import { Turns } from "../../security/turns";
import type { Services } from "../../services";
import { findUserBySignIn, type UserRow } from "../users/users.repository";
import { recordFailure } from "./failed-sign-ins";
import { tooManySignIns } from "./refusals";

// Each hash takes 19 MiB and one of the few threads that also read files.
const maxHashesAtOnce = 2;
const maxWaiting = 100;

/** Checks passwords, few at a time, and slows down those who guess. */
export class PasswordCheck {
  readonly #services: Pick<Services, "database" | "signInGuard">;
  readonly #hashing = new Turns(maxHashesAtOnce, maxWaiting);

  constructor(services: Pick<Services, "database" | "signInGuard">) {
    this.#services = services;
  }

  /** The user who signs in with this name and password, even if switched off; undefined if there is none. */
  async userWith(
    credentials: { username: string; password: string },
    ip: string,
  ): Promise<UserRow | undefined> {
    return this.#check(credentials, { ip, isSignedIn: false });
  }

  /** The user who is signed in, if this is their password; undefined otherwise. */
  async confirm({ username }: Caller, password: string, ip: string): Promise<UserRow | undefined> {
    return this.#check({ username, password }, { ip, isSignedIn: true });
  }

  async #check(
    { username, password }: { username: string; password: string },
    { ip, isSignedIn }: { ip: string; isSignedIn: boolean },
  ): Promise<UserRow | undefined> {
    const { database, signInGuard } = this.#services;
    const admission = await signInGuard.admit(ip, username);
    if (!admission) throw tooManySignIns();
    if (admission.waitMilliseconds > 0) await setTimeout(admission.waitMilliseconds);
    const user = await findUserBySignIn(database.credentials, username);
    const judged = await this.#hashing.take(async () =>
      user ? isPassword(password, user.password_hash) : pretendToCheck(password),
    );
    if (!judged) throw tooManySignIns();
    if (!user) return undefined;
    const by = { publicId: user.public_id, username: user.username };
    if (!judged.result) {
      await recordFailure(database, by, { ip, reason: "wrong_password", isSignedIn });
      return undefined;
    }
    // Tries of a switched-off account count as failures, which bounds their entries in the audit log.
    if (user.is_active) await admission.succeed();
    else await recordFailure(database, by, { ip, reason: "switched_off", isSignedIn });
    return user;
  }

  /** Hashes a new password. */
  async hash(password: string): Promise<string> {
    const hashed = await this.#hashing.take(() => hashPassword(password));
    if (!hashed) throw tooManySignIns();
    return hashed.result;
  }
}
