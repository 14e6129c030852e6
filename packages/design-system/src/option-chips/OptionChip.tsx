import type { FocusEventHandler, Ref } from "react";
import { Check, Icon } from "../icon";
import { Kbd } from "../kbd";
import { choiceAttributes, useChoice } from "../roving";
import { SuggestionMark } from "../suggestion-mark";
import { majorityDirection } from "../text-direction";
import * as styles from "./OptionChips.css";

/** One option, as a chip shows it. */
export interface ChipOption {
  value: string;
  text: string;
  /**
   * The number by which keys of the page choose it, shown as a hint: its place in the question's own order.
   *
   * @default none
   */
  number?: number | undefined;
  /** From 1: the colour of its spans, shown as a bar in place of the pip. */
  hue?: number | undefined;
}

/** The suggestion of a model for an option. */
export interface ChipSuggestion {
  /** Formatted, or none. */
  score: string | null;
  /** The whole sentence: "Suggested by triage-v3, score 0.9". */
  label: string;
}

interface OptionChipProps {
  option: ChipOption;
  kind: "radio" | "checkbox";
  isSelected: boolean;
  /** Chosen by the suggestion and not yet by a person. */
  isPencil: boolean;
  suggestion: ChipSuggestion | undefined;
  isReadOnly: boolean;
  onChoose: () => void;
  /** Its place in a list that is only partly rendered. */
  place?: { index: number; count: number } | undefined;
  ref: Ref<HTMLButtonElement>;
  tabIndex: number;
  onFocus: FocusEventHandler;
  onBlur: FocusEventHandler;
}

/** An option that is selected by Space, a click or its number. */
export function OptionChip(props: OptionChipProps) {
  const { option, kind, isSelected, isPencil, suggestion, isReadOnly, ...rest } = props;
  const { onChoose, place, ...roving } = rest;
  const look = lookOf(isSelected, isPencil, suggestion !== undefined);
  const choice = useChoice(isReadOnly ? () => {} : onChoose);
  return (
    <button
      {...roving}
      {...choice}
      {...choiceAttributes(kind, isSelected, isReadOnly)}
      {...placeAttributes(kind, place)}
      className={styles.chip}
      data-look={look}
      // A suggestion's sentence is on its mark: here it would be the description of the chip, too, and be spoken twice.
      title={place && option.text}
    >
      {option.hue === undefined ? (
        <span className={styles.pip} data-kind={kind}>
          {kind === "checkbox" && isSelected && <Icon picture={Check} size={10} />}
        </span>
      ) : (
        <span className={styles.swatch} data-hue={option.hue} />
      )}
      <bdi className={styles.text} dir={majorityDirection(option.text)} data-text={option.text}>
        {option.text}
      </bdi>
      {suggestion && (
        <span className={styles.corner}>
          <SuggestionMark shown={suggestion.score} label={suggestion.label} />
        </span>
      )}
      {option.number !== undefined && <Kbd isSingle>{option.number}</Kbd>}
    </button>
  );
}

// ARIA allows aria-posinset for radio buttons, but not for checkboxes in a group.
function placeAttributes(kind: "radio" | "checkbox", place: OptionChipProps["place"]) {
  return place && kind === "radio" ? { "aria-posinset": place.index + 1, "aria-setsize": place.count } : {};
}

function lookOf(isSelected: boolean, isPencil: boolean, isSuggested: boolean) {
  if (isSelected) return isPencil ? "pencilled" : "chosen";
  return isSuggested ? "suggested" : "rest";
}
