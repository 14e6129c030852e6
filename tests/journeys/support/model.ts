import {
  distinct,
  goBack,
  goOn,
  hasBefore,
  leadTo,
  maybePushed,
  type Order,
  openWalk,
  placeOn,
  positionIn,
  type Walk,
  withAddress,
  withShown,
} from "./model-queue";
import {
  type Draft,
  type ModelRecord,
  type ModelResponse,
  type Screen,
  same,
  type Values,
  valuesOf,
} from "./model-values";

interface Work {
  draft: Draft;
  /** The draft when it was opened or saved. */
  clean: Draft;
}

/** A step that can be undone: the record before and after it. */
interface Step {
  id: string;
  before: Side;
  after: Side;
  isResponse: boolean;
}

type Side = Work & { stored: ModelResponse | null };

/** State that lasts only while the page is open. */
interface Life {
  /** More than one while a free order allows several; the record on screen is the same in all. */
  walks: readonly Walk[];
  work: Map<string, Work>;
  done: Step[];
  undone: Step[];
}

/** Represents a record that only the screen can identify. */
const ANY = "any pending record that this walk has not shown";

/** The model of annotation, in arrays and maps: without network, disk or delays. */
export function makeModel(order: Order) {
  const records: ModelRecord[] = [];
  const stored = new Map<string, ModelResponse | null>();
  let life: Life = bornWith(openWalk(order, [], 1, 1));

  const isPending = (id: string | null) => id === null || !stored.get(id);
  /** The records that the filters select, in their order; undefined without filters. */
  let selected: readonly string[] | undefined;
  const pending = () => (selected ?? records.map(({ id }) => id)).filter(isPending);
  const current = () => placeOn(life.walks[0] as Walk) ?? undefined;
  const isTouched = ({ draft, clean }: Work) => !same(valuesOf(draft), valuesOf(clean));

  /**
   * Applies a move to all possible positions. A page that loaded just before may have moved the record left behind, and
   * its address with it: a record without an address of its own keeps that one.
   */
  function go(ways: (walk: Walk) => Walk[]) {
    const from = life.walks.flatMap(maybePushed).flatMap((walk) => [walk, withAddress(walk, isPending)]);
    life.walks = distinct(from.flatMap(ways));
  }

  /** Whether the draft differs from the last response. A pencil value is ink in a response, where only values count. */
  function isUnsaved(id: string, work: Work): boolean {
    const isInk = ({ kind, isPencil = false }: Draft) => kind !== undefined && !isPencil;
    return isTouched(work) || (isPending(id) && isInk(work.draft) !== isInk(work.clean));
  }

  function opened(id: string): Work {
    const { suggestion } = records.find((record) => record.id === id) ?? {};
    const response = stored.get(id);
    const pencilled = suggestion === undefined ? {} : { kind: suggestion, isPencil: true };
    const draft: Draft = response ? response.values : pencilled;
    return { draft, clean: draft };
  }

  function workOf(id: string): Work {
    const work = life.work.get(id) ?? opened(id);
    life.work.set(id, work);
    return work;
  }

  const next = (passesAnswered = false) =>
    go((walk) => [goOn(walk, isPending, (page) => openWalk(order, pending(), 1, page), passesAnswered)]);

  function change(id: string, to: Side, isResponse: boolean) {
    const before = { ...workOf(id), stored: stored.get(id) ?? null };
    life.done.push({ id, before, after: to, isResponse });
    life.undone = [];
    put(id, to, isResponse);
  }

  function put(id: string, { draft, clean, stored: response }: Side, isResponse: boolean) {
    life.work.set(id, isResponse ? { draft, clean } : { draft, clean: workOf(id).clean });
    if (!isResponse) return;
    const isTakenBack = order === "free" && response === null && !isPending(id);
    stored.set(id, response);
    if (isTakenBack) life.walks = life.walks.map((walk) => ({ ...walk, takenBack: walk.takenBack + 1 }));
  }

  function play(step: Step, side: Side) {
    // The record is opened as it is, and changes only then.
    go((walk) => leadTo(walk, step.id, isPending).map((led) => withAddress(led, isPending)));
    put(step.id, side, step.isResponse);
  }

  function told(walk: Walk): Screen {
    const id = placeOn(walk);
    const { page } = walk;
    const total = pending().length;
    const at = positionIn(walk, isPending) ?? 0;
    const place =
      at > 0 || total === 0 ? `${at} of ${total}` : `${nameOf(id ? stored.get(id) : null)}, ${total} left`;
    if (typeof id !== "string") return { id: id === null ? ANY : id, values: {}, badge: "", place, page };
    const work = workOf(id);
    const badge = isUnsaved(id, work) ? "Unsaved changes" : stored.get(id) ? "Saved" : "";
    return { id, values: valuesOf(work.draft), badge, place, page };
  }

  return {
    /** Sets all records, in order if the order is fixed. */
    know(all: readonly ModelRecord[]) {
      records.splice(0, records.length, ...all);
      for (const { id } of all) stored.set(id, stored.get(id) ?? null);
    },
    /** Sets the records that filters select, in their order; undefined without filters. */
    select(ids: readonly string[] | undefined) {
      selected = ids;
    },
    /** Opens a page by its address; unsaved changes are restored, and nothing can be undone. */
    open(from: number) {
      const unsaved = [...life.work].filter(([id, work]) => isUnsaved(id, work));
      life = bornWith(openWalk(order, pending(), from, from));
      for (const [id, { draft }] of unsaved) {
        const { clean } = opened(id);
        if (isUnsaved(id, { draft, clean })) life.work.set(id, { draft, clean });
      }
    },
    set<Name extends keyof Values>(name: Name, value: Values[Name]) {
      const id = current();
      if (id === undefined) return;
      const { draft, clean } = workOf(id);
      const isPencil = name !== "kind" && (draft.isPencil ?? false);
      // The digit of a value that is already ink changes nothing.
      if (name !== "marks" && draft[name] === value && isPencil === (draft.isPencil ?? false)) return;
      const after = { ...valuesOf({ ...draft, [name]: value }), isPencil };
      change(id, { draft: after, clean, stored: stored.get(id) ?? null }, false);
    },
    response(status: ModelResponse["status"]) {
      const id = current();
      if (id === undefined) return;
      const draft = valuesOf(workOf(id).draft);
      if (status === "submitted" && draft.kind === undefined) return;
      if (status === "discarded" && stored.get(id)?.status === "discarded") return;
      const isFirst = isPending(id);
      change(id, { draft, clean: draft, stored: { status, values: draft } }, true);
      if (status !== "draft") next(isFirst);
    },
    clear() {
      const id = current();
      if (id === undefined || (same(valuesOf(workOf(id).draft), {}) && isPending(id))) return;
      change(id, { draft: {}, clean: {}, stored: null }, true);
    },
    next: () => next(),
    previous: () => go((walk) => [goBack(walk)]),
    undo() {
      const step = life.done.pop();
      if (!step) return;
      life.undone.push(step);
      play(step, step.before);
    },
    redo() {
      const step = life.undone.pop();
      if (!step) return;
      life.done.push(step);
      play(step, step.after);
    },
    /**
     * Whether a move requests a confirmation, because it would hide changes of a submitted response; undefined if a free
     * order does not tell whether there is a record to move to.
     */
    isAsking(way: "next" | "previous"): boolean | undefined {
      const id = current();
      if (id === undefined || stored.get(id)?.status !== "submitted" || !isTouched(workOf(id))) return false;
      if (way === "next") return true;
      const canGo = new Set(life.walks.flatMap(maybePushed).map(hasBefore));
      return canGo.size === 1 ? canGo.has(true) : undefined;
    },
    hasUnsaved: () => [...life.work].some(([id, work]) => isUnsaved(id, work)),
    hasPending: () => pending().length > 0,
    responses: (): ReadonlyMap<string, ModelResponse | null> => stored,
    draft: (): Draft => {
      const id = current();
      return id === undefined ? {} : workOf(id).draft;
    },
    /**
     * Returns the screen. If the order allows several, the model follows what was `seen` if that is possible, and
     * otherwise returns one of the possible screens.
     */
    screen(seen: Partial<Screen> = {}): Screen {
      const shown = life.walks
        .flatMap(maybePushed)
        .flatMap((walk) => withShown(walk, seen.id, pending()) ?? [])
        .map((walk) => withAddress(walk, isPending))
        .filter((walk) => isSeen(told(walk), seen));
      if (shown.length > 0) life.walks = distinct(shown);
      else life.walks = life.walks.map((walk) => withAddress(walk, isPending));
      return told(life.walks[0] as Walk);
    },
  };
}

const bornWith = (walk: Walk): Life => ({ walks: [walk], work: new Map(), done: [], undone: [] });

/** Whether a screen matches what was seen of it. */
function isSeen(screen: Screen, seen: Partial<Screen>): boolean {
  const keys = Object.keys(seen) as (keyof Screen)[];
  return keys.every((key) => same(screen[key], seen[key]));
}

/** Returns the name of the set that a record with this response belongs to. */
function nameOf(response: ModelResponse | null | undefined): string {
  const status = response?.status ?? "pending";
  return status.charAt(0).toUpperCase() + status.slice(1);
}

/** The model of one user who annotates. */
export type Model = ReturnType<typeof makeModel>;
