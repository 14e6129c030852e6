import { type RefObject, useEffect, useRef } from "react";
import type { FrameEvent } from "./frame-state";
import { currentLook, watchLook } from "./look";
import { watchFonts } from "./page-fonts";
import { type FrameContent, readFromFrame, type ToFrame } from "./protocol";
import { isHeavy, noTraffic, trafficAfter } from "./traffic";

/** A frame that has sent nothing by then did not load: for example without a network and if it is not cached. */
const silentAfterMs = 10_000;

interface GuestOptions {
  frame: RefObject<HTMLIFrameElement | null>;
  content: FrameContent;
  /** The texts in the content that a search matched. */
  found: readonly string[];
  note: (event: FrameEvent) => void;
  /** The content reports that a key without a use in the frame was pressed; the page cannot verify it. */
  onLeave: () => void;
}

/**
 * Sends content to a frame and processes its messages, none of which is trusted to change a response; returns the
 * handler of the frame's load event.
 */
export function useGuest({ frame, content, found, note, onLeave }: GuestOptions) {
  const port = useRef<MessagePort>(undefined);
  const stopFonts = useRef(() => {});
  const traffic = useRef(noTraffic);

  const isTooMuch = () => {
    const { isTooMuch, ...after } = trafficAfter(traffic.current, performance.now());
    traffic.current = after;
    return isTooMuch;
  };
  const flooded = () => {
    port.current?.close();
    note({ type: "flooding" });
  };
  const latest = useRef({ isTooMuch, flooded });

  useEffect(() => {
    const stop = watchLook((look) => port.current?.postMessage({ look } satisfies ToFrame));
    const timer = setTimeout(() => note({ type: "silent" }), silentAfterMs);
    // No message is expected here: messages are counted, not read.
    const onWindowMessage = ({ source }: MessageEvent) => {
      if (source === null || source !== frame.current?.contentWindow) return;
      if (latest.current.isTooMuch()) latest.current.flooded();
    };
    window.addEventListener("message", onWindowMessage);
    return () => {
      stop();
      clearTimeout(timer);
      window.removeEventListener("message", onWindowMessage);
      stopFonts.current();
      port.current?.close();
    };
  }, [frame, note]);

  const shown = useRef(content);
  useEffect(() => {
    if (shown.current === content) return;
    shown.current = content;
    port.current?.postMessage({ content } satisfies ToFrame);
  }, [content]);

  useEffect(() => port.current?.postMessage({ found } satisfies ToFrame), [found]);

  const onMessage = (event: MessageEvent) => {
    const begun = performance.now();
    const message = readFromFrame(event.data);
    if (isTooMuch() || isHeavy(performance.now() - begun)) return flooded();
    if (!message) return;
    if (message.type === "leave") return onLeave();
    if (message.type === "marked") return note({ type: "marking" });
    note(message);
  };

  const onLoad = () => {
    // The first load is the frame itself; a later one is a page that its content navigated to.
    if (port.current) {
      port.current.close();
      return note({ type: "left" });
    }
    const { port1, port2 } = new MessageChannel();
    port.current = port1;
    port1.onmessage = onMessage;
    // A document without an origin matches no target but "*"; the message contains only what the frame is to show.
    frame.current?.contentWindow?.postMessage(
      { content, found, look: currentLook() } satisfies ToFrame,
      "*",
      [port2],
    );
    stopFonts.current = watchFonts((fonts) => port1.postMessage({ fonts } satisfies ToFrame));
  };
  return onLoad;
}
