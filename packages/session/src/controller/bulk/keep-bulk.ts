import { ownValue } from "@glossa/question-types/schema";
import { idsOnPage, isBulk } from "../../model/bulk/bulk";
import { type Draft, type QuestionInput, withoutUnfit } from "../../model/record/draft";
import type { RecordInput } from "../../model/record/record-state";
import { type BulkJobStep, type BulkStep, type Step, withStep } from "../../model/undo";
import type { SessionOptions } from "../ports";
import type { SessionStore } from "../store";

/** Delay before changes are written. */
const WRITE_MS = 300;

/** The state of bulk mode that survives a reload. */
interface KeptBulk {
  draft: Draft;
  selected: readonly string[];
  /** The last action, if it is the next one to undo. */
  step?: BulkStep | BulkJobStep;
  /** The last action of the server whose result was announced. */
  lastJob?: string;
}

/**
 * Keeps the form of bulk mode, the selection and the last action for this tab, so that after a reload work continues and the
 * action can still be undone.
 */
export function keepBulk<R extends RecordInput>(
  { questions, ports: { tab } }: SessionOptions<R>,
  store: SessionStore<R>,
) {
  const kept = tab && keptFrom(tab.read());
  if (kept)
    store.update((state) => ({
      ...state,
      history: kept.step ? withStep(state.history, kept.step) : state.history,
      bulk: { ...state.bulk, draft: knownDraft(kept.draft, questions), lastJob: kept.lastJob },
    }));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let seen = keptOf();
  const texts = new WeakMap<BulkStep | BulkJobStep, string>();

  function keptOf(): KeptBulk {
    const { bulk, history } = store.getState();
    const step = stepToUndo(history.done);
    const { draft, selected, lastJob } = bulk;
    return { draft, selected, ...(step && { step }), ...(lastJob !== undefined && { lastJob }) };
  }

  /** An action on a thousand records is long: it is turned into text once. */
  function textOf(step: BulkStep | BulkJobStep): string {
    const text = texts.get(step) ?? JSON.stringify(step);
    texts.set(step, text);
    return text;
  }

  function write() {
    clearTimeout(timer);
    timer = undefined;
    const { draft, selected, step, lastJob } = seen;
    const isEmpty = Object.keys(draft).length === 0 && selected.length === 0 && !step && !lastJob;
    if (isEmpty) return tab?.write(null);
    const parts = [`"draft":${JSON.stringify(draft)}`, `"selected":${JSON.stringify(selected)}`];
    if (lastJob !== undefined) parts.push(`"lastJob":${JSON.stringify(lastJob)}`);
    if (step) parts.push(`"step":${textOf(step)}`);
    tab?.write(`{${parts.join(",")}}`);
  }

  const unsubscribe = store.subscribe(() => {
    const now = keptOf();
    const isSame = (["draft", "selected", "step", "lastJob"] as const).every((key) => now[key] === seen[key]);
    if (isSame || !tab) return;
    seen = now;
    timer ??= setTimeout(write, WRITE_MS);
  });
  const onHide = () => timer && write();
  globalThis.addEventListener?.("pagehide", onHide);

  return {
    /**
     * Selects the records again that were selected, once the page is loaded. With other filters, some of them may be
     * missing: then nobody has chosen the rest as it is, and nothing is selected.
     */
    select() {
      if (!kept || kept.selected.length === 0) return;
      store.update((state) => {
        const page = new Set(isBulk(state) ? idsOnPage(state) : []);
        const selected = kept.selected.every((id) => page.has(id)) ? kept.selected : [];
        return { ...state, bulk: { ...state.bulk, selected } };
      });
    },
    close() {
      onHide();
      unsubscribe();
      globalThis.removeEventListener?.("pagehide", onHide);
    },
  };
}

/** The last action, unless something else than the form was changed since. */
function stepToUndo(done: readonly Step[]): BulkStep | BulkJobStep | undefined {
  const last = done.findLast(({ kind }) => kind !== "form" && kind !== "clearForm");
  return last?.kind === "bulk" || last?.kind === "bulkJob" ? last : undefined;
}

function keptFrom(text: string | null): KeptBulk | undefined {
  try {
    const { draft, selected, step, lastJob }: Partial<KeptBulk> = JSON.parse(text ?? "{}");
    if (typeof draft !== "object" || !Array.isArray(selected)) return undefined;
    const isStep = step?.kind === "bulk" ? Array.isArray(step.steps) : typeof step?.id === "string";
    return { draft, selected, ...(step && isStep && { step }), ...(lastJob !== undefined && { lastJob }) };
  } catch {
    return undefined;
  }
}

/** The values of questions that still exist. */
function knownDraft(draft: Draft, questions: readonly QuestionInput[]): Draft {
  const known = questions.flatMap(({ name }) => {
    const value = ownValue(draft, name);
    return value ? [[name, value] as const] : [];
  });
  return withoutUnfit(Object.fromEntries(known), questions);
}
