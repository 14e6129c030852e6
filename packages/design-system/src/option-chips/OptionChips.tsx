import { type KeyboardEvent, useRef, useState } from "react";
import { useRoving } from "../roving";
import { arrange } from "./arrange";
import { ChipSearch } from "./ChipSearch";
import { type ChipOption, type ChipSuggestion, OptionChip } from "./OptionChip";
import * as styles from "./OptionChips.css";

export interface OptionChipsProps {
  /** The id of the question's title. */
  labelId: string;
  /** Single: one of them, spoken as radio buttons. Multiple: any of them, spoken as checkboxes. */
  mode: "single" | "multiple";
  /** In the order of display. */
  options: readonly ChipOption[];
  selected: readonly string[];
  onChoose: (value: string) => void;
  /** The selection is a suggestion that nobody has touched. */
  isPencil?: boolean;
  suggestions?: Readonly<Record<string, ChipSuggestion>>;
  /** How many to show at first; none: all. */
  visibleCount?: number | null;
  isExpanded: boolean;
  onExpandedChange: (isExpanded: boolean) => void;
  isReadOnly?: boolean;
  isRequired?: boolean;
  isInvalid?: boolean;
  words: {
    search: string;
    noneFound: string;
    /** 3 → "Show 3 more labels" */
    showMore: (count: number) => string;
    showFewer: string;
  };
}

const aLetter = /^\p{L}$/u;

/** The options of a label question: one Tab stop, ↑ ↓ move, Space chooses, letters search. */
export function OptionChips(props: OptionChipsProps) {
  const { mode, options, selected, onChoose, words, isExpanded, suggestions = {} } = props;
  const [query, setQuery] = useState("");
  const search = useRef<HTMLInputElement>(null);
  const { shown, hiddenCount, hasToggle, hasSearch, isStill } = arrange({
    options,
    selected,
    query,
    visibleCount: props.visibleCount ?? null,
    isExpanded,
  });
  const stops = shown.length + (hasToggle ? 1 : 0);
  const roving = useRoving(
    stops,
    shown.findIndex((option) => selected.includes(option.value)),
  );

  const onKeyDown = (event: KeyboardEvent) => {
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey;
    // The letter itself lands in the search box, because the focus is there before it is typed.
    if (isPlain && aLetter.test(event.key)) search.current?.focus();
    else roving.onKeyDown(event);
  };

  return (
    <div className={styles.root} data-still={isStill || undefined}>
      {hasSearch && (
        <ChipSearch
          ref={search}
          label={words.search}
          query={query}
          onQueryChange={setQuery}
          onLeave={() => roving.focusItem(0)}
          onEnter={() => shown[0] && shown.length === 1 && onChoose(shown[0].value)}
        />
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys bubble up from the choices, which are what is interactive */}
      <div className={styles.chips} onKeyDown={onKeyDown}>
        <div className={styles.group} {...groupAttributes(props)}>
          {shown.map((option, index) => (
            <OptionChip
              key={option.value}
              {...roving.itemProps(index)}
              option={option}
              kind={mode === "single" ? "radio" : "checkbox"}
              isSelected={selected.includes(option.value)}
              isPencil={props.isPencil ?? false}
              suggestion={suggestions[option.value]}
              isReadOnly={props.isReadOnly ?? false}
              onChoose={() => onChoose(option.value)}
            />
          ))}
        </div>
        {hasToggle && (
          <button
            {...roving.itemProps(stops - 1)}
            type="button"
            className={styles.more}
            aria-expanded={isExpanded}
            aria-label={isExpanded ? words.showFewer : words.showMore(hiddenCount)}
            onClick={() => props.onExpandedChange(!isExpanded)}
          >
            {isExpanded ? words.showFewer : `+${hiddenCount}`}
          </button>
        )}
      </div>
      {shown.length === 0 && (
        <p className={styles.none} role="status">
          {words.noneFound}
        </p>
      )}
    </div>
  );
}

// A group of checkboxes may be neither "required" nor "invalid": ARIA knows that of radio groups only.
function groupAttributes({ mode, labelId, isRequired, isInvalid }: OptionChipsProps) {
  const named = { "aria-labelledby": labelId };
  if (mode === "multiple") return { ...named, role: "group" };
  return { ...named, role: "radiogroup", "aria-required": isRequired, "aria-invalid": isInvalid };
}
