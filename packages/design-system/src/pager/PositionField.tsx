import { type KeyboardEvent, useId, useState } from "react";
import * as styles from "./Pager.css";
import { pageOf } from "./page-of";

interface PositionFieldProps {
  position: number;
  total: number | undefined;
  label: string | undefined;
  /** What the field takes. */
  error: string | undefined;
  onGoTo: (position: number) => void;
  onCancel: () => void;
  onBlur: () => void;
}

/** A field for another position. What is none stays in it: a field that closes without a word would seem to have gone there. */
export function PositionField({
  position,
  total,
  label,
  error,
  onGoTo,
  onCancel,
  onBlur,
}: PositionFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState(String(position));
  const [refusals, setRefusals] = useState(0);
  const isRefused = refusals > 0;
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === "Escape") return onCancel();
    if (event.key !== "Enter") return;
    // The button in its place would take the key for a click.
    event.preventDefault();
    const page = pageOf(typed, total);
    if (page === undefined) setRefusals(refusals + 1);
    else onGoTo(page);
  };
  return (
    <span className={styles.typing}>
      <input
        className={styles.field}
        aria-label={label}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused && error ? id : undefined}
        inputMode="numeric"
        // The user clicked the number to type another one.
        // biome-ignore lint/a11y/noAutofocus: the field takes the place of the button that had the focus
        autoFocus
        value={typed}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          setTyped(event.target.value);
          setRefusals(0);
        }}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
      />
      {isRefused && error && (
        // Another element each time, so that an equal message is read again.
        <span key={refusals} id={id} className={styles.error} role="alert">
          {error}
        </span>
      )}
    </span>
  );
}
