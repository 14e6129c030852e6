import type { Refuse } from "./refusals";

/** Tags that open a document of their own; XML may put a prefix before them, or build them from entities. */
const openers = /<(?=\/?(?:[\w.-]+:)?(?:i?frame|frameset|object|embed)\b|!entity\b)/gi;

/** HTML in which no parser finds a frame, whatever it is parsed as: tags that would open one are letters. */
export function withoutFrames(html: string): string {
  return html.replace(openers, "&lt;");
}

/**
 * What would take this script's own listeners away, Escape among them, or fill the history of the tab, so that Back leads
 * nowhere. A document that is written to anew loses all its listeners.
 */
export function keepDocument(refuse: Refuse): void {
  const { apply } = Reflect;
  for (const name of ["open", "write", "writeln", "close"] as const) {
    const value = () => {
      refuse("other", `document.${name}`);
      return document;
    };
    Object.defineProperty(Document.prototype, name, { value, writable: false, configurable: false });
  }
  const { replaceState } = History.prototype;
  const value = (...state: unknown[]) => apply(replaceState, history, state);
  Object.defineProperty(History.prototype, "pushState", { value, writable: false, configurable: false });
}

interface PolicyFactory {
  createPolicy(
    name: "default",
    rules: Record<
      "createHTML" | "createScript",
      (text: string, type: string, sink: string) => string | null
    > & {
      createScriptURL: (address: string) => string;
    },
  ): unknown;
}

/**
 * A policy for requests does not stand in the way of calls from browser to browser, and asking for one tells a server
 * something. So there are none in the frame, and no frames in it, which would have them again.
 */
export function closeBackDoors(refuse: Refuse): void {
  for (const name of ["RTCPeerConnection", "webkitRTCPeerConnection"]) Reflect.deleteProperty(window, name);
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
  // Whatever text becomes HTML or a script comes by here, and content can't add another way.
  trustedTypes?.createPolicy("default", {
    createHTML: (html, _type, sink) => {
      const safe = sink.endsWith("srcdoc") ? "" : withoutFrames(html);
      if (safe !== html) refuse("frame", "");
      return safe;
    },
    // A script in an address would run in the document of a frame that is empty otherwise.
    createScript: (code, _type, sink) => (sink === "Location href" ? null : code),
    createScriptURL: (address) => address,
  });
}
