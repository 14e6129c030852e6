import { handAfter, idleHand, mayEnter } from "./hand";

/** What a frame is told about the keyboard and the pointer. */
export interface FrameWatch {
  /** The keyboard is in the frame now, or no longer. */
  onInside: (isInside: boolean) => void;
  /** Whether the pointer is on the frame, so that a press may go into it. */
  onPointed: (isPointed: boolean) => void;
  /** The content has taken the keyboard; the page has it back already. */
  onTheft: () => void;
}

/** Between two frames the focus moves without any event in the page. */
const LOOK_EVERY_MS = 250;

const watches = new Map<HTMLIFrameElement, FrameWatch>();
let hand: Parameters<typeof handAfter<HTMLIFrameElement>>[0] = idleHand;
let inside: HTMLIFrameElement | undefined;
/** What had the focus before a frame. */
let lastInPage: HTMLElement | undefined;
let lastPoint = { screenX: 0, screenY: 0 };
let takingBack: ReturnType<typeof setTimeout> | undefined;
let stopWatching: (() => void) | undefined;

/** Watches who puts the keyboard into a frame, and takes it back where it was nobody; returns how to stop. */
export function watchFocus(frame: HTMLIFrameElement, watch: FrameWatch): () => void {
  watches.set(frame, watch);
  stopWatching ??= startWatching();
  return () => {
    watches.delete(frame);
    if (inside === frame) inside = undefined;
    if (hand.pointsAt === frame) hand = idleHand;
    if (watches.size > 0) return;
    stopWatching?.();
    stopWatching = undefined;
  };
}

/** Puts the keyboard into a frame for somebody who has pressed on the place of it. */
export function enterFrame(frame: HTMLIFrameElement): void {
  note({ type: "pointer", frame });
  inside = frame;
  frame.focus({ preventScroll: true });
  watches.get(frame)?.onInside(true);
}

/** Whether a frame has the keyboard. */
export function isInFrame(frame: HTMLIFrameElement): boolean {
  return document.activeElement === frame;
}

/** Gives the keyboard to what had it before a frame. */
export function backToPage(): void {
  const frame = document.activeElement;
  if (lastInPage?.isConnected) lastInPage.focus({ preventScroll: true });
  if (document.activeElement === frame && frame instanceof HTMLElement) frame.blur();
}

function startWatching(): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const capture = { signal, capture: true, passive: true };
  window.addEventListener(
    "keydown",
    (event) => event.isTrusted && note({ type: "key", key: event.key }),
    capture,
  );
  for (const type of ["pointermove", "pointerover", "pointerdown"] as const)
    window.addEventListener(type, notePointer, capture);
  window.addEventListener("focusin", onFocusIn, capture);
  window.addEventListener("focusout", onFocusOut, capture);
  window.addEventListener("blur", look, { signal });
  window.addEventListener("focus", look, { signal });
  const timer = setInterval(look, LOOK_EVERY_MS);
  if (document.activeElement instanceof HTMLElement) lastInPage = document.activeElement;
  return () => {
    stop.abort();
    clearInterval(timer);
    hand = idleHand;
    lastInPage = undefined;
  };
}

function note(sign: Parameters<typeof handAfter<HTMLIFrameElement>>[1]): void {
  const before = hand.pointsAt;
  hand = handAfter(hand, sign);
  if (before === hand.pointsAt) return;
  if (before) watches.get(before)?.onPointed(false);
  if (hand.pointsAt) watches.get(hand.pointsAt)?.onPointed(true);
}

/**
 * Only a pointer that moves on the cover of a frame is on it: when a cover comes or goes under one that lies still, the
 * browser tells of it as well. A finger has no place before it presses: what it presses on is for `enterFrame`.
 */
function notePointer({ isTrusted, target, type, pointerType, screenX, screenY }: PointerEvent): void {
  if (!isTrusted || !(target instanceof Element)) return;
  const hasMoved = screenX !== lastPoint.screenX || screenY !== lastPoint.screenY;
  lastPoint = { screenX, screenY };
  const frame = pointerType === "touch" ? undefined : frameAt(target);
  const isOnFrame = frame !== undefined && type !== "pointerover" && (hasMoved || type === "pointerdown");
  if (isOnFrame) note({ type: "pointer", frame });
  else if (!frame) note({ type: "pointer", frame: undefined });
}

/** The frame that an element is, or covers. */
function frameAt(target: Element): HTMLIFrameElement | undefined {
  const frame = target.hasAttribute("data-cover") ? target.nextElementSibling : target;
  return frame instanceof HTMLIFrameElement && watches.has(frame) ? frame : undefined;
}

function onFocusIn({ target }: FocusEvent): void {
  if (target instanceof HTMLElement && !(target instanceof HTMLIFrameElement)) {
    lastInPage = target;
    note({ type: "focus" });
  }
  look();
}

/** Whoever leaves an element for no other has nothing to be given back; a frame has the focus by then. */
function onFocusOut(): void {
  setTimeout(() => {
    if (document.activeElement === document.body && !inside) lastInPage = undefined;
  });
}

/** A moment later: while the page still hears that it has lost the keyboard, the browser gives it back in name only. */
function takeBack(frame: HTMLIFrameElement): void {
  clearTimeout(takingBack);
  takingBack = setTimeout(() => {
    if (!isInFrame(frame)) return;
    backToPage();
    watches.get(frame)?.onTheft();
  });
}

function look(): void {
  const active = document.activeElement;
  const frame = active instanceof HTMLIFrameElement && watches.has(active) ? active : undefined;
  if (frame === inside) return;
  // From one frame to another nothing is taken from the page.
  if (frame && !inside && !mayEnter(hand, frame, { hasPressed: hasPressed() })) {
    takeBack(frame);
    return;
  }
  const left = inside;
  inside = frame;
  if (left) watches.get(left)?.onInside(false);
  if (frame) watches.get(frame)?.onInside(true);
}

/** A press in a frame counts for the page around it, too; where a browser does not tell, the pointer has to do. */
function hasPressed(): boolean {
  return navigator.userActivation?.isActive ?? true;
}
