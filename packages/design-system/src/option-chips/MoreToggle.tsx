import type { KeyboardEvent } from "react";
import type { useRoving } from "../roving";
import type { ChipWords } from "./OptionChips";
import * as styles from "./OptionChips.css";

interface MoreToggleProps {
  stop: ReturnType<ReturnType<typeof useRoving>["itemProps"]>;
  /** How many options are hidden. */
  count: number;
  isExpanded: boolean;
  words: Pick<ChipWords, "showMore" | "showFewer">;
  onKeyDown: (event: KeyboardEvent) => void;
  onToggle: () => void;
}

/** Shows the hidden options, or hides them again. */
export function MoreToggle({ stop, count, isExpanded, words, onKeyDown, onToggle }: MoreToggleProps) {
  return (
    <button
      {...stop}
      type="button"
      className={styles.more}
      aria-expanded={isExpanded}
      aria-label={isExpanded ? words.showFewer : words.showMore(count)}
      onKeyDown={onKeyDown}
      onClick={onToggle}
    >
      {isExpanded ? words.showFewer : <bdi dir="ltr">{`+${count}`}</bdi>}
    </button>
  );
}
