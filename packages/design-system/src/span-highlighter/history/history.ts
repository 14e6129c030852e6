/** The states before and after the present one, for undo and redo. */
export interface History<State> {
  past: readonly State[];
  present: State;
  future: readonly State[];
}

/** How many steps can be undone. */
const MAX_STEPS = 500;

/** Returns a history without steps. */
export function historyOf<State>(present: State): History<State> {
  return { past: [], present, future: [] };
}

/** Returns the history after a step. Steps that were undone before can no longer be redone. */
export function recorded<State>({ past, present }: History<State>, next: State): History<State> {
  return { past: [...past, present].slice(-MAX_STEPS), present: next, future: [] };
}

/** Undoes a step; returns the same history if there is none. */
export function undone<State>(history: History<State>): History<State> {
  const { past, present, future } = history;
  const before = past.at(-1);
  if (before === undefined) return history;
  return { past: past.slice(0, -1), present: before, future: [present, ...future] };
}

/** Redoes a step; returns the same history if there is none. */
export function redone<State>(history: History<State>): History<State> {
  const { past, present, future } = history;
  const [next, ...rest] = future;
  if (next === undefined) return history;
  return { past: [...past, present], present: next, future: rest };
}

/** The effect of a key on the history: Ctrl or Cmd with Z undoes, with Shift and Z or with Y it redoes. */
export function historyStep(press: {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}): "undo" | "redo" | undefined {
  if (press.ctrlKey === press.metaKey || press.altKey) return undefined;
  const key = press.key.toLowerCase();
  if (key === "z") return press.shiftKey ? "redo" : "undo";
  return key === "y" && !press.shiftKey ? "redo" : undefined;
}
