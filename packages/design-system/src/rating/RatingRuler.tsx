import { FormValues, useControllable } from "../controllable";
import { Icon, Pencil } from "../icon";
import { type Naming, useName } from "../naming";
import { type NativeProps, rootProps, setRef } from "../native";
import { useFollowChosen, useRoving } from "../roving";
import { choiceProblems, useWarnings } from "../warnings";
import { RatingCell } from "./RatingCell";
import { ruler } from "./RatingRuler.css";
import { useRulerKeys } from "./use-ruler-keys";

export interface RatingRulerProps
  extends NativeProps<"div", "role" | "onKeyDown" | "onChange" | "defaultValue">,
    Naming {
  /** The values in the order of display; each counts once. */
  values: readonly number[];
  /** `undefined`: none. Without the prop the ruler keeps its value itself. */
  value?: number | undefined;
  /** The value at first and after a reset of the form, for a ruler that keeps it itself. */
  defaultValue?: number | undefined;
  /** Called with the chosen value, also if it was chosen before: the caller may clear it then. */
  onChoose?: ((value: number) => void) | undefined;
  /** The name in a form. */
  name?: string | undefined;
  /**
   * The value is a suggestion that no person has confirmed or changed.
   *
   * @default false
   */
  isPencil?: boolean | undefined;
  /** The suggested value, selected or not, with its accessible sentence. */
  suggestion?: { value: number; label: string } | undefined;
  /**
   * The value can be read, not changed.
   *
   * @default false
   */
  isReadOnly?: boolean | undefined;
  /**
   * A value must be chosen; screen readers announce it.
   *
   * @default false
   */
  isRequired?: boolean | undefined;
  /**
   * The value is missing or not accepted; draws the ruler as invalid.
   *
   * @default false
   */
  isInvalid?: boolean | undefined;
  /**
   * Digits and ← → belong to the page, which turns pages or answers questions by them: ↑ ↓ only move, Space chooses.
   *
   * @default false
   */
  leavesKeysToPage?: boolean | undefined;
}

/**
 * A scale of whole numbers as one joined ruler: one Tab stop; as in a row of radio buttons, → and ↓ choose the next
 * number, ← and ↑ the previous one (in right-to-left text ← the next one), Home and End the ends. Digits choose a number,
 * Space the focused one.
 *
 * @example
 * <>
 *   <h3 id="clear">How clear is it?</h3>
 *   <RatingRuler name="clear" labelId="clear" values={[1, 2, 3, 4, 5]} defaultValue={3} />
 * </>
 */
export function RatingRuler(props: RatingRulerProps) {
  const {
    labelId,
    label,
    values: given,
    value: controlled,
    defaultValue,
    onChoose,
    isPencil = false,
    suggestion,
    isReadOnly = false,
    ...rest
  } = props;
  const values = [...new Set(given)];
  const nameAttributes = useName("RatingRuler", { labelId, label });
  const { name, isRequired, isInvalid, leavesKeysToPage = false, ref, ...native } = rest;
  const [value, choose, inForm] = useControllable<number | undefined>({
    isControlled: "value" in props,
    value: controlled,
    defaultValue,
    onChange: (next) => next !== undefined && onChoose?.(next),
  });
  useWarnings("RatingRuler", () =>
    choiceProblems(
      "values",
      given.map((each) => ({ value: each })),
      [value],
    ),
  );
  const chosen = value === undefined ? -1 : values.indexOf(value);
  const roving = useRoving(values.length, chosen);
  const root = useFollowChosen(chosen, roving.focusItem);
  const onKeyDown = useRulerKeys({
    values,
    at: roving.stop,
    focusItem: roving.focusItem,
    // A key never takes a number out; in pencil it confirms it.
    choose: (next) => !isReadOnly && (next !== value || isPencil) && choose(next),
  });
  return (
    <div
      {...rootProps(native, ruler)}
      ref={(element) => {
        root.current = element;
        return setRef(ref, element);
      }}
      role="radiogroup"
      {...nameAttributes}
      aria-required={isRequired}
      aria-invalid={isInvalid}
      data-invalid={isInvalid || undefined}
      aria-orientation={leavesKeysToPage ? "vertical" : undefined}
      onKeyDown={leavesKeysToPage ? roving.onKeyDown : onKeyDown}
    >
      {values.map((candidate, index) => (
        <RatingCell
          key={candidate}
          {...roving.itemProps(index)}
          isSelected={candidate === value}
          isPencil={isPencil}
          suggestionLabel={suggestion?.value === candidate ? suggestion.label : undefined}
          isReadOnly={isReadOnly}
          onChoose={() => choose(candidate)}
        >
          {candidate}
          {suggestion?.value === candidate && <Icon picture={Pencil} size={10} />}
        </RatingCell>
      ))}
      <FormValues ref={inForm} name={name} values={value === undefined ? [] : [value]} />
    </div>
  );
}
