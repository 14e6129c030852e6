import { failureOf } from "../problem";

const endRecord = 0x06054b50;
const end64Locator = 0x07064b50;
const end64Record = 0x06064b50;
const entryRecord = 0x02014b50;
const endLength = 22;
const locatorLength = 20;
const mostComment = 65_535;
/** Stands for a number of 32 bits that is in a field of 64 bits elsewhere. */
const elsewhere = 0xffffffff;
/** The extra field of an entry with its numbers of 64 bits, the inflated size first. */
const extra64 = 0x0001;

/**
 * How many bytes the entries of a ZIP archive have when they are inflated, as its directory declares it. Programs that
 * write an archive as a stream use the fields of 64 bits, however small it is.
 */
export function inflatedSize(archive: Uint8Array): number {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  try {
    let { at, entries } = directoryOf(view);
    let size = 0;
    for (; entries > 0; entries -= 1) {
      if (view.getUint32(at, true) !== entryRecord) throw damaged();
      const name = view.getUint16(at + 28, true);
      const extra = view.getUint16(at + 30, true);
      const declared = view.getUint32(at + 24, true);
      size += declared === elsewhere ? size64(view, at + 46 + name, extra) : declared;
      at += 46 + name + extra + view.getUint16(at + 32, true);
    }
    return size;
  } catch (error) {
    // The bytes after the archive.
    throw error instanceof RangeError ? damaged() : error;
  }
}

/** Where the directory begins, and how many entries it has. */
function directoryOf(view: DataView): { at: number; entries: number } {
  const end = endOf(view);
  const locator = end - locatorLength;
  if (locator < 0 || view.getUint32(locator, true) !== end64Locator)
    return { at: view.getUint32(end + 16, true), entries: view.getUint16(end + 10, true) };
  const record = numberAt(view, locator + 8);
  if (view.getUint32(record, true) !== end64Record) throw damaged();
  return { at: numberAt(view, record + 48), entries: numberAt(view, record + 32) };
}

/** The inflated size in the extra fields of an entry. */
function size64(view: DataView, from: number, length: number): number {
  for (let at = from; at + 4 <= from + length; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) === extra64) return numberAt(view, at + 4);
  }
  throw damaged();
}

/** A number of 64 bits. No archive that is read is so large that it would not fit. */
function numberAt(view: DataView, at: number): number {
  return Number(view.getBigUint64(at, true));
}

function endOf(view: DataView): number {
  const first = Math.max(0, view.byteLength - endLength - mostComment);
  for (let at = view.byteLength - endLength; at >= first; at -= 1) {
    if (view.getUint32(at, true) === endRecord) return at;
  }
  throw damaged();
}

function damaged() {
  return failureOf("file_damaged", { format: "xlsx", detail: "" });
}
