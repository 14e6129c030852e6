import { useEffect, useState } from "react";
import {
  answered,
  broughtBack,
  changed,
  type Editing,
  putAside,
  resumed,
  type SaveOutcome,
  type Unsaved,
  untouched,
} from "./editing";

/** One setting on its form. */
export interface Setting<Value> {
  value: Value;
  onChange: (value: Value) => void;
  isModified: boolean;
  /** Whether somebody has written what is not saved, on the form or aside. */
  isUnsaved: boolean;
  isSaving: boolean;
  isSaved: boolean;
  /** Whether somebody else has saved something different since the edit began. */
  isOutdated: boolean;
  /** Why a change is not on the form: it was refused, or what others have saved is. */
  aside: "failed" | "others" | undefined;
  onPutAside: () => void;
  onBringBack: () => void;
  onRestore: () => void;
  onUpdate: () => void;
}

interface Facts<Value> {
  saved: Value;
  /** The value as it would be kept; equal ones are no change. Default: as it is. */
  kept?: (value: Value) => Value;
  save: (value: Value) => Promise<SaveOutcome>;
  /** Keeps what is not saved for as long as the page may have to be left for a sign-in. Default: nowhere. */
  place?: KeepingPlace | undefined;
}

/** Where what somebody has written of a setting is kept. */
export interface KeepingPlace {
  read: () => unknown;
  write: (unsaved: unknown) => void;
}

/** Keeps a setting apart from what is saved of it until it is updated. */
export function useSetting<Value>({ saved, kept = same, save, place }: Facts<Value>): Setting<Value> {
  const [state, setState] = useState<Editing<Value>>(() =>
    resumed(place?.read() as Unsaved<Value> | undefined, saved),
  );
  const { edit, isSaving, isSaved, aside } = state;
  const value = edit ? edit.value : saved;
  const isModified = kept(value) !== kept(saved);
  const isUnsaved = isModified || aside !== undefined;
  useEffect(() => place?.write(isUnsaved ? { edit, aside } : undefined), [place, isUnsaved, edit, aside]);
  const update = async () => {
    if (!edit) return;
    setState((now) => ({ ...now, isSaving: true, isSaved: false }));
    const outcome = await save(kept(value));
    setState((now) => answered(now, edit, outcome));
  };
  return {
    value,
    onChange: (next) => setState((now) => changed(now, next, saved)),
    isModified,
    isUnsaved,
    isSaving,
    isSaved,
    isOutdated: edit !== undefined && isModified && !isSaving && kept(edit.from) !== kept(saved),
    aside: aside?.why,
    onPutAside: () => setState(putAside),
    onBringBack: () => setState((now) => broughtBack(now, saved)),
    onRestore: () => setState(untouched),
    onUpdate: () => void update(),
  };
}

function same<Value>(value: Value): Value {
  return value;
}
