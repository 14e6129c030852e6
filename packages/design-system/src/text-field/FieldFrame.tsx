import type { ReactNode } from "react";
import { VisuallyHidden } from "../visually-hidden";
import { FieldNote } from "./FieldNote";
import { RequiredMark } from "./RequiredMark";
import * as styles from "./TextField.css";

/** What every field can say about itself. */
export interface FieldWords {
  label: string;
  /** Keeps the label for screen readers only, where an icon says the same (a search box). */
  isLabelHidden?: boolean | undefined;
  /** One sentence of help below. */
  hint?: string | undefined;
  /** A sentence that says what is wrong; shown only when given, so the caller decides when (see `useTouched`). */
  error?: string | undefined;
  /** Title of the asterisk beside the label of a required field; none: optional. */
  requiredLabel?: string | undefined;
}

interface FieldFrameProps extends FieldWords {
  /** The id of the control inside. */
  id: string;
  children: ReactNode;
}

/** What all fields have in common: the label above, the help or the error below. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, label, isLabelHidden, hint, error, requiredLabel, children } = props;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id} id={`${id}-label`}>
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        <RequiredMark label={requiredLabel} />
      </label>
      {children}
      <FieldNote id={`${id}-note`} hint={hint} error={error} />
    </div>
  );
}

/** The attributes by which a control says what stands below it. */
export function noteAttributes(id: string, { hint, error }: Pick<FieldWords, "hint" | "error">) {
  return {
    "aria-invalid": error !== undefined || undefined,
    "aria-describedby": error || hint ? `${id}-note` : undefined,
  };
}
