import type { FocusEventHandler, ReactNode, Ref } from "react";
import { choiceAttributes, useChoice } from "../roving";
import { VisuallyHidden } from "../visually-hidden";
import { cell, suggested } from "./RatingRuler.css";

interface RatingCellProps {
  children: ReactNode;
  isSelected: boolean;
  isPencil: boolean;
  suggestionLabel: string | undefined;
  isReadOnly: boolean;
  onChoose: () => void;
  ref: Ref<HTMLButtonElement>;
  tabIndex: number;
  onFocus: FocusEventHandler;
  onBlur: FocusEventHandler;
}

/** One number of the ruler. */
export function RatingCell(props: RatingCellProps) {
  const { children, isSelected, isPencil, suggestionLabel, isReadOnly, onChoose, ...roving } = props;
  const choice = useChoice(isReadOnly ? () => {} : onChoose);
  const chosen = isPencil ? "pencilled" : "chosen";
  const open = suggestionLabel ? "suggested" : "rest";
  return (
    <button
      {...roving}
      {...choice}
      {...choiceAttributes("radio", isSelected, isReadOnly)}
      className={cell}
      data-look={isSelected ? chosen : open}
    >
      {children}
      {suggestionLabel && (
        // As the title of the button it would be its description, too, and be spoken twice.
        <span className={suggested} title={suggestionLabel}>
          <VisuallyHidden>{suggestionLabel}</VisuallyHidden>
        </span>
      )}
    </button>
  );
}
