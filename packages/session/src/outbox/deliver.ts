import { type Answer, isSameAnswer, type StoredAnswer } from "../answer";
import type { OutboxEntry } from "./entry";

/** How a request failed, in the only four ways that matter to a sender. */
export class DeliveryError extends Error {
  /**
   * `unreachable`: no reply, or one that says "later" (5xx, 429); worth another try.
   * `signIn`: 401. `missing`: 404. `exists`: 409. `changed`: 412, not the answer any more that was to be
   * replaced. `refused`: any other no, final until the answer changes.
   */
  readonly kind: "unreachable" | "signIn" | "missing" | "exists" | "changed" | "refused";
  /** HTTP status, 0 where there was no reply. */
  readonly status: number;

  constructor(kind: DeliveryError["kind"], reason: string, status: number) {
    super(reason);
    this.name = "DeliveryError";
    this.kind = kind;
    this.status = status;
  }
}

/** The calls that deliver answers; each throws `DeliveryError`. */
export interface ResponsesPort {
  /** The answer that the server holds of this person for a record. */
  readMine(recordId: string): Promise<StoredAnswer | null>;
  create(recordId: string, answer: Answer): Promise<StoredAnswer>;
  update(base: StoredAnswer, answer: Answer): Promise<StoredAnswer>;
  /** Whether the server replaces an answer only while it is still the `base`; else it must be read just before. */
  checksBase(): Promise<boolean>;
  remove(responseId: string): Promise<void>;
}

/** How a delivery ended: the server holds what was wanted, or something that nobody here sent. */
export type Outcome =
  | { kind: "confirmed"; stored: StoredAnswer | null }
  | { kind: "conflict"; other: StoredAnswer };

type Settled = Outcome | { kind: "write"; base: StoredAnswer | null };

/**
 * Decides from facts, never from guesses, what is left to do when the server is known to hold `mine`:
 * nothing, a write over an answer that is ours or was known, or a conflict.
 */
export function settle(
  entry: Pick<OutboxEntry, "wanted" | "base" | "sent">,
  mine: StoredAnswer | null,
): Settled {
  if (isSameAnswer(mine, entry.wanted)) return { kind: "confirmed", stored: mine };
  if (mine === null) return { kind: "write", base: null };
  const isKnown = mine.id === entry.base?.id && mine.updatedAt === entry.base.updatedAt;
  const isOurs = entry.sent.some((body) => isSameAnswer(body, mine));
  return isKnown || isOurs ? { kind: "write", base: mine } : { kind: "conflict", other: mine };
}

/** More often than this an answer does not change between two requests by chance. */
const MOST_READS = 3;

/**
 * Brings the server to hold what the entry wants. A first answer is one POST, a change of a known one a
 * conditional PUT; where an earlier reply never came, or the server can't check what it replaces, the record is
 * read first.
 *
 * @param doubts bodies whose reply never came, from before this attempt
 * @throws DeliveryError
 */
export async function deliver(
  entry: OutboxEntry,
  doubts: OutboxEntry["sent"],
  port: ResponsesPort,
): Promise<Outcome> {
  let settled: Settled = { kind: "write", base: entry.base };
  let mustRead = doubts.length > 0 || (entry.base !== null && !(await isChecked(entry, port)));
  for (let reads = 0; reads < MOST_READS; reads += 1) {
    if (mustRead) settled = settle({ ...entry, sent: doubts }, await port.readMine(entry.recordId));
    if (settled.kind !== "write") return settled;
    try {
      return { kind: "confirmed", stored: await write(entry, settled.base, port) };
    } catch (error) {
      if (!cameBetween(error)) throw error;
      mustRead = true;
    }
  }
  throw new DeliveryError("unreachable", "The answer on the server keeps changing.", 0);
}

/** Whether an answer appeared or changed just before the write: whose it is, the record tells. */
function cameBetween(error: unknown): boolean {
  return error instanceof DeliveryError && (error.kind === "exists" || error.kind === "changed");
}

/** Taking an answer away knows no condition. */
async function isChecked({ wanted }: OutboxEntry, port: ResponsesPort): Promise<boolean> {
  return wanted !== null && (await port.checksBase());
}

async function write(
  { recordId, wanted }: OutboxEntry,
  base: StoredAnswer | null,
  port: ResponsesPort,
): Promise<StoredAnswer | null> {
  if (wanted === null) {
    if (base) await unlessMissing(port.remove(base.id));
    return null;
  }
  const updated = base && (await unlessMissing(port.update(base, wanted)));
  return updated ?? port.create(recordId, wanted);
}

async function unlessMissing<T>(request: Promise<T>): Promise<T | undefined> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof DeliveryError && error.kind === "missing") return undefined;
    throw error;
  }
}
