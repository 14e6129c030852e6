import { type KeyboardEvent, type RefObject, useState } from "react";
import { flushSync } from "react-dom";
import type { GripActions, Step } from "./LineGrip";
import { movedBy } from "./place-at";
import { useLineDrag } from "./use-line-drag";
import type { EditableItem, EditableWords } from "./words";

export type LinePart = "grip" | "text" | "remove" | Step;

/** Moves the focus to the first part of a line that it has. */
export type Focus = (index: number, ...parts: readonly LinePart[]) => void;

interface LineMovesInput {
  items: readonly EditableItem[];
  onMove: (from: number, to: number) => void;
  onRemove: ((index: number) => void) | undefined;
  words: EditableWords;
  list: RefObject<HTMLElement | null>;
  focus: Focus;
}

/** The focusable elements near a list. */
const control = ":is(input, textarea, button):not(:disabled, [aria-disabled='true'], [tabindex='-1'])";

/** Moves and removes lines, says so, and lets the focus follow. */
export function useLineMoves({ items, onMove, onRemove, words, list, focus }: LineMovesInput) {
  const [said, setSaid] = useState("");
  /** The line whose grip shows its buttons. */
  const [open, setOpen] = useState<number>();
  const count = items.length;
  const textOf = (index: number) => items[index]?.text.trim() || words.unnamed;

  const moveTo = (from: number, to: number, ...parts: readonly LinePart[]) => {
    setSaid(words.moved(textOf(from), to + 1, count));
    // Without keys a line keeps its element and the texts move between elements, so the focus has to follow.
    flushSync(() => {
      onMove(from, to);
      setOpen(open === from ? to : undefined);
    });
    focus(to, ...parts);
  };
  const move = (from: number, to: number) => moveTo(from, to, "grip");
  const step = (from: number, way: Step) => {
    const to = way === "up" ? from - 1 : from + 1;
    // At the end of the list only the other button is left.
    const other = way === "up" ? "down" : "up";
    moveTo(from, to, to === 0 || to === count - 1 ? other : way);
  };
  const remove = (index: number) => {
    setSaid(words.removed(textOf(index)));
    // The list may go with its last line.
    const around = list.current?.parentElement?.parentElement;
    flushSync(() => {
      onRemove?.(index);
      setOpen(undefined);
    });
    if (count > 1) focus(Math.min(index, count - 2), "remove", "text", "grip");
    else around?.querySelector<HTMLElement>(control)?.focus();
  };
  const onKey = (event: KeyboardEvent, index: number, act: (to: number) => void) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const to = movedBy(event.key, index, count);
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    act(to);
  };
  const { lifted, handlers, wasDragged } = useLineDrag(list, move);

  const gripOf = (index: number): GripActions => ({
    isOpen: index === open,
    onToggle: ({ detail }) => {
      // A key clicks without a press (detail 0).
      if (detail === 0 || !wasDragged()) setOpen(open === index ? undefined : index);
    },
    onClose: () => {
      setOpen(undefined);
      focus(index, "grip");
    },
    onStep: (way) => step(index, way),
    onKey: (event) => onKey(event, index, (to) => move(index, to)),
    drag: handlers,
  });
  return {
    said,
    lifted,
    gripOf,
    remove,
    onKey,
    /** The focus is in a line, so the buttons of another one go. */
    enter: (index: number) => open !== index && setOpen(undefined),
  };
}
