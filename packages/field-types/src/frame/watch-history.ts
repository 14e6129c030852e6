/** An entry of the page itself in the history of the tab. */
interface Place {
  key: string;
  /** How many entries there were when the page came to it: those of its frames come after. */
  own: number;
  /** How many there are, as far as has been looked at. */
  seen: number;
  /** Where Back led from it. */
  before: string | undefined;
}

interface PageNavigation {
  currentEntry: { key: string; index: number } | null;
  entries: () => { url: string | null }[];
}

/** Browsers tell a page nothing of entries that its frames add. */
const LOOK_EVERY_MS = 250;
/** A history that is full drops its first entries; all browsers have room for as many as this. */
const FULL = 50;
/** Entries of frames come and go without an event in the page, some milliseconds later. */
const STEPS_TAKE_MS = 250;

const watches = new Set<() => void>();
let known: Place | undefined;
let looking: ReturnType<typeof setInterval> | undefined;
let mending: ReturnType<typeof setTimeout> | undefined;

/** Watches for entries that frames add to the history of the tab; returns how to stop. */
export function watchHistory(onMarked: () => void): () => void {
  watches.add(onMarked);
  // Before its content comes: what is there now is the page's own.
  look();
  if (watches.size === 1) looking = setInterval(look, LOOK_EVERY_MS);
  return () => {
    watches.delete(onMarked);
    if (watches.size === 0) clearInterval(looking);
  };
}

/** Lets Back lead where it led before; for when the frames that have added entries are gone. */
export function mendHistory(): void {
  const { length } = history;
  clearTimeout(mending);
  mending = setTimeout(() => {
    // The last of what a frame did may still be on its way.
    if (history.length !== length) mendHistory();
    else stepBack();
  }, STEPS_TAKE_MS);
}

function stepBack(): void {
  const added = entriesAdded();
  const isFull = history.length >= FULL;
  if (known) known.seen = history.length;
  if (added > 0) history.go(-added);
  if (isFull) mending = setTimeout(writeBefore, STEPS_TAKE_MS);
}

/** What lay before the page may have been dropped, or lies behind more entries than can be counted. */
function writeBefore(): void {
  const { href } = location;
  const { state } = history;
  if (known?.before === undefined) return;
  history.replaceState(null, "", known.before);
  history.pushState(state, "", href);
}

function look(): void {
  if (entriesAdded() > 0) for (const tell of watches) tell();
}

/** How many entries frames have added since the page itself last went anywhere; none where it could be somebody else. */
function entriesAdded(): number {
  const { navigation } = window as { navigation?: PageNavigation };
  const isAlone = window === window.top && window.length <= watches.size;
  if (!navigation?.currentEntry || !isAlone) return 0;
  const { key, index } = navigation.currentEntry;
  const { length } = history;
  if (key !== known?.key) {
    const before = navigation.entries()[index - 1]?.url ?? undefined;
    known = { key, own: length, seen: length, before };
  }
  return length === known.seen ? 0 : length - known.own;
}
