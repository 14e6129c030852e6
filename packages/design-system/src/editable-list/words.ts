import type { ReactNode } from "react";

/** One line of an editable list. */
export interface EditableItem {
  text: string;
  /**
   * Content that replaces the field for the text. The text is still the name of the line.
   *
   * @default the text can be edited
   */
  content?: ReactNode;
  /** Keeps the state of the content when lines move. */
  key?: string | undefined;
  /** From 1: a colour of the span palette, shown as a bar before the text. */
  hue?: number | undefined;
  /** The error of this line. */
  error?: string | undefined;
}

/** The words of an editable list; places count from 1. */
export interface EditableWords {
  /** The name of a grip: "Move Refund, 2 of 8". */
  move: (text: string, place: number, count: number) => string;
  /** Explains the keys of a grip. */
  moveHelp: string;
  /** The buttons that a click on a grip shows: "Move Refund up". */
  moveUp: (text: string) => string;
  moveDown: (text: string) => string;
  /** Announced after a line has moved. */
  moved: (text: string, place: number, count: number) => string;
  /** The name of a line's field: "Text of option 2". */
  rename: (place: number) => string;
  remove: (text: string) => string;
  /** Announced after a line has been removed. */
  removed: (text: string) => string;
  /** Names a line without a text. */
  unnamed: string;
}
