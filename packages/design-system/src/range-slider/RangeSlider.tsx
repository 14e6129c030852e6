import { assignInlineVars } from "@vanilla-extract/dynamic";
import { type PointerEvent, useId, useRef } from "react";
import { useControllable } from "../controllable";
import { useDrag } from "../drag";
import { type NativeProps, rootProps } from "../native";
import { NumberField } from "../number-field";
import { useDirection } from "../text-direction";
import { VisuallyHidden } from "../visually-hidden";
import { outOfRange, useWarnings } from "../warnings";
import * as styles from "./RangeSlider.css";
import { RangeThumb } from "./RangeThumb";
import { drawable, finite, moved, nearest, type RangeValue, shareOf, type Thumb, valueAt } from "./range";

export interface RangeSliderProps extends NativeProps<"div", "role" | "onChange" | "defaultValue"> {
  /** The name of the range: "Score". */
  label: string;
  /** Hides the label visually if a heading above says the same. */
  isLabelHidden?: boolean;
  /** Without it the slider keeps its value itself. */
  value?: RangeValue | undefined;
  /**
   * The value at first and after a reset of the form, for a slider that keeps it itself.
   *
   * @default the whole range
   */
  defaultValue?: RangeValue | undefined;
  /** Called with the lower and the upper end while a thumb moves and when a field changes. */
  onChange?: ((value: RangeValue) => void) | undefined;
  /** The name in a form, which gets two entries: the lower and the upper end. */
  name?: string | undefined;
  /** The least value; must be less than `max`. */
  min: number;
  /** The greatest value. */
  max: number;
  /**
   * The distance of two values, counted from `min`.
   *
   * @default a hundredth of `max`
   */
  step?: number;
  /** Names of the two ends, and the word between the two fields. */
  words: { from: string; to: string; between: string };
  /**
   * How a value is spoken: 0.6 → "60 percent".
   *
   * @default the number
   */
  say?: (value: number) => string;
  /**
   * Cannot be changed or focused, and is left out of the form.
   *
   * @default false
   */
  isDisabled?: boolean;
}

const names = ["from", "to"] as const;

/**
 * Selects a range of numbers. The thumbs stop at each other; a press on the rail moves the nearer one;
 * arrow keys move by one step, Page Up and Page Down by ten, Home and End to the ends; two fields take exact values.
 *
 * @example
 * <RangeSlider
 *   name="score"
 *   label="Score"
 *   min={0}
 *   max={1}
 *   step={0.05}
 *   defaultValue={[0.6, 1]}
 *   words={{ from: "From", to: "To", between: "to" }}
 * />
 */
export function RangeSlider(props: RangeSliderProps) {
  const { label, value: controlled, defaultValue, onChange, name: formName, min, max, ...rest } = props;
  const { step = max / 100, words, say = String, isLabelHidden, isDisabled, ...native } = rest;
  const asked = { min, max, step };
  const range = finite(asked);
  const [given, change, inForm] = useControllable<RangeValue>({
    isControlled: "value" in props,
    value: controlled,
    defaultValue: defaultValue ?? [range.min, range.max],
    onChange,
  });
  const value = drawable(given, range);
  useWarnings("RangeSlider", () => [
    ...given.map((at) => outOfRange(at, asked)),
    given[0] > given[1] ? `the value has its ends in the wrong order: ${given.join(", ")}.` : undefined,
  ]);
  const labelId = useId();
  const move = (thumb: Thumb, to: number) => {
    const next = moved(value, thumb, to, range);
    if (next[thumb] !== value[thumb]) change(next);
  };
  const { rail, dragged, handlers } = useRail({ value, range, move });
  const places = names.map((_, thumb) => `${shareOf(value[thumb as Thumb], range) * 100}%`);
  const fieldOf = (thumb: Thumb) => (
    <NumberField
      label={words[names[thumb]]}
      isLabelHidden
      size="sm"
      value={value[thumb]}
      min={thumb === 0 ? range.min : value[0]}
      max={thumb === 0 ? value[1] : range.max}
      step={range.step}
      isDisabled={isDisabled ?? false}
      onChange={(to) => to !== undefined && move(thumb, to)}
    />
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw its legend into the layout
    <div {...rootProps(native, styles.group)} role="group" aria-labelledby={labelId}>
      <span ref={inForm} id={labelId} className={styles.label}>
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </span>
      <div
        ref={rail}
        className={styles.rail}
        style={assignInlineVars({ [styles.from]: places[0] ?? "", [styles.to]: places[1] ?? "" })}
        data-disabled={isDisabled || undefined}
        {...(isDisabled ? {} : handlers)}
      >
        <span className={styles.fill} />
        {names.map((name, thumb) => (
          <RangeThumb
            key={name}
            name={name}
            formName={formName}
            label={words[name]}
            value={value[thumb as Thumb]}
            range={range}
            said={say(value[thumb as Thumb])}
            isDisabled={isDisabled}
            isDragging={dragged === thumb}
            onMove={(to) => move(thumb as Thumb, to)}
          />
        ))}
      </div>
      <div className={styles.fields}>
        {fieldOf(0)}
        <span className={styles.between}>{words.between}</span>
        {fieldOf(1)}
      </div>
    </div>
  );
}

interface Rail {
  value: RangeValue;
  range: { min: number; max: number; step: number };
  move: (thumb: Thumb, to: number) => void;
}

/** The pointer on the rail: a press selects and focuses a thumb, a drag moves it. */
function useRail({ value, range, move }: Rail) {
  const rail = useRef<HTMLDivElement>(null);
  const held = useRef<Thumb>(0);
  const isRightToLeft = useDirection() === "rtl";
  const follow = (event: PointerEvent<HTMLElement>, choose: boolean) => {
    const at = valueAt(event.clientX, event.currentTarget.getBoundingClientRect(), range, isRightToLeft);
    if (choose) held.current = nearest(value, at);
    move(held.current, at);
    if (choose) rail.current?.querySelectorAll("input")[held.current]?.focus();
  };
  const drag = useDrag({
    onMove: (event) => follow(event, false),
    onStart(event) {
      // The default action of the press would remove the focus again.
      event.preventDefault();
      follow(event, true);
    },
  });
  return { rail, dragged: drag.isDragging ? held.current : undefined, handlers: drag.handlers };
}
