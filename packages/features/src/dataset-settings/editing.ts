/** How an attempt to save ended; outdated: somebody else has saved meanwhile, so nothing was sent. */
export type SaveOutcome = "saved" | "failed" | "outdated";

/** A change that is on the form. */
export interface Edit<Value> {
  value: Value;
  /** What was saved when it began. */
  from: Value;
}

/** One setting while somebody edits it, apart from React. */
export interface Editing<Value> {
  edit: Edit<Value> | undefined;
  isSaving: boolean;
  /** Saved, and not changed since. */
  isSaved: boolean;
  /** A change that is not on the form any more, kept so that nobody loses what they wrote. */
  aside: { value: Value; why: "failed" | "others" } | undefined;
}

/** What of it would be lost with the page. */
export type Unsaved<Value> = Pick<Editing<Value>, "edit" | "aside">;

/** A setting that nobody has touched, or has restored. */
export const untouched = { edit: undefined, isSaving: false, isSaved: false, aside: undefined };

/** Somebody wrote something else. */
export function changed<Value>(now: Editing<Value>, value: Value, saved: Value): Editing<Value> {
  return { ...now, edit: { value, from: now.edit ? now.edit.from : saved }, isSaved: false };
}

/** The attempt to save an edit has ended; what was written meanwhile stays. */
export function answered<Value>(
  now: Editing<Value>,
  sent: Edit<Value>,
  outcome: SaveOutcome,
): Editing<Value> {
  const newer = now.edit === sent ? undefined : now.edit;
  if (outcome === "saved") {
    return newer
      ? { ...untouched, edit: { value: newer.value, from: sent.value } }
      : { ...untouched, isSaved: true };
  }
  if (newer || outcome === "outdated") return { ...now, isSaving: false };
  return { ...untouched, aside: { value: sent.value, why: "failed" } };
}

/** Makes room on the form for what somebody else has saved. */
export function putAside<Value>({ edit }: Editing<Value>): Editing<Value> {
  return { ...untouched, aside: edit && { value: edit.value, why: "others" } };
}

/** Puts a change back on the form that was put aside. */
export function broughtBack<Value>({ aside }: Editing<Value>, saved: Value): Editing<Value> {
  return { ...untouched, edit: aside && { value: aside.value, from: saved } };
}

/** Goes on with what was written before a page was left that had to be left; what was refused there is tried again. */
export function resumed<Value>(kept: Unsaved<Value> | undefined, saved: Value): Editing<Value> {
  if (!kept) return untouched;
  const now = { ...untouched, edit: kept.edit, aside: kept.aside };
  return !kept.edit && kept.aside?.why === "failed" ? broughtBack(now, saved) : now;
}
