import { createContext, type ReactNode } from "react";
import type { SpanDetails, TextSpan } from "./engine/spans";
import type { SpanLook } from "./model/drawn-spans";

/** A span that is being drawn, on one of its lines. */
export interface SpanOnLine {
  span: TextSpan;
  /** The text of its label. */
  text: string;
  look: SpanLook;
  /** The score of a suggestion, formatted. */
  score: string | undefined;
  isSelected: boolean;
  /** The line is not the first one of the span. */
  isRepeated: boolean;
}

/** The span or range of an open popover, and what can be done with it. Each action closes the popover. */
export interface SpanPopover {
  /** Undefined for a selected range that has no label yet. */
  span: TextSpan | undefined;
  look: SpanLook | undefined;
  /** The marked text on one line, shortened. */
  quote: string;
  /** Marks the range with a label, or gives the span another one. */
  choose: (label: string) => void;
  remove: () => void;
  accept: () => void;
  detail: (details: SpanDetails) => void;
  close: () => void;
}

/** Functions of the page that draw parts of the highlighter; the same ones at every render, or all marks are drawn again. */
export interface SpanRendering {
  /** Draws a mark instead of the line below the text: in a box that covers the words on one line, hidden from pointers. */
  renderMark?: ((span: SpanOnLine) => ReactNode) | undefined;
  /** Draws the content of a label. It is hidden from screen readers, which have the list, and cut off where its room ends. */
  renderLabel?: ((span: SpanOnLine) => ReactNode) | undefined;
  /** Draws the content of the popover instead of the label picker; the first control in it gets the focus. */
  renderPopover?: ((popover: SpanPopover) => ReactNode) | undefined;
}

/** The functions that draw marks and labels, for every block without comparing them. */
export const RenderingContext = createContext<Pick<SpanRendering, "renderMark" | "renderLabel">>({});
