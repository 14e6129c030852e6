import type { HubColumnType } from "@glossa/contract/hub";
import { isObject } from "./json-row";

/** A decoded value as JSON has it: dates as text, big integers as numbers or text, pictures as data URLs, labels by name. */
export function parquetValue(value: unknown, type?: HubColumnType): unknown {
  if (value === undefined || value === null) return null;
  if (typeof value === "bigint") return parquetValue(numberOf(value), type);
  if (typeof value === "number" && type?.kind === "class_label") return type.names[value] ?? null;
  if (Array.isArray(value)) {
    const item = type?.kind === "list" ? type.of : undefined;
    return value.map((each) => parquetValue(each, item));
  }
  return isObject(value) ? objectValue(value) : value;
}

function objectValue(value: Record<string, unknown> | Date | ArrayBufferView): unknown {
  if (value instanceof Date) {
    return Number.isNaN(value.getTime()) ? null : value.toISOString().replace(/\.000Z$/, "Z");
  }
  if (value instanceof Uint8Array) return dataUrl(value) ?? new TextDecoder().decode(value);
  // Vectors are lists of numbers.
  if (ArrayBuffer.isView(value)) return Array.from(value as unknown as ArrayLike<number>);
  return objectOf(value);
}

function objectOf(value: Record<string, unknown>): unknown {
  // The `datasets` library stores a picture as its bytes and its path.
  if (value.bytes instanceof Uint8Array) return dataUrl(value.bytes) ?? value.path ?? null;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, parquetValue(inner)]));
}

function numberOf(value: bigint): number | string {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : value.toString();
}

const pictures: readonly { type: string; at: number; start: string }[] = [
  { type: "png", at: 1, start: "PNG" },
  { type: "jpeg", at: 0, start: "\u00ff\u00d8\u00ff" },
  { type: "gif", at: 0, start: "GIF8" },
  { type: "webp", at: 8, start: "WEBP" },
];

function dataUrl(bytes: Uint8Array): string | undefined {
  const found = pictures.find(({ at, start }) =>
    [...start].every((letter, index) => bytes[at + index] === letter.charCodeAt(0)),
  );
  if (!found) return undefined;
  let binary = "";
  for (let at = 0; at < bytes.length; at += 8192)
    binary += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return `data:image/${found.type};base64,${btoa(binary)}`;
}
