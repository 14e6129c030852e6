import { failureOf } from "../problem";

const endRecord = 0x06054b50;
const entryRecord = 0x02014b50;
const endLength = 22;
const mostComment = 65_535;

/** How many bytes the entries of a ZIP archive have when they are inflated, as its directory declares it. */
export function inflatedSize(archive: Uint8Array): number {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const end = endOf(view);
  let at = view.getUint32(end + 16, true);
  let size = 0;
  for (let entry = view.getUint16(end + 10, true); entry > 0; entry -= 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== entryRecord) throw damaged();
    size += view.getUint32(at + 24, true);
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return size;
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
