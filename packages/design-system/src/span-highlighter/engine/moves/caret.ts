import { type Granularity, lineAt, type TextRange, unitAt } from "../text/units";

/** The position of a caret; `anchor` and `focus` enclose the selection, which grows at `focus`. */
export interface Caret {
  anchor: number;
  focus: number;
  /** The selection was extended by characters, so it must not be snapped to words. */
  isExact: boolean;
}

/** A caret movement. */
export interface Motion {
  by: Granularity | "line" | "text";
  direction: "back" | "on";
}

/** The selection, in the order of the text. */
export function selectionOf({ anchor, focus }: Caret): TextRange {
  return { start: Math.min(anchor, focus), end: Math.max(anchor, focus) };
}

/** Places the caret, without a selection. */
export function caretAt(index: number): Caret {
  return { anchor: index, focus: index, isExact: false };
}

/** Moves the caret; without `isExtending` it collapses a selection to the end in the direction of the move. */
export function moveCaret(text: string, caret: Caret, motion: Motion, isExtending: boolean): Caret {
  const { start, end } = selectionOf(caret);
  if (!isExtending && start !== end && motion.by === "grapheme")
    return caretAt(motion.direction === "on" ? end : start);
  const focus = reach(text, caret.focus, motion);
  if (!isExtending) return caretAt(focus);
  const isExact = caret.isExact || motion.by === "grapheme";
  return { anchor: caret.anchor, focus, isExact: isExact && caret.anchor !== focus };
}

/** The index after a movement. */
export function reach(text: string, index: number, { by, direction }: Motion): number {
  const isOn = direction === "on";
  if (by === "text") return isOn ? text.length : 0;
  if (by === "line") return lineEdge(text, index, isOn);
  if (by === "word") return isOn ? endOfNextWord(text, index) : startOfWordBefore(text, index);
  if (isOn) return index >= text.length ? text.length : unitAt(text, index, by).end;
  return index <= 0 ? 0 : unitAt(text, index - 1, by).start;
}

function lineEdge(text: string, index: number, isEnd: boolean): number {
  const { start, end } = lineAt(text, Math.min(index, text.length));
  if (!isEnd) return start;
  const line = text.slice(start, end);
  return start + line.replace(/\r?\n$/, "").length;
}

function endOfNextWord(text: string, from: number): number {
  for (let index = from; index < text.length; ) {
    const unit = unitAt(text, index, "word");
    if (unit.isWord) return unit.end;
    index = unit.end;
  }
  return text.length;
}

function startOfWordBefore(text: string, from: number): number {
  for (let index = from; index > 0; ) {
    const unit = unitAt(text, index - 1, "word");
    if (unit.isWord) return unit.start;
    index = unit.start;
  }
  return 0;
}

/** The next boundary for the border of a span: a start moves to the start of a word, an end to the end of one. */
export function nextBorder(
  text: string,
  index: number,
  edge: "start" | "end",
  direction: Motion["direction"],
): number {
  if (edge === "end" && direction === "on") return endOfNextWord(text, index);
  if (edge === "start" && direction === "back") return startOfWordBefore(text, index);
  return edge === "end" ? endOfWordBefore(text, index) : startOfNextWord(text, index);
}

function endOfWordBefore(text: string, from: number): number {
  for (let index = startOfWordBefore(text, from); index > 0; ) {
    const unit = unitAt(text, index - 1, "word");
    if (unit.isWord) return unit.end;
    index = unit.start;
  }
  return 0;
}

function startOfNextWord(text: string, from: number): number {
  for (let index = endOfNextWord(text, from); index < text.length; ) {
    const unit = unitAt(text, index, "word");
    if (unit.isWord) return unit.start;
    index = unit.end;
  }
  return text.length;
}
