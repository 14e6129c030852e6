import { type KeyboardEvent, useState } from "react";
import { useControllable } from "../controllable";
import { Minus, Plus } from "../icon";
import { IconButton } from "../icon-button";
import type { NativeProps } from "../native";
import { FieldFrame, type FieldWords, noteAttributes, useFieldId } from "../text-field";
import { box, input } from "../text-field/TextField.css";
import { outOfRange, useWarnings } from "../warnings";
import { limitNote, stepped } from "./NumberField.css";
import { isWithin, type NumberRange, parseNumber, snap, steppedBy, usable } from "./number";

type Decided =
  | "type"
  | "value"
  | "defaultValue"
  | "onChange"
  | "size"
  | "readOnly"
  | "disabled"
  | "required"
  | "min"
  | "max"
  | "step";

export interface NumberFieldProps extends NativeProps<"input", Decided>, FieldWords {
  /** `undefined`: empty. Without the prop the field keeps its value itself. */
  value?: number | undefined;
  /** The value at first and after a reset of the form, for a field that keeps it itself. */
  defaultValue?: number | undefined;
  /** Called when the field loses the focus, on Enter and at every step; invalid text does not change the value. */
  onChange?: ((value: number | undefined) => void) | undefined;
  /** Called while the user types, with each text that is an allowed number, for results that follow the typing. */
  onTyped?: ((value: number) => void) | undefined;
  /**
   * The least value; smaller ones are raised to it.
   *
   * @default unlimited
   */
  min?: number | undefined;
  /**
   * The greatest value; greater ones are lowered to it.
   *
   * @default unlimited
   */
  max?: number | undefined;
  /**
   * The distance of two values, counted from `min`; the arrow keys move by it.
   *
   * @default 1
   */
  step?: number | undefined;
  /**
   * Shown below and announced when a typed number was beyond `min` or `max`, and the limit was taken: "The limit is 20."
   *
   * @default the limit is taken without a word
   */
  limitHint?: ((limit: number) => string) | undefined;
  /**
   * How the value is written: 0.5 → "0,5". Its result must be a number that the field reads: with a decimal point or
   * comma, without groups.
   *
   * @default with a decimal point
   */
  format?: ((value: number) => string) | undefined;
  /** The names of two buttons that step down and up, for fingers; without them there are none. */
  steps?: { less: string; more: string } | undefined;
  /**
   * Height 28, 32 or 40 pixels.
   *
   * @default "md"
   */
  size?: "sm" | "md" | "lg" | undefined;
  /**
   * The value can be read and copied, not changed.
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
 * A number: typed, or stepped with ↑ ↓, Page Up and Page Down (ten steps), Home and End.
 *
 * @example
 * <NumberField name="answers" label="Answers per record" min={1} max={30} defaultValue={2} />
 */
export function NumberField(props: NumberFieldProps) {
  const { label, isLabelHidden, hint, error, requiredLabel, value: controlled, onChange, ...rest } = props;
  const {
    defaultValue,
    min,
    max,
    step = 1,
    steps,
    limitHint,
    onTyped,
    format = String,
    size = "md",
    isReadOnly,
    isDisabled,
    className,
    style,
    ...native
  } = rest;
  const asked = {
    min: min ?? Number.NEGATIVE_INFINITY,
    max: max ?? Number.POSITIVE_INFINITY,
    step,
  };
  const range = usable(asked);
  const id = useFieldId(props.id);
  const [typed, type] = useState<string>();
  const [limit, setLimit] = useState<number>();
  const [given, change, inForm] = useControllable<number | undefined>({
    isControlled: "value" in props,
    value: controlled,
    defaultValue,
    onChange,
    onReset() {
      type(undefined);
      setLimit(undefined);
    },
  });
  const value = Number.isFinite(given) ? given : undefined;
  useWarnings("NumberField", () => [outOfRange(given ?? snap(0, range), asked)]);
  const { shown, settle, press, stepOnce } = useTyping({
    ...{ typed, type, value, change, range, isReadOnly, format },
    onLimit: setLimit,
  });
  const canStep = steps !== undefined && !isDisabled && !isReadOnly;
  return (
    <FieldFrame {...{ id, label, isLabelHidden, hint, error, requiredLabel, className, style, inForm }}>
      <div
        className={canStep ? `${box} ${stepped}` : box}
        data-size={size}
        data-invalid={error !== undefined || undefined}
      >
        <input
          {...native}
          {...noteAttributes(id, { hint, error }, native["aria-describedby"])}
          id={id}
          className={input}
          // The browser's number field hides invalid text and changes its value with the mouse wheel.
          type="text"
          inputMode="decimal"
          role="spinbutton"
          autoComplete="off"
          aria-valuenow={value}
          aria-valuemin={Number.isFinite(range.min) ? range.min : undefined}
          aria-valuemax={Number.isFinite(range.max) ? range.max : undefined}
          value={shown}
          onChange={({ target }) => {
            type(target.value);
            const number = parseNumber(target.value);
            if (number !== undefined && isWithin(number, range)) onTyped?.(snap(number, range));
          }}
          onKeyDown={(event) => {
            native.onKeyDown?.(event);
            press(event);
          }}
          onBlur={(event) => {
            native.onBlur?.(event);
            settle();
          }}
          readOnly={isReadOnly}
          disabled={isDisabled}
          required={requiredLabel !== undefined}
        />
        {canStep && <IconButton picture={Minus} label={steps.less} onClick={() => stepOnce("ArrowDown")} />}
        {canStep && <IconButton picture={Plus} label={steps.more} onClick={() => stepOnce("ArrowUp")} />}
      </div>
      {limitHint && <LimitNote {...{ limit, value, range, limitHint }} />}
    </FieldFrame>
  );
}

interface LimitNoteProps {
  /** The limit that replaced the number typed last. */
  limit: number | undefined;
  value: number | undefined;
  range: NumberRange;
  limitHint: (limit: number) => string;
}

function LimitNote({ limit, value, range, limitHint }: LimitNoteProps) {
  // It is about the value as it is, and the limits as they are.
  const isAtLimit = limit !== undefined && limit === value && [range.min, range.max].includes(limit);
  return (
    <p className={limitNote} role="status">
      {isAtLimit && limitHint(limit)}
    </p>
  );
}

interface Typing extends Pick<NumberFieldProps, "isReadOnly"> {
  /** The text as typed; none: the value as text. */
  typed: string | undefined;
  type: (typed: string | undefined) => void;
  value: number | undefined;
  change: (value: number | undefined) => void;
  range: NumberRange;
  /** Called with the limit that replaces a typed number, and with nothing when another value is entered. */
  onLimit: (limit: number | undefined) => void;
  format: (value: number) => string;
}

/** The text during typing; the value changes only afterwards. */
function useTyping({ typed, type, value, change, range, isReadOnly, onLimit, format }: Typing) {
  const tell = (next: number | undefined, limit?: number) => {
    type(undefined);
    onLimit(limit);
    if (next !== value) change(next);
  };
  const settle = () => {
    if (typed === undefined) return;
    if (typed.trim() === "") return tell(undefined);
    const number = parseNumber(typed);
    if (number === undefined) return tell(value);
    tell(snap(number, range), isWithin(number, range) ? undefined : snap(number, range));
  };
  const stepOnce = (key: string) => {
    const from = (typed === undefined ? value : parseNumber(typed)) ?? Math.max(0, range.min);
    const next = steppedBy(key, from, range);
    if (next !== undefined) tell(next);
    return next !== undefined;
  };
  const press = (event: KeyboardEvent) => {
    if (isReadOnly || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "Enter") return settle();
    if (event.key === "Escape" && typed !== undefined) type(undefined);
    else if (!stepOnce(event.key)) return;
    // Home and End would move the caret, Escape would close the surrounding overlay.
    event.preventDefault();
    event.stopPropagation();
  };

  return {
    shown: typed ?? (value === undefined ? "" : format(value)),
    settle,
    press,
    stepOnce,
  };
}
