import { type ComponentPropsWithRef, useId } from "react";
import { Icon, type IconPicture } from "../icon";
import { Kbd } from "../kbd";
import { VisuallyHidden } from "../visually-hidden";
import { FieldNote } from "./FieldNote";
import { RevealButton, type RevealLabels, useReveal } from "./RevealButton";
import * as styles from "./TextField.css";

type Native = Pick<
  ComponentPropsWithRef<"input">,
  | "ref"
  | "name"
  | "tabIndex"
  | "autoComplete"
  | "autoFocus"
  | "inputMode"
  | "maxLength"
  | "onBlur"
  | "onFocus"
  | "onKeyDown"
> & { placeholder?: string; spellCheck?: boolean };

export interface TextFieldProps extends Native {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Keeps the label for screen readers only, where an icon says the same (a search box). */
  isLabelHidden?: boolean;
  /** One sentence of help below. */
  hint?: string;
  /** A sentence that says what is wrong; shown only when given, so the caller decides when (see `useTouched`). */
  error?: string | undefined;
  /** Title of the asterisk beside the label of a required field; none: optional. */
  requiredLabel?: string;
  type?: "text" | "password" | "search" | "email" | "url" | "number";
  /** Words of the button that shows a password; without it there is none. */
  reveal?: RevealLabels;
  size?: "sm" | "md" | "lg";
  icon?: IconPicture;
  /** Counter inside at the end: "120 / 200". */
  counter?: string;
  /** The key that moves the focus here. */
  keyHint?: string;
  isReadOnly?: boolean;
  isDisabled?: boolean;
}

/** One line of text with its label above and its help or error below. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    value,
    onChange,
    isLabelHidden,
    hint,
    error,
    requiredLabel,
    type = "text",
    reveal,
    size = "md",
    icon,
    counter,
    keyHint,
    isReadOnly,
    isDisabled,
    ...native
  } = props;
  const id = useId();
  const revealing = useReveal();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        {requiredLabel && (
          <abbr className={styles.required} title={requiredLabel}>
            {"*"}
          </abbr>
        )}
      </label>
      <div className={styles.box} data-size={size} data-invalid={error !== undefined || undefined}>
        {icon && <Icon picture={icon} />}
        <input
          {...native}
          id={id}
          className={styles.input}
          type={revealing.isShown ? "text" : type}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          readOnly={isReadOnly}
          disabled={isDisabled}
          required={requiredLabel !== undefined}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error || hint ? `${id}-note` : undefined}
        />
        {counter && <span className={styles.counter}>{counter}</span>}
        {keyHint && <Kbd>{keyHint}</Kbd>}
        {reveal && <RevealButton labels={reveal} {...revealing} />}
      </div>
      <FieldNote id={`${id}-note`} hint={hint} error={error} />
    </div>
  );
}
