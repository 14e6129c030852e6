import { useEffect, useState } from "react";
import {
  answered,
  broughtBack,
  changed,
  type Edit,
  type Editing,
  overwrites,
  putAside,
  resumed,
  type SaveOutcome,
  type Unsaved,
  untouched,
  withOthers,
} from "./editing";

/** A setting in its form. */
export interface Setting<Value> {
  value: Value;
  onChange: (value: Value) => void;
  isModified: boolean;
  /** Whether there is an unsaved change, in the form or put aside. */
  isUnsaved: boolean;
  isSaving: boolean;
  isSaved: boolean;
  /**
   * Set if another user has saved a different value since the edit began: "merged" if they have changed other parts of it,
   * which the form shows; "overwritten" if saving would replace their change.
   */
  outdated: "merged" | "overwritten" | undefined;
  /** Why a change is not in the form: it was refused, or the form shows what another user saved. */
  aside: "failed" | "others" | undefined;
  onPutAside: () => void;
  onBringBack: () => void;
  onRestore: () => void;
  onUpdate: () => void;
}

interface SettingInput<Value> {
  saved: Value;
  /** Normalises the value for storing; equal results count as unchanged, objects by content. Default: unchanged. */
  kept?: (value: Value) => Value;
  save: (value: Value) => Promise<SaveOutcome>;
  /** Stores unsaved changes in case the page must be left for a sign-in. Default: nowhere. */
  place?: UnsavedStore | undefined;
}

/** A store for the unsaved change of a setting. */
export interface UnsavedStore {
  read: () => unknown;
  write: (unsaved: unknown) => void;
}

/** Keeps the edited value of a setting separate from the saved one until it is updated. */
export function useSetting<Value>({ saved, kept = same, save, place }: SettingInput<Value>): Setting<Value> {
  const [state, setState] = useState<Editing<Value>>(() =>
    resumed(place?.read() as Unsaved<Value> | undefined, saved),
  );
  const { edit, isSaving, isSaved, aside } = state;
  const value = edit ? withOthers(edit, saved) : saved;
  const areAlike = (one: Value, other: Value) => JSON.stringify(kept(one)) === JSON.stringify(kept(other));
  const isModified = !areAlike(value, saved);
  const isUnsaved = isModified || aside !== undefined;
  useEffect(() => place?.write(isUnsaved ? { edit, aside } : undefined), [place, isUnsaved, edit, aside]);
  const update = async () => {
    if (!edit) return;
    const sent = { ...edit, value };
    setState((now) => ({ ...now, edit: sent, isSaving: true, isSaved: false }));
    const outcome = await save(kept(value));
    setState((now) => answered(now, sent, outcome));
  };
  const outdated =
    edit && isModified && !isSaving && !areAlike(edit.from, saved) ? howOutdated(edit, saved) : undefined;
  return {
    value,
    onChange: (next) => setState((now) => changed(now, next, saved)),
    isModified,
    isUnsaved,
    isSaving,
    isSaved,
    outdated,
    aside: aside?.why,
    onPutAside: () => setState(putAside),
    onBringBack: () => setState((now) => broughtBack(now, saved)),
    onRestore: () => setState(untouched),
    onUpdate: () => void update(),
  };
}

function howOutdated<Value>(edit: Edit<Value>, saved: Value): "merged" | "overwritten" {
  return overwrites(edit, saved) ? "overwritten" : "merged";
}

function same<Value>(value: Value): Value {
  return value;
}
