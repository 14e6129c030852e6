import { type KeyboardEvent, useId, useState } from "react";
import { Minus, Plus } from "../icon";
import { IconButton } from "../icon-button";
import type { NativeProps } from "../native";
import { FieldFrame, type FieldWords, noteAttributes } from "../text-field";
import { box, input } from "../text-field/TextField.css";
import { parseNumber, snap, steppedBy } from "./number";

type Decided =
  | "id"
  | "type"
  | "value"
  | "onChange"
  | "size"
  | "readOnly"
  | "disabled"
  | "required"
  | "min"
  | "max"
  | "step";

export interface NumberFieldProps extends NativeProps<"input", Decided>, FieldWords {
  value: number | undefined;
  /** Called when the field loses the focus, on Enter and at every step; invalid text does not change the value. */
  onChange: (value: number | undefined) => void;
  /** Default: unlimited. */
  min?: number;
  max?: number;
  /** Default 1. */
  step?: number;
  /** The names of two buttons that step down and up, for fingers; without them there are none. */
  steps?: { less: string; more: string };
  size?: "sm" | "md" | "lg";
  isReadOnly?: boolean;
  isDisabled?: boolean;
}

/** A number: typed, or stepped with ↑ ↓, Page Up and Page Down (ten steps), Home and End. */
export function NumberField(props: NumberFieldProps) {
  const { label, isLabelHidden, hint, error, requiredLabel, value, onChange, ...rest } = props;
  const { min, max, step, steps, size = "md", isReadOnly, isDisabled, className, style, ...native } = rest;
  const range = {
    min: min ?? Number.NEGATIVE_INFINITY,
    max: max ?? Number.POSITIVE_INFINITY,
    step: step ?? 1,
  };
  const id = useId();
  const { shown, type, settle, press, stepOnce } = useTyping({ value, onChange, range, isReadOnly });
  const canStep = steps !== undefined && !isDisabled && !isReadOnly;
  return (
    <FieldFrame {...{ id, label, isLabelHidden, hint, error, requiredLabel, className, style }}>
      <div className={box} data-size={size} data-invalid={error !== undefined || undefined}>
        <input
          {...native}
          {...noteAttributes(id, { hint, error })}
          id={id}
          className={input}
          // The browser's number field hides invalid text and changes its value with the mouse wheel.
          type="text"
          inputMode="decimal"
          role="spinbutton"
          autoComplete="off"
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          value={shown}
          onChange={(event) => type(event.target.value)}
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
    </FieldFrame>
  );
}

interface Typing extends Pick<NumberFieldProps, "value" | "onChange" | "isReadOnly"> {
  range: { min: number; max: number; step: number };
}

/** The text during typing; the value changes only afterwards. */
function useTyping({ value, onChange, range, isReadOnly }: Typing) {
  const [typed, setTyped] = useState<string>();

  const tell = (next: number | undefined) => {
    setTyped(undefined);
    if (next !== value) onChange(next);
  };
  const settle = () => {
    if (typed === undefined) return;
    if (typed.trim() === "") return tell(undefined);
    const number = parseNumber(typed);
    tell(number === undefined ? value : snap(number, range));
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
    if (event.key === "Escape" && typed !== undefined) setTyped(undefined);
    else if (!stepOnce(event.key)) return;
    // Home and End would move the caret, Escape would close the surrounding overlay.
    event.preventDefault();
    event.stopPropagation();
  };

  return {
    shown: typed ?? (value === undefined ? "" : String(value)),
    type: setTyped,
    settle,
    press,
    stepOnce,
  };
}
