import type { Answer, StoredAnswer } from "../answer";
import { type Draft, submittedValuesOf, valuesOf, withValue } from "../draft";
import type { Outbox } from "../outbox/outbox";
import { currentId } from "../queue";
import { type SessionState, withWork } from "../state";
import { type AnswerKind, type AnswerStep, type Step, withStep } from "../undo";
import { answerOf, type RecordFacts, type Work } from "../work";
import type { Moves } from "./moves";
import type { SessionOptions } from "./ports";
import { beginPutting } from "./putting";
import type { Store } from "./store";

/** What is to be seen of a record once its answer is safe, and what of it counts as unchanged. */
export type Seen = Pick<Work, "draft" | "snapshot">;

/** Makes the ways to change values and to answer. */
export function makeAnswers<R extends RecordFacts>(
  { criteria: { datasetId }, questions, ports }: SessionOptions<R>,
  store: Store<SessionState<R>>,
  moves: Moves,
) {
  const current = () => {
    const { queue, work } = store.get();
    const recordId = currentId(queue);
    const found = recordId === undefined ? undefined : work[recordId];
    return recordId !== undefined && found ? { recordId, work: found } : undefined;
  };

  /**
   * Puts a wish where it is safe; where nothing is stored here, waits for the server instead. `onSafe` runs in
   * the same step as what is told of that, so that the screen changes once.
   */
  async function put(recordId: string, wanted: Answer | null, seen: Seen, onSafe = () => {}) {
    const { confirmed, draft: asked } = store.get().work[recordId] ?? {};
    const wish = { datasetId, recordId, wanted, base: confirmed ?? null };
    const end = beginPutting(store, recordId);
    const arrival = confirmation(ports.outbox, recordId);
    try {
      const entry = await ports.outbox.put(wish);
      store.set((state) => {
        const now = state.work[recordId]?.draft ?? {};
        const draft = withLater(seen.draft, asked ?? {}, now);
        return withWork(state, recordId, { draft, snapshot: seen.snapshot, entry: entry ?? null });
      });
      if (entry && !ports.outbox.isDurable) await arrival.arrived;
      onSafe();
    } finally {
      arrival.stop();
      end();
    }
  }

  async function give(kind: AnswerKind, wanted: Answer | null, draftAfter: Draft) {
    const open = current();
    if (!open || store.get().putting !== undefined) return;
    const { recordId, work } = open;
    const step: AnswerStep = {
      kind,
      recordId,
      before: answerOf(work),
      after: wanted,
      draftBefore: work.draft,
      snapshotBefore: work.snapshot,
      draftAfter,
    };
    store.note((state) => ({ ...state, history: withStep(state.history, step) }));
    const goesOn = kind === "submit" || kind === "discard";
    await put(recordId, wanted, unchanged(draftAfter), () => goesOn && void moves.next());
  }

  const giveStatus = (kind: AnswerKind, status: Answer["status"]) => {
    const draft = current()?.work.draft ?? {};
    const read = status === "submitted" ? submittedValuesOf : valuesOf;
    return give(kind, { status, values: read(draft, questions) }, inked(draft));
  };

  return {
    put,
    submit: () => giveStatus("submit", "submitted"),
    saveDraft: () => giveStatus("draft", "draft"),
    discard: () => giveStatus("discard", "discarded"),
    clear: () => give("clear", null, {}),
    /** Sets a value, or with undefined takes it out; `isTyping` joins changes of one text into one step. */
    setValue(question: string, value: unknown, isTyping = false) {
      const open = current();
      if (!open) return;
      const { recordId, work } = open;
      const draft = withValue(work.draft, question, value);
      const step: Step = {
        kind: "value",
        recordId,
        question,
        before: work.draft[question],
        after: draft[question],
      };
      store.set((state) => ({
        ...withWork(state, recordId, { draft }),
        history: withStep(state.history, step, isTyping),
      }));
    },
    /** Ends a conflict: send mine over the other, take the other, or go on from the other with mine on screen. */
    async resolveConflict(keep: "mine" | "other" | "edit") {
      const open = current();
      if (open?.work.entry?.hold?.kind !== "conflict") return;
      const { other } = open.work.entry.hold;
      await ports.outbox.resolve(open.recordId, keep === "mine" ? "mine" : "other");
      if (keep === "mine") return;
      const theirs = draftOf(other);
      const draft = keep === "edit" ? open.work.draft : theirs;
      store.set((state) =>
        withWork(state, open.recordId, { confirmed: other, entry: null, draft, snapshot: theirs }),
      );
    },
  };
}

/** What is to be seen where nothing has changed since. */
export function unchanged(draft: Draft): Seen {
  return { draft, snapshot: draft };
}

function draftOf(answer: StoredAnswer): Draft {
  return Object.fromEntries(
    Object.entries(answer.values).map(([name, { value }]) => [name, { value, isPencil: false }]),
  );
}

/** What was pencilled in is ink once a person has answered with it. */
function inked(draft: Draft): Draft {
  return Object.fromEntries(
    Object.entries(draft).map(([name, { value }]) => [name, { value, isPencil: false }]),
  );
}

/** A draft with what was typed on top of it since it was `asked` for. */
function withLater(draft: Draft, asked: Draft, now: Draft): Draft {
  const names = Object.keys({ ...asked, ...now }).filter((name) => asked[name] !== now[name]);
  const later = { ...draft, ...Object.fromEntries(names.map((name) => [name, now[name]])) };
  return Object.fromEntries(Object.entries(later).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

/** When the server has decided about a record's answer: yes, or a reason that needs a person. */
function confirmation(outbox: Outbox, recordId: string): { arrived: Promise<void>; stop: () => void } {
  let stop = () => {};
  const arrived = new Promise<void>((resolve) => {
    stop = outbox.subscribe((event) => {
      if ((event.type === "confirmed" || event.type === "held") && event.recordId === recordId) resolve();
    });
  });
  return { arrived, stop: () => stop() };
}
