/** The encodings that are found out. */
export type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";

/** The encoding, by the first bytes of a text. Text without a byte order mark is UTF-8 unless a byte is invalid. */
export function encodingOf(start: Uint8Array): Encoding {
  if (start[0] === 0xff && start[1] === 0xfe) return "utf-16le";
  if (start[0] === 0xfe && start[1] === 0xff) return "utf-16be";
  if (start[0] === 0xef && start[1] === 0xbb && start[2] === 0xbf) return "utf-8";
  return encodingWithoutMark(start);
}

// Of the letters, digits and line ends of most scripts, UTF-16 writes one byte as 0.
function encodingWithoutMark(start: Uint8Array): Encoding {
  const zeros = [0, 0];
  for (let index = 0; index < start.length; index += 1) {
    if (start[index] === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  }
  const pairs = start.length / 2;
  const [even = 0, odd = 0] = zeros;
  if (odd > pairs / 3 && even < pairs / 20) return "utf-16le";
  if (even > pairs / 3 && odd < pairs / 20) return "utf-16be";
  return "utf-8";
}

/** Whether the bytes begin with text that UTF-8 cannot have written before a longer character has: windows-1252. */
export function isWindows1252(bytes: Uint8Array): boolean {
  const first = bytes.findIndex((byte) => byte > 0x7f);
  if (first === -1) return false;
  const length = sequenceLength(bytes[first] ?? 0);
  const sequence = bytes.subarray(first, first + length);
  return length === 0 || !isUtf8(sequence);
}

function sequenceLength(byte: number): number {
  if (byte >= 0xc2 && byte <= 0xdf) return 2;
  if (byte >= 0xe0 && byte <= 0xef) return 3;
  return byte >= 0xf0 && byte <= 0xf4 ? 4 : 0;
}

/** Whether bytes are UTF-8. */
export function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
