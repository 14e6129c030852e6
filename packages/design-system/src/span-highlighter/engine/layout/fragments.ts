/** A rectangle on the page, in pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A span's part on one line: a wrapped span has several, and bidirectional text may split a line. */
export interface Fragment extends Box {
  /** The first fragment has the tag; those on further lines repeat it after "…". */
  tag: "first" | "repeated" | "none";
  isFirst: boolean;
  isLast: boolean;
}

/** Narrower rectangles are collapsed spaces or line breaks. */
const HAIR = 0.5;
/** Maximum difference in height of rectangles on one line; adjacent ones are joined. */
const SAME = 2;

/** Joins the rectangles of a span, in their order, into its fragments. */
export function fragmentsOf(rects: readonly Box[]): Fragment[] {
  const joined: Box[] = [];
  for (const rect of rects) {
    if (rect.right - rect.left < HAIR) continue;
    const last = joined.at(-1);
    if (last && isSameLine(last, rect) && isNextTo(last, rect)) widen(last, rect);
    else joined.push({ left: rect.left, top: rect.top, right: rect.right, bottom: rect.bottom });
  }
  return joined.map((box, index) => {
    const before = joined[index - 1];
    const tag = before === undefined ? "first" : isSameLine(before, box) ? "none" : "repeated";
    return { ...box, tag, isFirst: index === 0, isLast: index === joined.length - 1 };
  });
}

/** Whether two boxes are on one line. */
export function isSameLine(a: Box, b: Box): boolean {
  return Math.abs(a.top - b.top) <= SAME;
}

function isNextTo(a: Box, b: Box): boolean {
  return b.left <= a.right + SAME && b.right >= a.left - SAME;
}

function widen(box: Box, { left, right }: Box): void {
  box.left = Math.min(box.left, left);
  box.right = Math.max(box.right, right);
}

/** A fragment with a tag, its level, and whether its span continues on the next line. */
export interface Tagged {
  box: Box;
  level: number;
  goesOn: boolean;
}

/** The space of a tag on its line, in pixels. */
export interface TagRoom {
  /** Its maximum width. */
  room: number;
  /** From where it begins to the end of the line: a wider tag begins earlier and ends with the line. */
  toEnd: number;
}

/** Minimum width of a tag at the end of a line; if its span continues, the next line repeats the label. */
const LEAST = 96;
/** What the tag before it keeps of that, if it has as much. */
const KEPT = LEAST / 2;

/**
 * How wide each tag may be before it runs into the next one of its level on its line, or over the end of the line.
 * In right-to-left text tags grow to the left.
 */
export function roomForTags(tagged: readonly Tagged[], line: { isRtl: boolean; width: number }): TagRoom[] {
  const rooms: TagRoom[] = tagged.map(() => ({ room: 0, toEnd: 0 }));
  const end = line.isRtl ? 0 : line.width;
  for (const row of rowsOf(tagged, line.isRtl)) {
    for (const [place, { start, index }] of row.entries()) {
      rooms[index] = { room: (row[place + 1]?.start ?? end) - start, toEnd: end - start };
    }
    widenLast(row, tagged, rooms);
  }
  return rooms;
}

/** Lets the last tag of a row begin earlier where little is left of the line, as far as the tag before it allows. */
function widenLast(row: readonly Start[], tagged: readonly Tagged[], rooms: readonly TagRoom[]): void {
  const [before, last] = [row.at(-2), row.at(-1)];
  const room = last && rooms[last.index];
  if (!room || tagged[last.index]?.goesOn) return;
  const roomBefore = before && rooms[before.index];
  const free = roomBefore ? Math.max(0, roomBefore.room - KEPT) : LEAST;
  const earlier = Math.min(Math.max(0, LEAST - room.room), free);
  room.room += earlier;
  if (roomBefore) roomBefore.room -= earlier;
}

interface Start {
  start: number;
  index: number;
}

/** Where the tags of each level begin on each line, in their order. */
function rowsOf(tagged: readonly Tagged[], isRtl: boolean): Start[][] {
  const rows: { box: Box; level: number; starts: Start[] }[] = [];
  for (const [index, { box, level }] of tagged.entries()) {
    const start = { start: isRtl ? -box.right : box.left, index };
    const row = rows.find((known) => known.level === level && isSameLine(known.box, box));
    if (row) row.starts.push(start);
    else rows.push({ box, level, starts: [start] });
  }
  return rows.map(({ starts }) => starts.sort((a, b) => a.start - b.start));
}
