import type { Refuse } from "./refusals";

/** Tags that open a document of their own; XML may put a prefix before them, or build them from entities. */
const openers = /<(?=\/?(?:[\w.-]+:)?(?:i?frame|frameset|object|embed)\b|!entity\b)/gi;

/** HTML in which no parser finds a frame, whatever it is parsed as: tags that would open one are letters. */
export function withoutFrames(html: string): string {
  return html.replace(openers, "&lt;");
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
