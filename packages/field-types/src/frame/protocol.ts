/** The content of a frame: HTML from a record, or a template with the record that it shows. */
export type FrameContent =
  | { kind: "html"; html: string; direction: "ltr" | "rtl" }
  | { kind: "custom"; template: string; isAdvanced: boolean; record: unknown };

/** The appearance of the page around a frame, so that the frame can match it. */
export interface FrameLook {
  /** Custom properties by name. */
  tokens: Readonly<Record<string, string>>;
  colorScheme: string;
  fontSize: string;
  language: string;
  direction: string;
}

/** A font of the page with its file, which a frame cannot request. */
export interface FrameFont {
  family: string;
  descriptors: FontFaceDescriptors;
  data: ArrayBuffer;
}

/** A message from the page to a frame; the first one transfers the port for all others. */
export interface ToFrame {
  content?: FrameContent;
  /** The texts in the content that a search matched. */
  found?: readonly string[];
  look?: FrameLook;
  fonts?: FrameFont[];
}

/** The kinds of content that the policy can block in a frame. */
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

/** One kind of refusal. */
export type RefusalKind = (typeof refusalKinds)[number];

/** A refusal in a frame: equal ones once, with their count. */
export interface Refused {
  kind: RefusalKind;
  detail: string;
  count: number;
}

/** A message from a frame to the page. None of them transmits a key: content of the frame could forge it. */
export type FromFrame =
  | { type: "height"; height: number }
  | { type: "refused"; refused: readonly Refused[] }
  | { type: "failed"; message: string }
  | { type: "marked" }
  | { type: "leave" };

const longestDetail = 200;
const longestMessage = 1000;
const mostRefused = 40;
const highestCount = 1_000_000;

/** Parses a message of a frame; its content is untrusted, so every property is checked. */
export function readFromFrame(data: unknown): FromFrame | undefined {
  if (!isObject(data)) return undefined;
  switch (data.type) {
    case "height":
      return typeof data.height === "number" && data.height >= 0
        ? { type: "height", height: data.height }
        : undefined;
    case "refused":
      return Array.isArray(data.refused)
        ? { type: "refused", refused: data.refused.slice(0, mostRefused).flatMap(readRefused) }
        : undefined;
    case "failed":
      return { type: "failed", message: textOf(data.message, longestMessage) };
    case "marked":
    case "leave":
      return { type: data.type };
    default:
      return undefined;
  }
}

function readRefused(refused: unknown): Refused[] {
  if (!isObject(refused)) return [];
  const { kind, detail, count } = refused;
  if (typeof count !== "number" || !Number.isInteger(count) || count < 1) return [];
  return [
    { kind: kindOf(kind), detail: textOf(detail, longestDetail), count: Math.min(count, highestCount) },
  ];
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
