import { Notices } from "../notice";
import type { FileSource } from "../source";
import { startOf } from "../text/decoded";

/** The beginning of a file, by which its format is recognised. */
export interface Sniff {
  /** The end of its name in lower case, without the dot. */
  extension: string;
  bytes: Uint8Array;
  /** Its text; empty for binary files. */
  text: string;
}

const sniffedBytes = 1_048_576;
// No encoding needs more than four bytes for a character: so many are whole, wherever the bytes end.
const sniffedCharacters = sniffedBytes / 4;

/** Reads the start of a file. */
export async function sniff(source: FileSource): Promise<Sniff> {
  const bytes = new Uint8Array(await source.slice(0, Math.min(sniffedBytes, source.size)));
  return { extension: extensionOf(source.name), bytes, text: await textStart(source, bytes) };
}

function extensionOf(name: string): string {
  return /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
}

/** The first bytes of containers: "PAR1" and "PK" are also letters, but the files are binary. */
export function beginsWith(bytes: Uint8Array, start: string): boolean {
  return [...start].every((letter, index) => bytes[index] === letter.charCodeAt(0));
}

/** Whether a file is called a text, which may be a table as well. */
export function isTextFile({ extension }: Sniff): boolean {
  return extension === "txt" || extension === "text";
}

// Those that texts have are missing: tabs, breaks, backspaces, and the escape of coloured logs.
// biome-ignore lint/suspicious/noControlCharactersInRegex: it finds control characters
const controls = /[\u0000-\u0007\u000e-\u001a\u001c-\u001f]/g;

/**
 * Whether a text is one. A NUL may be a mistake in one row, which is refused; binary files have many, or, where they are
 * compressed, about a tenth of all control characters. Texts may have one or two of these, which separate values.
 */
export function isText(text: string): boolean {
  const found = text.match(controls) ?? [];
  const isCompressed = found.length > text.length / 20 && new Set(found).size > 4;
  const nuls = found.filter((control) => control === "\u0000").length;
  return text !== "" && nuls < text.length / 100 && !isCompressed;
}

async function textStart(source: FileSource, bytes: Uint8Array): Promise<string> {
  if (beginsWith(bytes, "PAR1") || beginsWith(bytes, "PK\u0003\u0004")) return "";
  const start: FileSource = {
    ...source,
    size: bytes.length,
    stream: () => pieces(bytes),
  };
  return startOf(start, new Notices(), sniffedCharacters);
}

async function* pieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
