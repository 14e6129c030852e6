import type { KeyboardEvent, MouseEvent, PointerEventHandler } from "react";
import { ArrowDown, ArrowUp, GripVertical, Icon } from "../icon";
import { IconButton } from "../icon-button";
import * as styles from "./EditableList.css";
import type { EditableWords } from "./words";

/** The next or previous place of a line. */
export type Step = "up" | "down";

/** What a line does with its grip. */
export interface GripActions {
  /** Its buttons are on screen. */
  isOpen: boolean;
  onToggle: (event: MouseEvent) => void;
  onClose: () => void;
  onStep: (step: Step) => void;
  /** A key on the grip itself. */
  onKey: (event: KeyboardEvent) => void;
  drag: Record<"onPointerDown" | "onPointerMove" | "onPointerUp" | "onPointerCancel", PointerEventHandler>;
}

interface LineGripProps {
  actions: GripActions;
  text: string;
  /** From 1. */
  number: number;
  count: number;
  words: EditableWords;
  helpId: string;
  tabIndex: number;
}

/** Drags its line; a click shows two buttons that move it, for those who cannot drag. */
export function LineGrip({ actions, text, number, count, words, helpId, tabIndex }: LineGripProps) {
  const { isOpen, onStep, onClose } = actions;
  const closeByKey = (event: KeyboardEvent) => {
    if (!isOpen || event.key !== "Escape") return;
    // A dialog around the list stays.
    event.stopPropagation();
    onClose();
  };
  return (
    <span className={styles.grips}>
      <button
        type="button"
        {...actions.drag}
        className={styles.grip}
        tabIndex={tabIndex}
        aria-label={words.move(text, number, count)}
        aria-describedby={helpId}
        aria-expanded={isOpen}
        data-grip=""
        onClick={actions.onToggle}
        onKeyDown={(event) => {
          closeByKey(event);
          actions.onKey(event);
        }}
      >
        <Icon picture={GripVertical} size={14} />
      </button>
      {isOpen && (
        <>
          <IconButton
            picture={ArrowUp}
            label={words.moveUp(text)}
            hasNativeTooltip
            isDisabled={number === 1}
            data-up=""
            onKeyDown={closeByKey}
            onClick={() => onStep("up")}
          />
          <IconButton
            picture={ArrowDown}
            label={words.moveDown(text)}
            hasNativeTooltip
            isDisabled={number === count}
            data-down=""
            onKeyDown={closeByKey}
            onClick={() => onStep("down")}
          />
        </>
      )}
    </span>
  );
}
