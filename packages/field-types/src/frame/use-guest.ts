import { type RefObject, useEffect, useReducer, useRef } from "react";
import { type FrameEvent, frameAfter, newFrame } from "./frame-state";
import { currentLook, watchLook } from "./look";
import { watchFonts } from "./page-fonts";
import { type FrameContent, type KeyPress, readFromFrame, type ToFrame } from "./protocol";

/** A frame that has said nothing by then never came: without a network, say, and not kept by the browser. */
const silentAfterMs = 10_000;

interface GuestOptions {
  frame: RefObject<HTMLIFrameElement | null>;
  content: FrameContent;
  /** Escape was pressed in the frame. */
  onLeave: () => void;
}

/** Hands a frame its content, follows what it says, and passes its keys on as if they were pressed on the frame itself. */
export function useGuest({ frame, content, onLeave }: GuestOptions) {
  const [state, dispatch] = useReducer(
    (known: typeof newFrame, { event, now }: { event: FrameEvent; now: number }) =>
      frameAfter(known, event, now),
    newFrame,
  );
  const port = useRef<MessagePort>(undefined);
  const stopFonts = useRef(() => {});
  const note = (event: FrameEvent) => dispatch({ event, now: performance.now() });

  useEffect(() => {
    const stop = watchLook((look) => port.current?.postMessage({ look } satisfies ToFrame));
    // At once; the frame tells it, too, where the keyboard comes from another frame.
    const onBlur = () => {
      const isInside = document.activeElement === frame.current;
      if (isInside) dispatch({ event: { type: "focus", isInside }, now: performance.now() });
    };
    window.addEventListener("blur", onBlur);
    const timer = setTimeout(
      () => dispatch({ event: { type: "silent" }, now: performance.now() }),
      silentAfterMs,
    );
    return () => {
      stop();
      window.removeEventListener("blur", onBlur);
      clearTimeout(timer);
      stopFonts.current();
      port.current?.close();
    };
  }, [frame]);

  const shown = useRef(content);
  useEffect(() => {
    if (shown.current === content) return;
    shown.current = content;
    port.current?.postMessage({ content } satisfies ToFrame);
  }, [content]);

  const onMessage = ({ data }: MessageEvent) => {
    const message = readFromFrame(data);
    if (!message) return;
    if (message.type === "key") return pressOn(frame.current, message.press);
    if (message.type === "leave") return onLeave();
    note(message);
  };

  const onLoad = () => {
    // Only the frame itself is loaded first; whatever is loaded after it is where its content has gone.
    if (port.current) {
      port.current.close();
      return note({ type: "left" });
    }
    const { port1, port2 } = new MessageChannel();
    port.current = port1;
    port1.onmessage = onMessage;
    // A document without an origin can be named by no other target than "*"; what it gets is what it is to show.
    frame.current?.contentWindow?.postMessage({ content, look: currentLook() } satisfies ToFrame, "*", [
      port2,
    ]);
    stopFonts.current = watchFonts((fonts) => port1.postMessage({ fonts } satisfies ToFrame));
  };
  return { state, onLoad };
}

function pressOn(frame: HTMLIFrameElement | null, press: KeyPress): void {
  if (!frame || document.activeElement !== frame) return;
  frame.dispatchEvent(new KeyboardEvent("keydown", { ...press, bubbles: true, cancelable: true }));
}
