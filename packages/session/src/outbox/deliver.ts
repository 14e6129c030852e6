import { type Answer, isSameAnswer, type StoredAnswer } from "../answer";
import type { OutboxEntry } from "./entry";

/** How a request failed, in the only four ways that matter to a sender. */
export class DeliveryError extends Error {
  /**
   * `unreachable`: no reply, or one that says "later" (5xx, 429); worth another try.
   * `signIn`: 401. `missing`: 404. `exists`: 409. `refused`: any other no, final until the answer changes.
   */
  readonly kind: "unreachable" | "signIn" | "missing" | "exists" | "refused";
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
  update(responseId: string, answer: Answer): Promise<StoredAnswer>;
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

/**
 * Brings the server to hold what the entry wants. A first answer is one POST; wherever an answer could be
 * replaced unseen, or an earlier reply never came, the record is read first.
 *
 * @param doubts bodies whose reply never came, from before this attempt
 * @throws DeliveryError
 */
export async function deliver(
  entry: OutboxEntry,
  doubts: OutboxEntry["sent"],
  port: ResponsesPort,
): Promise<Outcome> {
  const mustRead = entry.base !== null || doubts.length > 0;
  const settled: Settled = mustRead
    ? settle({ ...entry, sent: doubts }, await port.readMine(entry.recordId))
    : { kind: "write", base: null };
  if (settled.kind !== "write") return settled;
  return write(entry, settled.base, port);
}

async function write(entry: OutboxEntry, base: StoredAnswer | null, port: ResponsesPort): Promise<Outcome> {
  const { wanted } = entry;
  if (wanted === null) {
    if (base) await unlessMissing(port.remove(base.id));
    return { kind: "confirmed", stored: null };
  }
  const updated = base && (await unlessMissing(port.update(base.id, wanted)));
  if (updated) return { kind: "confirmed", stored: updated };
  return create(entry, wanted, port);
}

/** A 409 says that an answer came in between: whose, the record tells. */
async function create(entry: OutboxEntry, wanted: Answer, port: ResponsesPort): Promise<Outcome> {
  try {
    return { kind: "confirmed", stored: await port.create(entry.recordId, wanted) };
  } catch (error) {
    if (!(error instanceof DeliveryError) || error.kind !== "exists") throw error;
    const settled = settle(entry, await port.readMine(entry.recordId));
    if (settled.kind !== "write") return settled;
    // Between the 409 and the read the answer vanished, or is ours: one plain write settles it.
    const stored = settled.base
      ? await port.update(settled.base.id, wanted)
      : await port.create(entry.recordId, wanted);
    return { kind: "confirmed", stored };
  }
}

async function unlessMissing<T>(request: Promise<T>): Promise<T | undefined> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof DeliveryError && error.kind === "missing") return undefined;
    throw error;
  }
}
