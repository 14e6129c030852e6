/** What is shown in a frame: HTML as a record has it, or a template with the record that it shows. */
export type FrameContent =
  | { kind: "html"; html: string; direction: "ltr" | "rtl" }
  | { kind: "custom"; template: string; isAdvanced: boolean; record: unknown };

/** How the page around a frame looks, so that the frame can look like it. */
export interface FrameLook {
  /** Custom properties by name. */
  tokens: Readonly<Record<string, string>>;
  colorScheme: string;
  fontSize: string;
  language: string;
  direction: string;
}

/** A font of the page, with its file: a frame can't ask for it. */
export interface FrameFont {
  family: string;
  descriptors: FontFaceDescriptors;
  data: ArrayBuffer;
}

/** What the page tells a frame; the first message brings the port for all others. */
export interface ToFrame {
  content?: FrameContent;
  look?: FrameLook;
  fonts?: FrameFont[];
}

/** What may be refused in a frame. */
export const refusalKinds = [
  "image",
  "media",
  "font",
  "style",
  "script",
  "request",
  "frame",
  "object",
  "link",
  "download",
  "form",
  "popup",
  "dialog",
  "error",
  "other",
] as const;

/** One kind of what may be refused. */
export type RefusalKind = (typeof refusalKinds)[number];

/** Which key was pressed, and nothing about where. */
export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
  repeat: boolean;
}

/** What a frame tells the page. */
export type FromFrame =
  | { type: "height"; height: number }
  | { type: "refused"; kind: RefusalKind; detail: string }
  | { type: "failed"; message: string }
  | { type: "focus"; isInside: boolean }
  | { type: "key"; press: KeyPress }
  | { type: "leave" };

const longestDetail = 200;
const longestMessage = 1000;

/** Reads what a frame has sent; what runs in it is a stranger's, so nothing is taken as it comes. */
export function readFromFrame(data: unknown): FromFrame | undefined {
  if (!isObject(data)) return undefined;
  switch (data.type) {
    case "height":
      return typeof data.height === "number" && data.height >= 0
        ? { type: "height", height: data.height }
        : undefined;
    case "refused":
      return { type: "refused", kind: kindOf(data.kind), detail: textOf(data.detail, longestDetail) };
    case "failed":
      return { type: "failed", message: textOf(data.message, longestMessage) };
    case "focus":
      return { type: "focus", isInside: data.isInside === true };
    case "key":
      return readKey(data.press);
    case "leave":
      return { type: "leave" };
    default:
      return undefined;
  }
}

function readKey(press: unknown): FromFrame | undefined {
  if (!isObject(press) || typeof press.key !== "string" || press.key.length > 20) return undefined;
  const { key, ctrlKey, metaKey, shiftKey, altKey, repeat } = press;
  return {
    type: "key",
    press: {
      key,
      ctrlKey: ctrlKey === true,
      metaKey: metaKey === true,
      shiftKey: shiftKey === true,
      altKey: altKey === true,
      repeat: repeat === true,
    },
  };
}

function kindOf(kind: unknown): RefusalKind {
  return refusalKinds.find((known) => known === kind) ?? "other";
}

function textOf(text: unknown, longest: number): string {
  return typeof text === "string" ? text.slice(0, longest) : "";
}

function isObject(data: unknown): data is Record<string, unknown> {
  return typeof data === "object" && data !== null;
}
