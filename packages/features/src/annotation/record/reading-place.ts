import { useLatest } from "@glossa/design-system";
import { useLayoutEffect } from "react";
import type { RecordView } from "../view-model";
import { edgeOf, scrollerOf } from "./record-pane";

type Read = Pick<RecordView, "id" | "fields">;

/** Where a record was left: what stood at the upper edge. Heights change as parts come into view, so pixels are not enough. */
interface Place {
  /** The content as a number: a whole record may have pictures of megabytes. */
  content: number;
  /** The number of the part: a field, or a message of a chat. -1 is above all of them. */
  part: number;
  /** How far below the start of that part, or of the record, the edge was. */
  offset: number;
}

/** The places of the records that were left last, until the page is closed. */
const places = new Map<string, Place>();
const MOST_PLACES = 100;

/** Notes where a record is left. A record whose content has changed since starts at its start. */
export function useReadingPlace(read: Read): void {
  const enter = useLatest(() => checkPlace(read));
  const leave = useLatest(() => keepPlace(read));
  // The cleanup runs while the record is still in the document.
  useLayoutEffect(() => {
    enter();
    return () => leave();
  }, []);
}

function checkPlace({ id, fields }: Read): void {
  const place = places.get(id);
  if (place && place.content !== hashOf(fields)) places.delete(id);
}

function keepPlace({ id, fields }: Read): void {
  const record = document.getElementById("record");
  if (!record) return;
  places.delete(id);
  if (scrollerOf(record).scrollTop === 0) return;
  const edge = edgeOf(record);
  const starts = partsOf(record).map(topOf);
  const part = starts.findLastIndex((start) => start <= edge);
  places.set(id, { content: hashOf(fields), part, offset: edge - (starts[part] ?? topOf(record)) });
  const [oldest] = places.keys();
  if (places.size > MOST_PLACES && oldest !== undefined) places.delete(oldest);
}

/** Scrolls a record that has just appeared to where it was left, else to its start. Returns whether it was left elsewhere. */
export function showRecord(record: HTMLElement): boolean {
  record.scrollIntoView({ block: "start" });
  const place = places.get(record.dataset.recordId ?? "");
  const part = place && (place.part === -1 ? record : partsOf(record)[place.part]);
  if (!part) return false;
  // A message of a long chat has an estimated height until it is visible; the place in it needs the actual one.
  if (part instanceof HTMLElement && part !== record) part.style.contentVisibility = "visible";
  scrollerOf(record).scrollTop += topOf(part) + place.offset - edgeOf(record);
  return true;
}

/** The fields of a record and the messages of its chats, in their order. */
function partsOf(record: Element): Element[] {
  return [...record.querySelectorAll("[data-record-part]")];
}

function topOf(element: Element): number {
  return element.getBoundingClientRect().top;
}

/** FNV-1a over the code units, in 32 bits. */
function hashOf(fields: RecordView["fields"]): number {
  const text = JSON.stringify(fields);
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash;
}
