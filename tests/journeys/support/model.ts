/** A span on the wire, as this model keeps them: by where they begin. */
export interface Mark {
  start: number;
  end: number;
  label: string;
}

/** Values by question; what is not answered is absent. */
export interface Values {
  kind?: string;
  stars?: number;
  marks?: readonly Mark[];
}

/** What is on screen of a record; pencil: the label is a suggestion that nobody has touched. */
interface Draft extends Values {
  isPencil?: boolean;
}

/** An answer of the one person whom this model knows. */
export interface Answer {
  status: "submitted" | "draft" | "discarded";
  values: Values;
}

/** A record with the label that is suggested for it. */
export interface ModelRecord {
  id: string;
  suggestion: string | undefined;
}

/** The record on screen and all that is to be read around it. */
export interface Screen {
  id: string | undefined;
  values: Values;
  badge: string;
  place: string;
  /** The page in the address, which a reload would open. */
  page: number;
}

interface Work {
  draft: Draft;
  /** The draft as it was opened or saved. */
  clean: Draft;
}

/** Something to be undone: how the record was before, and after. */
interface Step {
  id: string;
  before: Side;
  after: Side;
  isAnswer: boolean;
}

type Side = Work & { stored: Answer | null };

/** All that lasts only as long as a page is open. */
interface Life {
  /** Pending records before the first slot. */
  passed: string[];
  slots: string[];
  index: number;
  work: Map<string, Work>;
  done: Step[];
  undone: Step[];
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const sorted = (marks: readonly Mark[]) => [...marks].sort((a, b) => a.start - b.start);

/** Values in one order of keys, without pencil and without what is empty. */
export function valuesOf({ kind, stars, marks }: Draft): Values {
  return {
    ...(kind !== undefined && { kind }),
    ...(stars !== undefined && { stars }),
    ...(marks !== undefined && marks.length > 0 && { marks: sorted(marks) }),
  };
}

/** What annotating is, in arrays and maps: no network, no disk, no waiting. */
export function makeModel() {
  const order: ModelRecord[] = [];
  const stored = new Map<string, Answer | null>();
  let page = 1;
  let life: Life = { passed: [], slots: [], index: 0, work: new Map(), done: [], undone: [] };

  const pending = () => order.map(({ id }) => id).filter((id) => !stored.get(id));
  const current = () => life.slots[life.index];
  const isPending = (id: string) => !stored.get(id);
  const isTouched = ({ draft, clean }: Work) => !same(valuesOf(draft), valuesOf(clean));

  function opened(id: string): Work {
    const { suggestion } = order.find((record) => record.id === id) ?? {};
    const answer = stored.get(id);
    const pencilled = suggestion === undefined ? {} : { kind: suggestion, isPencil: true };
    const draft: Draft = answer ? answer.values : pencilled;
    return { draft, clean: draft };
  }

  function workOf(id: string): Work {
    const work = life.work.get(id) ?? opened(id);
    life.work.set(id, work);
    return work;
  }

  /** Begins to walk from a place in the set; what is on screen of records that were seen stays. */
  function walk(from: number) {
    const ids = pending();
    const first = from > ids.length ? 0 : from - 1;
    life = { ...life, passed: ids.slice(0, first), slots: ids.slice(first), index: 0 };
  }

  function position(): number | undefined {
    const id = current();
    if (id === undefined || !isPending(id)) return undefined;
    return life.passed.length + life.slots.slice(0, life.index).filter(isPending).length + 1;
  }

  /** The address follows where there is something to name. */
  function follow() {
    page = life.slots.length === 0 ? 1 : (position() ?? page);
  }

  function next() {
    life.index = Math.min(life.index + 1, life.slots.length);
    if (current() !== undefined) return;
    // Past the end what was passed over comes again, from the first page on.
    if (life.passed.length > 0) return walk(1);
    const open = life.slots.findIndex(isPending);
    if (open >= 0) life.index = open;
  }

  function previous() {
    const before = life.index === 0 ? life.passed.pop() : undefined;
    if (before !== undefined) life.slots.unshift(before);
    else life.index = Math.max(0, life.index - 1);
  }

  function change(id: string, to: Side, isAnswer: boolean) {
    const before = { ...workOf(id), stored: stored.get(id) ?? null };
    life.done.push({ id, before, after: to, isAnswer });
    life.undone = [];
    put(id, to, isAnswer);
  }

  function put(id: string, { draft, clean, stored: answer }: Side, isAnswer: boolean) {
    life.work.set(id, isAnswer ? { draft, clean } : { draft, clean: workOf(id).clean });
    if (isAnswer) stored.set(id, answer);
  }

  function play(step: Step, side: Side) {
    const found = life.slots.indexOf(step.id);
    if (found < 0) life.slots.splice(life.index, 0, step.id);
    else life.index = found;
    // One is led to the record as it stands, and only then it changes.
    follow();
    put(step.id, side, step.isAnswer);
  }

  const all = {
    /** All records that are there now, in the order in which they come. */
    know(records: readonly ModelRecord[]) {
      order.splice(0, order.length, ...records);
      for (const { id } of records) stored.set(id, stored.get(id) ?? null);
    },
    /** A page is opened by its address; all that was not saved is gone. */
    open(from: number) {
      life = { passed: [], slots: [], index: 0, work: new Map(), done: [], undone: [] };
      walk(from);
    },
    set<Name extends keyof Values>(name: Name, value: Values[Name]) {
      const id = current();
      if (id === undefined) return;
      const { draft, clean } = workOf(id);
      const isPencil = name !== "kind" && (draft.isPencil ?? false);
      const after = { ...valuesOf({ ...draft, [name]: value }), isPencil };
      change(id, { draft: after, clean, stored: stored.get(id) ?? null }, false);
    },
    answer(status: Answer["status"]) {
      const id = current();
      if (id === undefined) return;
      const draft = valuesOf(workOf(id).draft);
      if (status === "submitted" && draft.kind === undefined) return;
      if (status === "discarded" && stored.get(id)?.status === "discarded") return;
      change(id, { draft, clean: draft, stored: { status, values: draft } }, true);
      if (status !== "draft") next();
    },
    clear() {
      const id = current();
      if (id === undefined || (same(valuesOf(workOf(id).draft), {}) && isPending(id))) return;
      change(id, { draft: {}, clean: {}, stored: null }, true);
    },
    next,
    previous,
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
  };

  return {
    ...all,
    /** Whether somebody is asked before the changes of a submitted answer go out of sight. */
    isAsking() {
      const id = current();
      return id !== undefined && stored.get(id)?.status === "submitted" && isTouched(workOf(id));
    },
    hasPending: () => pending().length > 0,
    answers: (): ReadonlyMap<string, Answer | null> => stored,
    draft: (): Draft => {
      const id = current();
      return id === undefined ? {} : workOf(id).draft;
    },
    screen(): Screen {
      follow();
      const id = current();
      const total = pending().length;
      const at = position() ?? 0;
      const place = at > 0 || total === 0 ? `${at} of ${total}` : `Answered, ${total} left`;
      if (id === undefined) return { id, values: {}, badge: "", place, page };
      const work = workOf(id);
      const badge = isTouched(work) ? "Unsaved changes" : stored.get(id) ? "Saved" : "";
      return { id, values: valuesOf(work.draft), badge, place, page };
    },
  };
}

/** The model of one person who annotates. */
export type Model = ReturnType<typeof makeModel>;
