import { assignInlineVars } from "@vanilla-extract/dynamic";
import { useTextarea } from "../controllable";
import type { NativeProps } from "../native";
import { majorityDirection } from "../text-direction";
import { FieldFrame, FieldNote, type FieldWords, noteAttributes, useFieldId } from "../text-field";
import * as styles from "./TextArea.css";

type Decided = "value" | "defaultValue" | "onChange" | "dir" | "readOnly" | "disabled" | "required";

export interface TextAreaProps extends NativeProps<"textarea", Decided>, FieldWords {
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
  /** Counter below at the end: "82/500". */
  counter?: string | undefined;
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
 * Several lines of plain text with their label above, and below their help or error and a counter.
 *
 * @example
 * <TextArea name="description" label="Description" rows={4} counter="0/500" />
 */
export function TextArea(props: TextAreaProps) {
  const { label, isLabelHidden, hint, error, requiredLabel, value: controlled, onChange, ...rest } = props;
  const {
    defaultValue = "",
    counter,
    isReadOnly,
    isDisabled,
    rows = 2,
    className,
    style,
    ref,
    ...native
  } = rest;
  const [value, text, inForm] = useTextarea({ value: controlled, defaultValue, onChange, ref });
  const id = useFieldId(props.id);
  return (
    <FieldFrame {...{ id, label, isLabelHidden, requiredLabel, className, style, inForm }}>
      <textarea
        {...native}
        {...noteAttributes(id, { hint, error }, native["aria-describedby"])}
        id={id}
        className={styles.area}
        style={assignInlineVars({ [styles.lines]: `${rows}` })}
        rows={rows}
        // With dir="auto", Chromium reads a long text again for each of its lines: a megabyte takes half a minute.
        dir={value === "" ? undefined : majorityDirection(value)}
        {...text}
        readOnly={isReadOnly}
        disabled={isDisabled}
        required={requiredLabel !== undefined}
      />
      {(hint || error || counter) && (
        <div className={styles.below}>
          <FieldNote id={`${id}-note`} hint={hint} error={error} />
          {counter && <span className={styles.counter}>{counter}</span>}
        </div>
      )}
    </FieldFrame>
  );
}
