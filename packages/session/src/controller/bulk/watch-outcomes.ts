import type { RecordOutcome } from "../../model/bulk/bulk-run";
import type { Hold } from "../../outbox/entry";
import type { Outbox } from "../../outbox/outbox";

/** What happens to the pending writes of some records. */
export interface Outcomes {
  /** Records what is known without the server. */
  note(outcome: RecordOutcome): void;
  /** Resolves when it is known of each record. */
  all: Promise<RecordOutcome[]>;
  /** Ends the wait: the others are stored here and wait for the server. */
  end(): void;
}

/** Watches the outbox until it has confirmed, refused or postponed the writes of some records. */
export function watchOutcomes(outbox: Pick<Outbox, "subscribe">, recordIds: readonly string[]): Outcomes {
  const open = new Set(recordIds);
  const outcomes: RecordOutcome[] = [];
  let resolve: (outcomes: RecordOutcome[]) => void = () => undefined;
  const all = new Promise<RecordOutcome[]>((done) => {
    resolve = done;
  });
  const note = (outcome: RecordOutcome) => {
    if (open.delete(outcome.recordId)) outcomes.push(outcome);
    if (open.size > 0) return;
    stop();
    resolve(outcomes);
  };
  const end = () => {
    for (const recordId of [...open]) note({ recordId, kind: "waiting" });
  };
  const stop = outbox.subscribe((event) => {
    if (event.type === "confirmed" && !event.next) note({ recordId: event.recordId, kind: "saved" });
    if (event.type === "held") note(heldOutcome(event.recordId, event.entry.hold));
    if (event.type === "waiting") note({ recordId: event.recordId, kind: "waiting" });
    if (event.type === "outage") end();
  });
  return { note, all, end };
}

function heldOutcome(recordId: string, hold: Hold | null): RecordOutcome {
  if (hold?.kind === "refused") return { recordId, kind: "refused", reason: hold.reason };
  return { recordId, kind: hold?.kind === "conflict" ? "conflict" : "waiting" };
}
