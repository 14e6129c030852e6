import { assignInlineVars } from "@vanilla-extract/dynamic";
import { useId } from "react";
import { useControllable } from "../controllable";
import { type NativeProps, rootProps } from "../native";
import { NumberField } from "../number-field";
import { majorityDirection } from "../text-direction";
import { VisuallyHidden } from "../visually-hidden";
import { outOfRange, useWarnings } from "../warnings";
import { RailThumb } from "./RailThumb";
import * as styles from "./RangeSlider.css";
import { drawable, finite, hundredth, moved, nearest, type RangeValue, shareOf, type Thumb } from "./range";
import { useRail } from "./use-rail";

/** The texts of a range slider. */
export interface RangeWords {
  /** The name of the lower end: "From". */
  from: string;
  /** The name of the upper end: "To". */
  to: string;
  /** Between the two fields: "to". */
  between: string;
  /** Distinguishes the fields from the thumbs: "exact value" results in "From, exact value". */
  exact: string;
  /** Shown and announced when a typed number was beyond a limit, and the limit was taken: "The limit is 0.5." */
  limit: (limit: number) => string;
  /**
   * How the fields write a number: 0.5 → "0,5".
   *
   * @default with a decimal point
   */
  number?: ((value: number) => string) | undefined;
}

export interface RangeSliderProps extends NativeProps<"div", "role" | "onChange" | "defaultValue"> {
  /** The name of the range: "Score". */
  label: string;
  /** Hides the label visually if a heading above has the same text. */
  isLabelHidden?: boolean | undefined;
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
   * @default a hundredth of the way from `min` to `max`
   */
  step?: number | undefined;
  /** The texts of the slider. */
  words: RangeWords;
  /**
   * How a value is spoken: 0.6 → "60 percent".
   *
   * @default the number
   */
  say?: ((value: number) => string) | undefined;
  /**
   * Cannot be changed or focused, and is left out of the form.
   *
   * @default false
   */
  isDisabled?: boolean | undefined;
}

const names = ["from", "to"] as const;

/**
 * Selects a range of numbers. The thumbs stop at each other; a press on the rail moves the nearer one;
 * arrow keys move by one step, Page Up and Page Down by ten, Home and End to the ends; two fields take exact values.
 * A number that is typed beyond the limits or the other end becomes that limit, and the field shows a message.
 *
 * @example
 * <RangeSlider
 *   name="score"
 *   label="Score"
 *   min={0}
 *   max={1}
 *   step={0.05}
 *   defaultValue={[0.6, 1]}
 *   words={{
 *     from: "From",
 *     to: "To",
 *     between: "to",
 *     exact: "exact value",
 *     limit: (limit) => `The limit is ${limit}.`,
 *   }}
 * />
 */
export function RangeSlider(props: RangeSliderProps) {
  const { label, value: controlled, defaultValue, onChange, name: formName, min, max, ...rest } = props;
  const { step = hundredth(min, max), words, say = String, isLabelHidden, isDisabled, ...native } = rest;
  const asked = { min, max, step };
  const range = finite(asked);
  const [given, change, inForm] = useControllable<RangeValue>({
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
  const { rail, dragged, handlers } = useRail({ range, nearest: (at) => nearest(value, at), move });
  const places = names.map((_, thumb) => `${shareOf(value[thumb as Thumb], range) * 100}%`);
  const fieldOf = (thumb: Thumb) => (
    <NumberField
      label={`${words[names[thumb]]}, ${words.exact}`}
      isLabelHidden
      size="sm"
      value={value[thumb]}
      min={thumb === 0 ? range.min : value[0]}
      max={thumb === 0 ? value[1] : range.max}
      step={range.step}
      isDisabled={isDisabled ?? false}
      limitHint={words.limit}
      format={words.number}
      onChange={(to) => to !== undefined && move(thumb, to)}
    />
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw its legend into the layout
    <div {...rootProps(native, styles.group)} role="group" aria-labelledby={labelId}>
      <span ref={inForm} id={labelId} className={styles.label}>
        {isLabelHidden ? (
          <VisuallyHidden>{label}</VisuallyHidden>
        ) : (
          <bdi dir={majorityDirection(label)}>{label}</bdi>
        )}
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
          <RailThumb
            key={name}
            end={name}
            native={{ name: formName, "aria-label": words[name] }}
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
