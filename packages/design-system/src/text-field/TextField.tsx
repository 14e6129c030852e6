import type { ReactNode } from "react";
import { useControllable } from "../controllable";
import { Icon, type IconPicture } from "../icon";
import { Kbd } from "../kbd";
import type { NativeProps } from "../native";
import { letterDirection } from "../text-direction";
import { FieldFrame, type FieldWords, noteAttributes } from "./FieldFrame";
import { RevealButton, type RevealLabels, useReveal } from "./RevealButton";
import * as styles from "./TextField.css";
import { useFieldId } from "./use-field-id";

type Decided = "type" | "value" | "defaultValue" | "onChange" | "size" | "readOnly" | "disabled" | "required";

export interface TextFieldProps extends NativeProps<"input", Decided>, FieldWords {
  /** Without it the field keeps its text itself. */
  value?: string | undefined;
  /**
   * The text at first and after a reset of the form, for a field that keeps it itself.
   *
   * @default empty
   */
  defaultValue?: string | undefined;
  /** Called with the whole text after each change. */
  onChange?: ((value: string) => void) | undefined;
  /**
   * The kind of text, which determines the keyboard of a phone and the autofill of the browser. A date is an ISO
   * date ("2026-11-28"), shown as the browser's language has it.
   *
   * @default "text"
   */
  type?: "text" | "password" | "search" | "email" | "url" | "number" | "date" | undefined;
  /** Names of the button that shows a password; without them there is no button. */
  reveal?: RevealLabels | undefined;
  /**
   * Height 28, 32 or 40 pixels.
   *
   * @default "md"
   */
  size?: "sm" | "md" | "lg" | undefined;
  /**
   * A drawing inside at the start.
   *
   * @default none
   */
  icon?: IconPicture | undefined;
  /** A small button inside at the start, instead of an icon. */
  start?: ReactNode;
  /** Small buttons inside at the end. */
  end?: ReactNode;
  /** Counter inside at the end: "120 / 200". */
  counter?: string | undefined;
  /** The key that moves the focus here. */
  keyHint?: string | undefined;
  /**
   * The text can be read and copied, not changed.
   *
   * @default false
   */
  isReadOnly?: boolean | undefined;
  /**
   * Cannot be changed or focused, and is left out of the form.
   *
   * @default false
   */
  isDisabled?: boolean | undefined;
}

/**
 * One line of text with its label above and its help or error below.
 *
 * @example
 * <TextField name="repository" label="Repository" hint="The name on the hub" defaultValue="org/data" />
 */
export function TextField(props: TextFieldProps) {
  const {
    label,
    value: controlled,
    defaultValue = "",
    onChange,
    isLabelHidden,
    hint,
    error,
    requiredLabel,
    type = "text",
    reveal,
    size = "md",
    icon,
    start,
    end,
    counter,
    keyHint,
    isReadOnly,
    isDisabled,
    className,
    style,
    ...native
  } = props;
  const [value, change, inForm] = useControllable({
    value: controlled,
    defaultValue,
    onChange,
  });
  const id = useFieldId(props.id);
  const revealing = useReveal();
  const isInvalid = error !== undefined || native["aria-invalid"] === true;
  return (
    <FieldFrame {...{ id, label, isLabelHidden, hint, error, requiredLabel, className, style, inForm }}>
      <div className={styles.box} data-size={size} data-invalid={isInvalid || undefined}>
        {icon && <Icon picture={icon} />}
        {start}
        <input
          dir={type === "password" ? undefined : letterDirection(value)}
          {...native}
          {...noteAttributes(id, { hint, error }, native["aria-describedby"])}
          id={id}
          className={styles.input}
          type={revealing.isShown ? "text" : type}
          value={value}
          onChange={(event) => change(event.target.value)}
          readOnly={isReadOnly}
          disabled={isDisabled}
          required={requiredLabel !== undefined}
        />
        {counter && <span className={styles.counter}>{counter}</span>}
        {keyHint && <Kbd>{keyHint}</Kbd>}
        {reveal && <RevealButton labels={reveal} {...revealing} />}
        {end}
      </div>
    </FieldFrame>
  );
}
