import { isSameResponse, type StoredResponse, type UserResponse } from "../model/record/response";
import type { OutboxEntry } from "./entry";

/** The four kinds of failed requests that a sender distinguishes. */
export class DeliveryError extends Error {
  /**
   * `unreachable`: no reply, or a temporary one (5xx, 408, 421, 425, 429); worth a retry. `signIn`: 401. `missing`: 404.
   * `exists`: 409. `changed`: 412, the response to be replaced has changed. `refused`: any other refusal, final
   * until the response changes.
   */
  readonly kind: "unreachable" | "signIn" | "missing" | "exists" | "changed" | "refused";
  /** HTTP status, 0 if there was no reply. */
  readonly status: number;
  /** How long the server asks to wait before the next request, in ms. */
  readonly retryAfterMs: number | undefined;

  constructor(kind: DeliveryError["kind"], reason: string, status: number, retryAfterMs?: number) {
    super(reason);
    this.name = "DeliveryError";
    this.kind = kind;
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }
}

/** The calls that deliver responses; each throws `DeliveryError`. */
export interface ResponsesPort {
  /** Returns the user's response to a record from the server. */
  readMine(record: Pick<OutboxEntry, "datasetId" | "recordId">): Promise<StoredResponse | null>;
  create(recordId: string, response: UserResponse): Promise<StoredResponse>;
  update(base: StoredResponse, response: UserResponse): Promise<StoredResponse>;
  /**
   * Whether the server replaces a response only if it still equals the `base`; otherwise it must be read just
   * before.
   */
  checksBase(): Promise<boolean>;
  remove(responseId: string): Promise<void>;
  /** Whether the server replies to another call at this moment; if so, a failure is specific to one record. */
  isReplying(): Promise<boolean>;
}

/** The result of a delivery: the server holds the target, or something that was not sent from here. */
export type Outcome =
  | { kind: "confirmed"; stored: StoredResponse | null }
  | { kind: "conflict"; other: StoredResponse };

type Settled = Outcome | { kind: "write"; base: StoredResponse | null };

/**
 * Decides what is left to do when the server is known to hold `mine`: nothing, a write over a response that is
 * ours or was known, or a conflict.
 */
export function settle(
  entry: Pick<OutboxEntry, "target" | "base" | "unconfirmedBodies">,
  mine: StoredResponse | null,
): Settled {
  if (isSameResponse(mine, entry.target)) return { kind: "confirmed", stored: mine };
  if (mine === null) return { kind: "write", base: null };
  const isKnown = mine.id === entry.base?.id && mine.updatedAt === entry.base.updatedAt;
  const isOurs = entry.unconfirmedBodies.some((body) => isSameResponse(body, mine));
  return isKnown || isOurs ? { kind: "write", base: mine } : { kind: "conflict", other: mine };
}

/** Upper limit of attempts: a response does not change this often between two requests by chance. */
const MOST_READS = 3;

/**
 * Makes the server hold the target of the entry. A first response is one POST, a change of a known one a
 * conditional PUT. If an earlier reply was lost, or the server has no conditional writes, the record is read
 * first.
 *
 * @param doubts bodies whose reply never came, from before this attempt
 * @throws DeliveryError
 */
export async function deliver(
  entry: OutboxEntry,
  doubts: OutboxEntry["unconfirmedBodies"],
  port: ResponsesPort,
): Promise<Outcome> {
  let settled: Settled = { kind: "write", base: entry.base };
  let mustRead = doubts.length > 0 || (entry.base !== null && !(await isChecked(entry, port)));
  for (let reads = 0; reads < MOST_READS; reads += 1) {
    if (mustRead) settled = settle({ ...entry, unconfirmedBodies: doubts }, await port.readMine(entry));
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

/** Whether a response appeared or changed just before the write; reading the record shows whose it is. */
function cameBetween(error: unknown): boolean {
  return error instanceof DeliveryError && (error.kind === "exists" || error.kind === "changed");
}

/** A deletion has no condition. */
async function isChecked({ target }: OutboxEntry, port: ResponsesPort): Promise<boolean> {
  return target !== null && (await port.checksBase());
}

async function write(
  { recordId, target }: OutboxEntry,
  base: StoredResponse | null,
  port: ResponsesPort,
): Promise<StoredResponse | null> {
  if (target === null) {
    if (base) await unlessMissing(port.remove(base.id));
    return null;
  }
  const updated = base && (await unlessMissing(port.update(base, target)));
  return updated ?? port.create(recordId, target);
}

async function unlessMissing<T>(request: Promise<T>): Promise<T | undefined> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof DeliveryError && error.kind === "missing") return undefined;
    throw error;
  }
}
