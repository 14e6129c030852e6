import { timestampOf } from "../database/clock";
import type { Database } from "../database/database";

const minute = 60_000;
const everyMilliseconds = 5 * minute;
const maxRemembered = 10_000;

/** Notes when sign-ins and API keys were last used: at most one write in five minutes for each, in whole minutes. */
export class LastUses {
  readonly #database: Database;
  readonly #noted = new Map<string, number>();
  readonly #writes = new Set<Promise<void>>();

  constructor(database: Database) {
    this.#database = database;
  }

  /** Notes that a credential is used now. The request does not wait for the write. */
  note(table: "sign_ins" | "api_keys", publicId: string, storedAt: string | null): void {
    const time = Date.now();
    const stored = storedAt === null ? 0 : Date.parse(`${storedAt}Z`);
    // Data that this process has just written may not be readable yet.
    if (time - Math.max(stored, this.#noted.get(publicId) ?? 0) < everyMilliseconds) return;
    if (this.#noted.size >= maxRemembered) this.#noted.clear();
    this.#noted.set(publicId, time);
    const last_used_at = timestampOf(Math.floor(time / minute) * minute);
    const write = this.#database
      .writeIndependent(async (db) => {
        await db.updateTable(table).set({ last_used_at }).where("public_id", "=", publicId).execute();
      })
      // A full disk must not keep anybody out; the next use is noted again.
      .catch(() => undefined)
      .finally(() => this.#writes.delete(write));
    this.#writes.add(write);
  }

  /** Waits until everything is written. */
  async settle(): Promise<void> {
    await Promise.all(this.#writes);
  }
}
