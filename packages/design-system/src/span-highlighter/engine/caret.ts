import { type Granularity, lineAt, type TextRange, unitAt } from "./units";

/** Where a caret stands in a text; between the two there may be a selection, which grows at `focus`. */
export interface Caret {
  anchor: number;
  focus: number;
  /** The selection was grown by single characters, so it is meant as it is. */
  isExact: boolean;
}

/** A way to go. */
export interface Motion {
  by: Granularity | "line" | "text";
  direction: "back" | "on";
}

/** The selection, in the order of the text. */
export function selectionOf({ anchor, focus }: Caret): TextRange {
  return { start: Math.min(anchor, focus), end: Math.max(anchor, focus) };
}

/** Puts the caret somewhere, with nothing selected. */
export function caretAt(index: number): Caret {
  return { anchor: index, focus: index, isExact: false };
}

/** Moves the caret; without `isExtending` a selection is left behind, at the end towards which the caret goes. */
export function moveCaret(text: string, caret: Caret, motion: Motion, isExtending: boolean): Caret {
  const { start, end } = selectionOf(caret);
  if (!isExtending && start !== end && motion.by === "grapheme")
    return caretAt(motion.direction === "on" ? end : start);
  const focus = reach(text, caret.focus, motion);
  if (!isExtending) return caretAt(focus);
  const isExact = caret.isExact || motion.by === "grapheme";
  return { anchor: caret.anchor, focus, isExact: isExact && caret.anchor !== focus };
}

/** Where a motion from an index ends. */
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

/** Where the border of a span goes from an index: a start to the start of a word, an end to the end of one. */
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
