import { assignInlineVars } from "@vanilla-extract/dynamic";
import type { FocusEventHandler, KeyboardEvent, PointerEventHandler, Ref } from "react";
import { GripVertical, Icon } from "../icon";
import { useChoice } from "../roving";
import { SuggestionMark } from "../suggestion-mark";
import { majorityDirection } from "../text-direction";
import { VisuallyHidden } from "../visually-hidden";
import * as styles from "./RankingBoard.css";

interface RankingItemProps {
  id: string;
  text: string;
  /** Its rank, read after the text. */
  state: string;
  look: "rest" | "suggested" | "pencilled" | "ranked";
  suggestion: { shown: string; label: string } | undefined;
  isPicked: boolean;
  isReadOnly: boolean;
  /** The distance that it was dragged, in pixels. */
  way: { x: number; y: number } | undefined;
  onPick: () => void;
  onKey: (event: KeyboardEvent) => void;
  drag: Record<"onPointerDown" | "onPointerMove" | "onPointerUp", PointerEventHandler<HTMLElement>> & {
    onPointerCancel: () => void;
  };
  roving: {
    ref: Ref<HTMLButtonElement>;
    tabIndex: number;
    onFocus: FocusEventHandler;
    onBlur: FocusEventHandler;
  };
}

/** An item of the board, with or without a rank. */
export function RankingItem(props: RankingItemProps) {
  const { id, text, state, look, suggestion, isPicked, isReadOnly, way, onPick, onKey, drag, roving } = props;
  const choice = useChoice(isReadOnly ? () => {} : onPick);
  return (
    <button
      type="button"
      {...roving}
      {...choice}
      {...(isReadOnly ? {} : drag)}
      onKeyDown={(event) => {
        choice.onKeyDown(event);
        if (!isReadOnly) onKey(event);
      }}
      className={styles.item}
      style={way && assignInlineVars({ [styles.wayX]: `${way.x}px`, [styles.wayY]: `${way.y}px` })}
      aria-pressed={isPicked}
      aria-disabled={isReadOnly || undefined}
      data-choice=""
      data-item={id}
      data-look={look}
      data-lifted={way ? "" : undefined}
    >
      {!isReadOnly && (
        <span className={styles.grip} data-grip="">
          <Icon picture={GripVertical} />
        </span>
      )}
      <span className={styles.text}>
        <bdi dir={majorityDirection(text)}>{text}</bdi>
      </span>
      <VisuallyHidden>{state}</VisuallyHidden>
      {suggestion && <SuggestionMark {...suggestion} />}
    </button>
  );
}
