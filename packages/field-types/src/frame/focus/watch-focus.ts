import { handAfter, idleHand, mayEnter } from "./hand";

/** Callbacks of a frame about the focus and the pointer. */
export interface FrameWatch {
  /** The keyboard focus has entered or left the frame. */
  onInside: (isInside: boolean) => void;
  /** Whether the pointer is over the frame, so that a press may go into it. */
  onPointed: (isPointed: boolean) => void;
  /** The content has taken the focus; it has already been returned to the page. */
  onTheft: () => void;
}

/** The page receives no event when the focus moves between two frames. */
const LOOK_EVERY_MS = 250;

const watches = new Map<HTMLIFrameElement, FrameWatch>();
let hand: Parameters<typeof handAfter<HTMLIFrameElement>>[0] = idleHand;
let inside: HTMLIFrameElement | undefined;
/** The element that had the focus before a frame. */
let lastInPage: HTMLElement | undefined;
let lastPoint = { screenX: 0, screenY: 0 };
let takingBack: ReturnType<typeof setTimeout> | undefined;
let stopWatching: (() => void) | undefined;

/** Watches the focus of a frame and takes it back unless the user moved it; returns a function that stops it. */
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

/** Moves the focus into a frame after a press on its cover. */
export function enterFrame(frame: HTMLIFrameElement): void {
  note({ type: "pointer", frame });
  inside = frame;
  frame.focus({ preventScroll: true });
  watches.get(frame)?.onInside(true);
}

/** Whether a frame has the focus. */
export function isInFrame(frame: HTMLIFrameElement): boolean {
  return document.activeElement === frame;
}

/** Returns the focus to the element that had it before a frame. */
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
 * The pointer is over a frame only if it moves on the frame's cover: browsers also fire events if a cover appears or
 * disappears under a resting pointer. A finger has no position before it presses: `enterFrame` handles its presses.
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

/** Returns the frame that an element is or covers. */
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

/** Focus that left for no other element is not restored. Checked in a timeout, when a frame would have the focus. */
function onFocusOut(): void {
  setTimeout(() => {
    if (document.activeElement === document.body && !inside) lastInPage = undefined;
  });
}

/** Waits for the next task: during the page's blur event, the browser would restore the focus only nominally. */
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
  // A move from one frame to another takes no focus from the page.
  if (frame && !inside && !mayEnter(hand, frame, { hasPressed: hasPressed() })) {
    takeBack(frame);
    return;
  }
  const left = inside;
  inside = frame;
  if (left) watches.get(left)?.onInside(false);
  if (frame) watches.get(frame)?.onInside(true);
}

/** A press in a frame also activates the surrounding page; without this API, the pointer's position must suffice. */
function hasPressed(): boolean {
  return navigator.userActivation?.isActive ?? true;
}
