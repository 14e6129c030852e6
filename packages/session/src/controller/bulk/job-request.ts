import { ownWhenAccepting } from "../../model/bulk/accepted";
import type { BulkKind } from "../../model/bulk/bulk-run";
import { draftInBulk, isOfOneText } from "../../model/bulk/bulk-values";
import { submittedValuesOf, valuesOf } from "../../model/record/draft";
import { conflictOf, isTouched, type RecordInput } from "../../model/record/record-state";
import type { SessionState } from "../../model/state";
import type { BulkJobRequest } from "../ports";

const statuses = { submit: "submitted", draft: "draft", discard: "discarded" } as const satisfies Record<
  BulkKind,
  BulkJobRequest["status"]
>;

/** How many records a request may leave out, and for how many it may have values of their own. */
const MOST_NAMED = 1000;

/** The options of a request that are not in the state of the session. */
interface Asked {
  kind: BulkKind;
  /** The lowest score of suggestions to accept; undefined: none are accepted. */
  leastScore: number | undefined;
  /** The records with an entry in the outbox. */
  withEntries: readonly string[];
}

/**
 * The request for an action on all results. Records with a pending write or a conflict are left out; those that the user
 * has begun to answer keep these values. Undefined if the request would have to name too many records.
 */
export function jobRequest<R extends RecordInput>(
  { bulk, criteria, records, recordStates, questions }: SessionState<R>,
  { kind, leastScore, withEntries }: Asked,
): BulkJobRequest | undefined {
  const known = Object.entries(recordStates);
  const inConflict = known.flatMap(([id, recordState]) => (conflictOf(recordState) ? [id] : []));
  const exceptIds = new Set([...withEntries, ...inConflict]);
  const own = known
    .filter(([id, recordState]) => !exceptIds.has(id) && isTouched(recordState, questions))
    .map(([recordId, recordState]) => {
      const record = records[recordId];
      const draft =
        record && leastScore !== undefined
          ? ownWhenAccepting(record, recordState, { questions, leastScore })
          : draftInBulk({}, recordState, questions);
      return { recordId, values: valuesOf(draft, questions) };
    });
  if (exceptIds.size > MOST_NAMED || own.length > MOST_NAMED) return undefined;
  const read = kind === "submit" ? submittedValuesOf : valuesOf;
  // The server adds the suggestions of each record: only the values of the form are sent.
  const asked = questions.filter(({ name, settings }) => {
    return Object.hasOwn(bulk.draft, name) && !isOfOneText(settings.type);
  });
  const values = read(bulk.draft, asked);
  const named = { own, exceptIds: [...exceptIds] };
  return { criteria: criteria.committed, status: statuses[kind], values, leastScore, ...named };
}
