import { digitOf } from "../../../digits";
import type { Precision } from "../text/snapping";
import type { Motion } from "./caret";

/** The relevant properties of a key press. */
export interface SpanKeyPress {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

/** A movement by lines or pages, which keeps the horizontal position. */
export interface UpOrDown {
  direction: "back" | "on";
  isExtending: boolean;
}

/** The effect of a key while the caret is in the text. */
export type TextAction =
  | { does: "move"; motion: Motion; isExtending: boolean }
  | ({ does: "line" | "page" } & UpOrDown)
  | { does: "digit"; key: string }
  | { does: "mark" | "remove" | "enterList" | "cancel" | "selectAll" };

const sideways: Record<string, "left" | "right"> = { ArrowLeft: "left", ArrowRight: "right" };
const upAndDown: Record<string, "back" | "on"> = { ArrowUp: "back", ArrowDown: "on" };
const pages: Record<string, "back" | "on"> = { PageUp: "back", PageDown: "on" };
const edges: Record<string, "back" | "on"> = { Home: "back", End: "on" };

/**
 * The keys of the caret: arrows by character, with Ctrl or Alt by word, up and down by line, with Ctrl by sentence;
 * Page Up and Page Down by what the pane shows; Home and End in the line, with Ctrl in the text; Shift extends.
 */
export function textAction(press: SpanKeyPress, isRtl: boolean): TextAction | undefined {
  const { key, altKey } = press;
  const isMod = press.ctrlKey || press.metaKey;
  const side = sideways[key];
  if (side) return move(press, isMod || altKey ? "word" : "grapheme", towards(side, isRtl));
  if (altKey) return key === "ArrowDown" ? { does: "enterList" } : undefined;
  return vertical(press, isMod) ?? (isMod ? withMod(key) : plain(key));
}

function vertical(press: SpanKeyPress, isMod: boolean): TextAction | undefined {
  const line = upAndDown[press.key];
  if (line && isMod) return move(press, "sentence", line);
  if (line) return { does: "line", isExtending: press.shiftKey, direction: line };
  const page = pages[press.key];
  // With Ctrl, the browser switches tabs.
  if (page && !isMod) return { does: "page", isExtending: press.shiftKey, direction: page };
  const edge = edges[press.key];
  return edge && move(press, isMod ? "text" : "line", edge);
}

function move({ shiftKey }: SpanKeyPress, by: Motion["by"], direction: Motion["direction"]): TextAction {
  return { does: "move", isExtending: shiftKey, motion: { by, direction } };
}

function withMod(key: string): TextAction | undefined {
  return key.toLowerCase() === "a" ? { does: "selectAll" } : undefined;
}

function plain(key: string): TextAction | undefined {
  if (digitOf(key) !== undefined) return { does: "digit", key };
  if (key === "Enter" || key === " ") return { does: "mark" };
  if (key === "Delete" || key === "Backspace") return { does: "remove" };
  return key === "Escape" ? { does: "cancel" } : undefined;
}

/** Whether an action changes spans by a key alone, which users can switch off (WCAG 2.1.4); Enter opens what does the same. */
export function isShortcut({ does }: TextAction | ListAction): boolean {
  return does === "digit" || does === "remove" || does === "addPiece";
}

function towards(side: "left" | "right", isRtl: boolean): "back" | "on" {
  return (side === "right") === isRtl ? "back" : "on";
}

/** The effect of a key on a span of the list. */
export type ListAction =
  | { does: "go"; to: number | "first" | "last" }
  | { does: "resize"; edge: "start" | "end"; direction: "back" | "on"; precision: Precision }
  | { does: "digit"; key: string }
  | { does: "piece"; direction: "back" | "on" }
  | { does: "open" | "remove" | "accept" | "leave" | "addPiece" };

/** The keys for pieces that a span has; without them, they are the page's. */
export interface PieceKeys {
  /** It consists of several pieces. */
  hasPieces?: boolean | undefined;
  /** It may get further ones. */
  addsPieces?: boolean | undefined;
}

const steps: Record<string, number | "first" | "last"> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 10,
  PageUp: -10,
  Home: "first",
  End: "last",
};

/**
 * The keys of the list: up and down jump from span to span, Space accepts a suggested one; with Shift the arrows
 * to the sides move the end, with Alt as well the start, with Ctrl as well by characters. Without Shift they choose a
 * piece of the span; plus adds one.
 */
export function listAction(
  press: SpanKeyPress,
  isRtl: boolean,
  offers: PieceKeys = {},
): ListAction | undefined {
  const { key, shiftKey, altKey } = press;
  const isMod = press.ctrlKey || press.metaKey;
  // With Shift on some keyboards.
  if (key === "+" && offers.addsPieces && !isMod && !altKey) return { does: "addPiece" };
  if (shiftKey) return resizing(press, isMod, isRtl);
  if (altKey) return key === "ArrowUp" ? { does: "leave" } : undefined;
  if (isMod) return undefined;
  const to = steps[key];
  if (to !== undefined) return { does: "go", to };
  const side = offers.hasPieces ? sideways[key] : undefined;
  return side ? { does: "piece", direction: towards(side, isRtl) } : onItem(key);
}

function resizing({ key, altKey }: SpanKeyPress, isMod: boolean, isRtl: boolean): ListAction | undefined {
  const side = sideways[key];
  if (!side) return undefined;
  const precision = isMod ? "characters" : "words";
  return { does: "resize", edge: altKey ? "start" : "end", direction: towards(side, isRtl), precision };
}

function onItem(key: string): ListAction | undefined {
  if (digitOf(key) !== undefined) return { does: "digit", key };
  if (key === "Enter") return { does: "open" };
  if (key === " ") return { does: "accept" };
  if (key === "Delete" || key === "Backspace") return { does: "remove" };
  return key === "Escape" ? { does: "leave" } : undefined;
}
