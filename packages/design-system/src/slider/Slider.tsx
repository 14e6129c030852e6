import { assignInlineVars } from "@vanilla-extract/dynamic";
import { useControllable } from "../controllable";
import type { NativeProps } from "../native";
import { NumberField } from "../number-field";
import { snap } from "../number-field/number";
import { RailThumb } from "../range-slider/RailThumb";
import { fill, from, rail as railStyle, to } from "../range-slider/RangeSlider.css";
import { finite, hundredth, inside, shareOf } from "../range-slider/range";
import { useRail } from "../range-slider/use-rail";
import { FieldFrame, type FieldWords, noteAttributes, useFieldId } from "../text-field";
import { outOfRange, useWarnings } from "../warnings";
import * as styles from "./Slider.css";

/** The texts of the field for exact values beside a slider. */
export interface SliderWords {
  /** Distinguishes the field from the thumb: "exact value" results in "Confidence, exact value". */
  exact: string;
  /** Shown and announced when a typed number was beyond `min` or `max`, and the limit was taken: "The limit is 1." */
  limit: (limit: number) => string;
  /**
   * How the field writes a number: 0.5 → "0,5".
   *
   * @default with a decimal point
   */
  number?: ((value: number) => string) | undefined;
}

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

export interface SliderProps extends NativeProps<"input", Decided>, Omit<FieldWords, "requiredLabel"> {
  /** Without it the slider keeps its value itself. */
  value?: number | undefined;
  /**
   * The value at first and after a reset of the form, for a slider that keeps it itself.
   *
   * @default `min`
   */
  defaultValue?: number | undefined;
  /** Called with the value while the thumb moves and when the field changes. */
  onChange?: ((value: number) => void) | undefined;
  /** The name in a form. */
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
  /**
   * The texts of a field beside the rail, which takes exact values.
   *
   * @default the value is shown as text, formatted by `say`
   */
  words?: SliderWords | undefined;
  /**
   * How a value is spoken, and shown without a field: 0.6 → "60 percent".
   *
   * @default the number
   */
  say?: ((value: number) => string) | undefined;
  /**
   * The value can be read and focused, not changed.
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
 * Selects one number on a scale. A press on the rail moves the thumb there; arrow keys move it by one step, Page Up and
 * Page Down by ten, Home and End to the ends; with `words` a field takes exact values.
 *
 * @example
 * <Slider
 *   name="confidence"
 *   label="Confidence"
 *   min={0}
 *   max={1}
 *   step={0.05}
 *   defaultValue={0.5}
 *   words={{ exact: "exact value", limit: (limit) => `The limit is ${limit}.` }}
 * />
 */
export function Slider(props: SliderProps) {
  const { label, isLabelHidden, hint, error, value: controlled, defaultValue, onChange, ...rest } = props;
  const { min, max, step = hundredth(min, max), words, say = String, ...others } = rest;
  const { isReadOnly, isDisabled, className, style, ...native } = others;
  const id = useFieldId(props.id);
  const asked = { min, max, step };
  const range = finite(asked);
  const [given, change, inForm] = useControllable<number>({
    value: controlled,
    defaultValue: defaultValue ?? range.min,
    onChange,
  });
  const value = inside(given ?? range.min, range, range.min);
  useWarnings("Slider", () => [outOfRange(given ?? range.min, asked)]);
  const move = (at: number) => {
    const next = snap(at, range);
    if (next !== value) change(next);
  };
  const { rail, dragged, handlers } = useRail({ range, nearest: () => 0, move: (_, at) => move(at) });
  const isFixed = isDisabled || isReadOnly;
  return (
    <FieldFrame {...{ id, label, isLabelHidden, hint, error, className, style, inForm }}>
      <div className={styles.line}>
        <div className={styles.wide}>
          <div
            ref={rail}
            className={railStyle}
            style={assignInlineVars({ [from]: "0%", [to]: `${shareOf(value, range) * 100}%` })}
            data-disabled={isDisabled || undefined}
            data-readonly={isReadOnly || undefined}
            data-invalid={error !== undefined || undefined}
            {...(isFixed ? {} : handlers)}
          >
            <span className={fill} />
            <RailThumb
              end="to"
              native={{ ...native, ...noteAttributes(id, { hint, error }, native["aria-describedby"]), id }}
              said={say(value)}
              isDragging={dragged !== undefined}
              onMove={move}
              {...{ value, range, isDisabled, isReadOnly }}
            />
          </div>
        </div>
        {words ? (
          <NumberField
            className={styles.exact}
            label={`${label}, ${words.exact}`}
            isLabelHidden
            size="sm"
            limitHint={words.limit}
            format={words.number}
            isReadOnly={isReadOnly ?? false}
            isDisabled={isDisabled ?? false}
            onChange={(at) => at !== undefined && move(at)}
            {...{ value, ...range }}
          />
        ) : (
          // Screen readers get the value from the slider.
          <span className={styles.value} aria-hidden="true">
            {say(value)}
          </span>
        )}
      </div>
    </FieldFrame>
  );
}
