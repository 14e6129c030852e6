import { useState } from "react";

/** One setting while somebody edits it. */
export interface Setting<Value> {
  value: Value;
  onChange: (value: Value) => void;
  isModified: boolean;
  isSaving: boolean;
  /** Since it was last changed: saved; or refused, with a way to bring back what was refused. */
  outcome: { kind: "saved" } | { kind: "failed"; onBringBack: () => void } | undefined;
  onRestore: () => void;
  onUpdate: () => void;
}

interface Facts<Value> {
  saved: Value;
  /** The value as it would be kept; equal ones are no change. Default: as it is. */
  kept?: (value: Value) => Value;
  save: (value: Value) => Promise<boolean>;
}

/** Keeps a setting apart from what is saved of it until it is updated; a refused update brings back what was there. */
export function useSetting<Value>({ saved, kept = same, save }: Facts<Value>): Setting<Value> {
  const [edited, setEdited] = useState<{ value: Value }>();
  const [isSaving, setSaving] = useState(false);
  const [outcome, setOutcome] = useState<Setting<Value>["outcome"]>();
  const value = edited ? edited.value : saved;
  const onChange = (next: Value) => {
    setEdited({ value: next });
    setOutcome(undefined);
  };
  const update = async () => {
    setSaving(true);
    const isSaved = await save(kept(value));
    setSaving(false);
    setEdited(undefined);
    setOutcome(isSaved ? { kind: "saved" } : { kind: "failed", onBringBack: () => onChange(value) });
  };
  return {
    value,
    onChange,
    isModified: kept(value) !== kept(saved),
    isSaving,
    outcome,
    onRestore: () => {
      setEdited(undefined);
      setOutcome(undefined);
    },
    onUpdate: () => void update(),
  };
}

function same<Value>(value: Value): Value {
  return value;
}
