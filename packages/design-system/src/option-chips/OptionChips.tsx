import { type KeyboardEvent, useRef, useState } from "react";
import { FormValues } from "../controllable";
import { type Naming, useName } from "../naming";
import { type NativeProps, rootProps } from "../native";
import { useFollowChosen, useRoving } from "../roving";
import { arrange } from "./arrange";
import { ChipSearch } from "./ChipSearch";
import { Chips } from "./Chips";
import type { ChipWindowHandle } from "./ChipWindow";
import { MoreToggle } from "./MoreToggle";
import { type ChipOption, type ChipSuggestion, OptionChip } from "./OptionChip";
import * as styles from "./OptionChips.css";
import { useSearchEnter } from "./use-search-enter";
import { useSelection } from "./use-selection";

export interface OptionChipsProps extends NativeProps<"div", "onChange">, Naming {
  /**
   * Single: radio buttons. Multiple: checkboxes.
   *
   * @default "single"
   */
  mode?: "single" | "multiple" | undefined;
  /** In the order of display. */
  options: readonly ChipOption[];
  /** Without it the chips keep the selection themselves. */
  selected?: readonly string[] | undefined;
  /**
   * The selection at first and after a reset of the form, for chips that keep it themselves.
   *
   * @default none
   */
  defaultSelected?: readonly string[] | undefined;
  /** Called with the chosen option, which in `multiple` may have been selected before. */
  onChoose?: ((value: string) => void) | undefined;
  /** The name in a form, which gets an entry for each selected option. */
  name?: string | undefined;
  /** Called after an option was selected in the search; it has the focus. */
  onFound?: (() => void) | undefined;
  /**
   * The selection is a suggestion that no person has confirmed or changed.
   *
   * @default false
   */
  isPencil?: boolean | undefined;
  /**
   * What a model suggests, by the value of the option.
   *
   * @default none
   */
  suggestions?: Readonly<Record<string, ChipSuggestion>> | undefined;
  /** How many to show at first; none: all. Needs `words`. */
  visibleCount?: number | null | undefined;
  /** Whether all options are shown. Without it the chips keep this themselves. */
  isExpanded?: boolean | undefined;
  /** Called when the button shows all options or fewer. */
  onExpandedChange?: ((isExpanded: boolean) => void) | undefined;
  /**
   * The selection can be read, not changed.
   *
   * @default false
   */
  isReadOnly?: boolean | undefined;
  /**
   * At least one option must be selected; screen readers announce it.
   *
   * @default false
   */
  isRequired?: boolean | undefined;
  /**
   * The selection is missing or not accepted; draws the options as invalid.
   *
   * @default false
   */
  isInvalid?: boolean | undefined;
  /**
   * Texts of the search, which 15 options and more have, and of the button for more.
   *
   * @default all options are shown, and there is no search
   */
  words?: ChipWords | undefined;
}

/** The texts of many option chips. */
export interface ChipWords {
  /** The name of the search field. */
  search: string;
  /** Shown when a search has no results. */
  noneFound: string;
  /** 3 → "Show 3 more labels" */
  showMore: (count: number) => string;
  showFewer: string;
}

const aLetter = /^\p{L}$/u;
const windowedAbove = 200;

/**
 * The options of a label question: one Tab stop, ↑ ↓ move, Space chooses, letters search.
 *
 * @example
 * <>
 *   <h3 id="reason">What does the customer need?</h3>
 *   <OptionChips
 *     labelId="reason"
 *     mode="multiple"
 *     options={[
 *       { value: "refund", text: "Refund" },
 *       { value: "delivery", text: "Delivery" },
 *     ]}
 *     defaultSelected={["refund"]}
 *   />
 * </>
 */
export function OptionChips(props: OptionChipsProps) {
  const { labelId, label, mode = "single", options, name, words, suggestions = {}, ...others } = props;
  const { selected, choose, isExpanded, expand, inForm, rest } = useSelection(mode, options, others);
  const { isPencil = false, isReadOnly = false, isRequired, isInvalid, visibleCount, ...more } = rest;
  const { onFound, ...native } = more;
  const [query, setQuery] = useState("");
  const search = useRef<HTMLInputElement>(null);
  const chipWindow = useRef<ChipWindowHandle>(null);
  const { focused, watched } = useFocused();
  const { shown, hiddenCount, hasToggle, hasSearch, isStill } = arrange({
    options,
    selected,
    query,
    visibleCount: words ? (visibleCount ?? null) : null,
    isExpanded,
    focused,
  });
  const isWindowed = shown.length > windowedAbove;
  const stops = shown.length + (hasToggle ? 1 : 0);
  const chosen = shown.findIndex((option) => selected.includes(option.value));
  const roving = useRoving(stops, chosen, (index) => chipWindow.current?.bring(index));
  const group = useFollowChosen(mode === "single" ? chosen : -1, roving.focusItem);

  const onEnter = useSearchEnter({
    ...{ shown, query, setQuery, onChoose: choose, onFound, focusItem: roving.focusItem },
    isChosen: (value) => selected.includes(value) && !isPencil,
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey;
    // The focus moves before the letter is typed, so the letter is typed into the search field.
    if (isPlain && aLetter.test(event.key)) search.current?.focus();
    else roving.onKeyDown(event);
  };

  const groupProps = useGroupProps({ mode, labelId, label, isRequired, isInvalid, onKeyDown });
  const chipAt = (index: number) => {
    const option = shown[index];
    if (!option) return null;
    return (
      <OptionChip
        key={option.value}
        {...watched(option.value, roving.itemProps(index))}
        option={option}
        kind={mode === "single" ? "radio" : "checkbox"}
        isSelected={selected.includes(option.value)}
        isPencil={isPencil}
        suggestion={suggestions[option.value]}
        isReadOnly={isReadOnly}
        place={isWindowed ? { index, count: shown.length } : undefined}
        onChoose={() => choose(option.value)}
      />
    );
  };

  return (
    <div {...rootProps(native, styles.root)} data-still={isStill || undefined}>
      {words && hasSearch && (
        <ChipSearch
          ref={search}
          label={words.search}
          query={query}
          onQueryChange={setQuery}
          onLeave={() => roving.focusItem(0)}
          onEnter={onEnter}
        />
      )}
      <div className={styles.chips} data-invalid={isInvalid || undefined}>
        <div ref={group} className={styles.group} {...groupProps}>
          <Chips window={isWindowed ? chipWindow : undefined} count={shown.length} stop={roving.stop}>
            {chipAt}
          </Chips>
        </div>
        {words && hasToggle && (
          <MoreToggle
            stop={roving.itemProps(stops - 1)}
            count={hiddenCount}
            isExpanded={isExpanded}
            words={words}
            onKeyDown={onKeyDown}
            onToggle={() => expand(!isExpanded)}
          />
        )}
      </div>
      <FormValues ref={inForm} name={name} values={selected} />
      {words && shown.length === 0 && (
        <p className={styles.none} role="status">
          {words.noneFound}
        </p>
      )}
    </div>
  );
}

/** The focused option. A change does not render anything: a press must hit the option at which it was aimed. */
function useFocused() {
  const focused = useRef<string>(undefined);
  return {
    focused: focused.current,
    watched: <Stop extends { onFocus: () => void; onBlur: () => void }>(value: string, stop: Stop) => ({
      ...stop,
      onFocus() {
        focused.current = value;
        stop.onFocus();
      },
      onBlur() {
        focused.current = undefined;
        stop.onBlur();
      },
    }),
  };
}

// ARIA allows "required" and "invalid" for radio groups, but not for groups of checkboxes.
type GroupProps = Pick<OptionChipsProps, "labelId" | "label"> & {
  mode: NonNullable<OptionChipsProps["mode"]>;
  isRequired: boolean | undefined;
  isInvalid: boolean | undefined;
  onKeyDown: (event: KeyboardEvent) => void;
};

function useGroupProps({ mode, labelId, label, isRequired, isInvalid, onKeyDown }: GroupProps) {
  const shared = { ...useName("OptionChips", { labelId, label }), onKeyDown };
  if (mode === "multiple") return { ...shared, role: "group" };
  return { ...shared, role: "radiogroup", "aria-required": isRequired, "aria-invalid": isInvalid };
}
