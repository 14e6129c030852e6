import type { Refuse } from "./refusals";

/** Tags that open a document of their own; XML may prefix them or build them from entities. */
const openers = /<(?=\/?(?:[\w.-]+:)?(?:i?frame|frameset|object|embed)\b|!entity\b)/gi;

/** Returns HTML in which no parser finds a frame: tags that would open one are escaped. */
export function withoutFrames(html: string): string {
  return html.replace(openers, "&lt;");
}

/**
 * Prevents content from removing this script's listeners, such as that for Escape, and from filling the tab's history,
 * which would disable Back. Rewriting a document with `write` removes all its listeners.
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
 * A request policy does not block peer-to-peer connections, and setting one up reveals data to a server. Therefore the
 * frame has no such API, and it may contain no frames, which would have it again.
 */
export function closeBackDoors(refuse: Refuse): void {
  for (const name of ["RTCPeerConnection", "webkitRTCPeerConnection"]) Reflect.deleteProperty(window, name);
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
  // All text that becomes HTML or a script passes through this policy, and content cannot add another one.
  trustedTypes?.createPolicy("default", {
    createHTML: (html, _type, sink) => {
      const safe = sink.endsWith("srcdoc") ? "" : withoutFrames(html);
      if (safe !== html) refuse("frame", "");
      return safe;
    },
    // A `javascript:` URL would run in the document of an otherwise empty frame.
    createScript: (code, _type, sink) => (sink === "Location href" ? null : code),
    createScriptURL: (address) => address,
  });
}
