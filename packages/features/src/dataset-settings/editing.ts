/** The outcome of an attempt to save; outdated: another user has saved in the meantime, so nothing was sent. */
export type SaveOutcome = "saved" | "failed" | "outdated";

/** A change in the form. */
export interface Edit<Value> {
  value: Value;
  /** The saved value when the edit began; of a part, when this user first changed that part. */
  from: Value;
  /** The names of the parts that this user has changed, if the value has parts: they stay theirs until they are saved. */
  touched?: readonly string[] | undefined;
}

/** The state of a setting that is being edited, independent of React. */
export interface Editing<Value> {
  edit: Edit<Value> | undefined;
  isSaving: boolean;
  /** Saved, and not changed since. */
  isSaved: boolean;
  /** A change that has been removed from the form, kept so that the user does not lose it. */
  aside: (Edit<Value> & { why: "failed" | "others" }) | undefined;
}

/** The part of the state that would be lost with the page. */
export type Unsaved<Value> = Pick<Editing<Value>, "edit" | "aside">;

/** A setting that is unchanged or has been restored. */
export const untouched = { edit: undefined, isSaving: false, isSaved: false, aside: undefined };

/** Returns the state after the user has changed the value. */
export function changed<Value>(now: Editing<Value>, value: Value, saved: Value): Editing<Value> {
  return { ...now, edit: editOf(value, now.edit, saved), isSaved: false };
}

function editOf<Value>(value: Value, before: Edit<Value> | undefined, saved: Value): Edit<Value> {
  const from = before ? before.from : saved;
  if (!hasParts(value) || !hasParts(from) || !hasParts(saved)) return { value, from };
  const shown = (before ? withOthers(before, saved) : saved) as Value & Record<string, unknown>;
  const known = before ? touchedIn(before) : [];
  const names = Object.keys(value).filter(
    (name) => !known.includes(name) && !areAlike(value[name], shown[name]),
  );
  const seen = Object.fromEntries(names.map((name) => [name, saved[name]]));
  return { value, from: { ...from, ...seen }, touched: [...known, ...names] };
}

/**
 * Returns the value of the form when another user has saved in the meantime: the parts that this user has not changed are
 * those that were saved. Values without parts, such as a text, stay as they are.
 */
export function withOthers<Value>(edit: Edit<Value>, saved: Value): Value {
  const { value } = edit;
  if (!hasParts(value) || !hasParts(saved)) return value;
  const touched = touchedIn(edit);
  const parts = Object.keys(value).map((name) => [name, touched.includes(name) ? value[name] : saved[name]]);
  return Object.fromEntries(parts);
}

/** Whether two users have changed the same: to save the value would overwrite what the other user has saved. */
export function overwrites<Value>(edit: Edit<Value>, saved: Value): boolean {
  const { value, from } = edit;
  if (!hasParts(value) || !hasParts(from) || !hasParts(saved)) return true;
  return touchedIn(edit).some(
    (name) => !areAlike(saved[name], from[name]) && !areAlike(value[name], saved[name]),
  );
}

function touchedIn<Value>({ value, from, touched }: Edit<Value>): readonly string[] {
  if (touched || !hasParts(value) || !hasParts(from)) return touched ?? [];
  return Object.keys(value).filter((name) => !areAlike(value[name], from[name]));
}

function hasParts(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function areAlike(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Returns the state after an attempt to save; a change made in the meantime is kept. */
export function answered<Value>(
  now: Editing<Value>,
  sent: Edit<Value>,
  outcome: SaveOutcome,
): Editing<Value> {
  const newer = now.edit === sent ? undefined : now.edit;
  if (outcome === "saved") {
    return newer
      ? { ...untouched, edit: editOf(newer.value, undefined, sent.value) }
      : { ...untouched, isSaved: true };
  }
  if (newer || outcome === "outdated") return { ...now, isSaving: false };
  return { ...untouched, aside: { ...sent, why: "failed" } };
}

/** Removes the change from the form in favour of a value that another user has saved. */
export function putAside<Value>({ edit }: Editing<Value>): Editing<Value> {
  return { ...untouched, aside: edit && { ...edit, why: "others" } };
}

/** Restores a change that was put aside to the form, with what others have saved meanwhile in its other parts. */
export function broughtBack<Value>({ aside }: Editing<Value>, saved: Value): Editing<Value> {
  if (!aside) return untouched;
  const { why: _why, ...edit } = aside;
  return { ...untouched, edit: editOf(withOthers(edit, saved), undefined, saved) };
}

/** Restores a change from before the page had to be left; a refused one is back in the form, to be retried. */
export function resumed<Value>(kept: Unsaved<Value> | undefined, saved: Value): Editing<Value> {
  if (!kept) return untouched;
  const now = { ...untouched, edit: kept.edit, aside: kept.aside };
  return !kept.edit && kept.aside?.why === "failed" ? broughtBack(now, saved) : now;
}
