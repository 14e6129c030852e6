import type { ReactNode, RefCallback } from "react";
import { type RootLook, rootProps } from "../native";
import { majorityDirection } from "../text-direction";
import { VisuallyHidden } from "../visually-hidden";
import { FieldNote } from "./FieldNote";
import { RequiredMark } from "./RequiredMark";
import * as styles from "./TextField.css";

/** Props common to all fields. */
export interface FieldWords {
  /** The visible name of the control; a click on it moves the focus there. */
  label: string;
  /** Hides the label visually if an icon replaces it, as in a search field. */
  isLabelHidden?: boolean | undefined;
  /** One sentence of help below. */
  hint?: string | undefined;
  /** The error as a sentence. The caller passes it when it should be shown (see `useTouched`). */
  error?: string | undefined;
  /** Title of the asterisk beside the label of a required field; none: optional. */
  requiredLabel?: string | undefined;
}

interface FieldFrameProps extends FieldWords, RootLook {
  /** The id of the control inside. */
  id: string;
  /** From `useControllable`. */
  inForm?: RefCallback<Element> | undefined;
  children: ReactNode;
}

/** The frame of all fields: the label above, the help or the error below. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, label, isLabelHidden, hint, error, requiredLabel, children, className, style, inForm } = props;
  return (
    <div {...rootProps({ className, style }, styles.field)} ref={inForm}>
      <label className={styles.label} htmlFor={id} id={`${id}-label`}>
        {isLabelHidden ? (
          <VisuallyHidden>{label}</VisuallyHidden>
        ) : (
          <bdi dir={majorityDirection(label)}>{label}</bdi>
        )}
        <RequiredMark label={requiredLabel} />
      </label>
      {children}
      <FieldNote id={`${id}-note`} hint={hint} error={error} />
    </div>
  );
}

/** The attributes that link a control to its help or error, and to the description that it has already. */
export function noteAttributes(
  id: string,
  { hint, error }: Pick<FieldWords, "hint" | "error">,
  described?: string | undefined,
) {
  const note = error || hint ? `${id}-note` : undefined;
  return {
    // Otherwise the caller's, whose error stands elsewhere.
    ...(error !== undefined && { "aria-invalid": true }),
    "aria-describedby": [described, note].filter((one) => one !== undefined).join(" ") || undefined,
  };
}
